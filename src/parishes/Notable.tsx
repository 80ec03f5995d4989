// What a parish is known for: its landmarks, and the rarest thing that any of its fields has.
import { fieldCounts } from "virtual:field-counts";
import site from "../../site.config.ts";
import { fieldLink } from "../alphaFields/links/index.ts";
import { oddsWords } from "../fields/countedOdds.ts";
import { traitTitles } from "../fields/odds.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import css from "./Land.module.css";
import { countKinds, rarestOf } from "./parishFacts.ts";
import { strings } from "./strings.ts";

type NotableProps = { parish: number; fields: readonly FieldTraits[]; nameOf(id: number): string };

export function Notable({ parish, fields, nameOf }: NotableProps) {
  const found = (trait: string, kind: string) => link(`/fields?${trait}=${kind}&parish=${parish}`);
  const landmarks = countKinds(fields, "landmark").filter(({ kind }) => kind.id !== "none");
  const rarest = rarestOf(fields);
  const [only, ...others] = rarest.fields;
  return (
    <section aria-labelledby="notable-title" className={css.notable}>
      <h2 id="notable-title">{strings.notableTitle}</h2>
      <dl className={css.facts}>
        <div>
          <dt>{strings.rarest}</dt>
          <dd>
            {strings.rare(
              rarest.kind.name,
              traitTitles[rarest.trait],
              oddsWords(fieldCounts[rarest.trait][rarest.kind.id] ?? 0, site.collection.size),
            )}
            <br />
            {others.length === 0 ? (
              <a href={fieldLink(only!.id)}>
                {nameOf(only!.id)}, {only!.id}
              </a>
            ) : (
              <a href={found(rarest.trait, rarest.kind.id)}>{strings.on(rarest.fields.length)}</a>
            )}
          </dd>
        </div>
        <div>
          <dt>{strings.landmarks}</dt>
          {landmarks.length === 0 && <dd>{strings.noLandmarks}</dd>}
          {landmarks.map(({ kind, count }) => (
            <dd key={kind.id}>
              <a href={found("landmark", kind.id)}>{strings.landmark(kind.name, count)}</a>
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
