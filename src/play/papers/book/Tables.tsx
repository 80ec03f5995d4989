// Festivals: what to bring to the tables that are laid today, and which comes next.

import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { DAY, dayAt } from "../../../farm/numbers/time.ts";
import { entriesOf } from "../../../farm/state/counts.ts";
import { festivalOf } from "../../../farm/tables/festivals.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { dateWords, listed } from "../parts/words.ts";
import { LaidTable } from "./LaidTable.tsx";
import { laidOn, nextFestival } from "./laid.ts";
import { strings } from "./strings.ts";

export function Tables(paper: PaperProps) {
  const day = dayAt(paper.now);
  const next = nextFestival(day);
  const brings = entriesOf(festivalOf(next.festival).brings);
  const goods = listed(brings.map(([good, count]) => farmWords.count(good, count)));
  return (
    <>
      {laidOn(day).map((festival) => (
        <LaidTable key={festival} paper={paper} festival={festival} />
      ))}
      <Part title={strings.coming}>
        <p className={css.note}>
          {strings.on(festivalNames[next.festival], dateWords(next.day * DAY), goods)}
        </p>
      </Part>
    </>
  );
}
