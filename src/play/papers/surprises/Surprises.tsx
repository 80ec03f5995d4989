// What is to be seen on the field just now, by whoever happens to be there: to be put into the book.
import { surpriseWords } from "../../../farm/describe/surprises.ts";
import { surprisesAt } from "../../../farm/surprises/surprisesAt.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { WishButton } from "../parts/WishButton.tsx";
import { strings } from "./strings.ts";

/** Nothing at all where there is nothing: that is most of the time. */
export function Surprises(paper: PaperProps) {
  const { played, state, now } = paper;
  const there = surprisesAt(played.ground, state.farm, now);
  if (there.length === 0) return null;
  return (
    <Part title={strings.title}>
      {there.map((surprise) => (
        <div key={surprise}>
          <p className={css.note}>{surpriseWords[surprise]}</p>
          <div className={css.deeds}>
            <WishButton paper={paper} wish={{ kind: "notice", surprise }}>
              {strings.keep}
            </WishButton>
          </div>
        </div>
      ))}
    </Part>
  );
}
