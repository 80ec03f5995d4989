// Three goals in sight, each with a bar of how far it is.
import { goalsInSight } from "../../../farm/goals/inSight.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { FillBar } from "../parts/FillBar.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "./GoalBars.module.css";
import { goalWords } from "./goalWords.ts";
import { strings } from "./strings.ts";

export function GoalBars({ played, state, now }: PaperProps) {
  return (
    <PaperSection title={strings.title}>
      <ul role="list" className={css.goals}>
        {goalWords(goalsInSight(played.ground, state.farm, now)).map(({ words, has, of }) => (
          <li key={words}>
            <p className={css.words}>{words}</p>
            <FillBar has={has} of={of} />
          </li>
        ))}
      </ul>
    </PaperSection>
  );
}
