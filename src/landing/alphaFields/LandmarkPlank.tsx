// A plank cut into pieces, each as long as its landmark is common, and each the way to the fields that have it; it asks of the one that the dial shows.

import { fieldCounts } from "virtual:field-counts";
import words from "../../../content/landing/alpha-fields.json";
import { type KindOf, odds } from "../../fields/odds.ts";
import { groupDigits } from "../../lib/groupDigits.ts";
import { link } from "../../lib/link.ts";
import css from "./LandmarkPlank.module.css";
import { strings } from "./strings.ts";

const pieces = odds.landmark
  .map(({ id, name }) => ({
    id,
    name: id === "none" ? strings.noLandmark : name,
    count: fieldCounts.landmark[id] ?? 0,
  }))
  .filter(({ count }) => count > 0)
  .toSorted((a, b) => b.count - a.count);

/** `own` is the landmark of the field that the dial shows. */
export function LandmarkPlank({ own }: { own: KindOf<"landmark"> }) {
  return (
    <div className={css.odds}>
      <div className={css.words}>
        <h3>{words.oddsTitle[own]}</h3>
        <p>{words.oddsText}</p>
      </div>
      <ul role="list" className={css.plank} aria-label={strings.oddsCaption}>
        {pieces.map(({ id, name, count }) => (
          <li key={id} className={css[id]}>
            <a href={link(`/fields?landmark=${id}`)} aria-current={id === own ? "true" : undefined}>
              <b>{groupDigits(count)}</b> <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
