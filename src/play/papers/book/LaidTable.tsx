// A festival's table that is laid: what to bring to it, until when, and to bring it.
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { DAY, dayAt } from "../../../farm/numbers/time.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { type Festival, festivalOf } from "../../../farm/tables/festivals.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { WishButton } from "../parts/WishButton.tsx";
import { dateWords, listed } from "../parts/words.ts";
import { hasBeenTo, laidUntil } from "./laid.ts";
import { strings } from "./strings.ts";

type LaidTableProps = {
  readonly paper: PaperProps;
  readonly festival: Festival;
  /** Without a button for what one has not got. */
  readonly isBrief?: boolean;
};

export function LaidTable({ paper, festival, isBrief }: LaidTableProps) {
  const { farm } = paper.state;
  const day = dayAt(paper.now);
  const hasBeen = hasBeenTo(farm, festival, day);
  const brings = entriesOf(festivalOf(festival).brings);
  const hasAll = brings.every(([good, count]) => countOf(farm.barn, good) >= count);
  const needs = brings.map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
  );
  return (
    <Part title={strings.festival(festivalNames[festival])}>
      <p className={css.note}>
        {hasBeen ? strings.been : strings.bring(listed(needs))}{" "}
        {strings.until(dateWords(laidUntil(festival, day) * DAY))}
      </p>
      {!hasBeen && (hasAll || !isBrief) && (
        <div className={css.deeds}>
          <WishButton paper={paper} wish={{ kind: "celebrate", festival }}>
            {strings.give}
          </WishButton>
        </div>
      )}
    </Part>
  );
}
