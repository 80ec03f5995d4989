// Festivals: what to bring to the tables that are laid today, and which comes next.

import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { DAY, dayAt } from "../../../farm/numbers/time.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import {
  type Festival,
  festivalIds,
  festivalOf,
  laidSince,
} from "../../../farm/tables/festivals.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { WishButton } from "../parts/WishButton.tsx";
import { dateWords, listed } from "../parts/words.ts";
import { laidUntil, nextFestival } from "./nextFestival.ts";
import { strings } from "./strings.ts";

type LaidProps = { readonly paper: PaperProps; readonly festival: Festival };

function Laid({ paper, festival }: LaidProps) {
  const { farm } = paper.state;
  const day = dayAt(paper.now);
  const hasBeen = farm.book[`festival ${festival}`]?.best === laidSince(festival, day);
  const needs = entriesOf(festivalOf(festival).brings).map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
  );
  return (
    <Part title={strings.festival(festivalNames[festival])}>
      <p className={css.note}>
        {hasBeen ? strings.been : strings.bring(listed(needs))}{" "}
        {strings.until(dateWords(laidUntil(festival, day) * DAY))}
      </p>
      {!hasBeen && (
        <div className={css.deeds}>
          <WishButton paper={paper} wish={{ kind: "celebrate", festival }}>
            {strings.give}
          </WishButton>
        </div>
      )}
    </Part>
  );
}

export function Tables(paper: PaperProps) {
  const day = dayAt(paper.now);
  const next = nextFestival(day);
  const brings = entriesOf(festivalOf(next.festival).brings);
  const goods = listed(brings.map(([good, count]) => farmWords.count(good, count)));
  return (
    <>
      {festivalIds
        .filter((festival) => laidSince(festival, day) !== null)
        .map((festival) => (
          <Laid key={festival} paper={paper} festival={festival} />
        ))}
      <Part title={strings.coming}>
        <p className={css.note}>
          {strings.on(festivalNames[next.festival], dateWords(next.day * DAY), goods)}
        </p>
      </Part>
    </>
  );
}
