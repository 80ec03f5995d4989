// The slate: what each good that one knows fetches today, and what it will on Monday.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { useId } from "react";
import { quote } from "../../../farm/market/price.ts";
import { DAY, dayAt, type Ms, weekdayOf } from "../../../farm/numbers/time.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import paper from "../parts/paper.module.css";
import { goodName, inPence } from "../parts/words.ts";
import { knownGoods } from "./knownGoods.ts";
import css from "./Slate.module.css";
import { strings } from "./strings.ts";

/** The first moment of next week: its card hangs there from then on. */
const nextMonday = (at: Ms): Ms => (dayAt(at) + 7 - weekdayOf(dayAt(at))) * DAY;

export function Slate({ state, now, clock }: PaperProps) {
  const id = useId();
  const { farm } = state;
  const monday = nextMonday(now);
  return (
    <Fold title={strings.slate}>
      <table className={css.slate} aria-label={strings.slate} aria-describedby={id}>
        <thead>
          <tr>
            <th scope="col">{strings.good}</th>
            <th scope="col">{strings.today}</th>
            <th scope="col">{strings.next}</th>
          </tr>
        </thead>
        <tbody>
          {knownGoods(farm).map((good) => (
            <tr key={good}>
              <th scope="row">{goodName(good)}</th>
              <td>{inPence(quote(farm, good, 1, now))}</td>
              <td>{inPence(quote({ stall: {} }, good, 1, monday))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={id} className={paper.note}>
        {strings.caption(clock(monday))}
      </p>
    </Fold>
  );
}
