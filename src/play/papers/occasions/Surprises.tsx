// What is to be seen on the field just now, by whoever happens to be there: to be put into the book.
import { surpriseWords } from "../../../farm/describe/surprises.ts";
import { surprisesAt } from "../../../farm/surprises/surprisesAt.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { strings } from "./strings.ts";

/** Nothing at all where there is nothing: that is most of the time. */
export function Surprises(paper: PaperProps) {
  const { played, state, now } = paper;
  const there = surprisesAt(played.ground, state.farm, now);
  if (there.length === 0) return null;
  return (
    <PaperSection title={strings.now}>
      {there.map((surprise) => (
        <div key={surprise}>
          <p className={css.note}>{surpriseWords[surprise]}</p>
          <div className={css.deeds}>
            <ActionButton paper={paper} wish={{ kind: "notice", surprise }}>
              {strings.notice}
            </ActionButton>
          </div>
        </div>
      ))}
    </PaperSection>
  );
}
