// Animals, hives and trees that could come, what each gives and takes, and how much meadow is left.

import { keepNames } from "../../../farm/describe/keepNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { meadowLeft, penceOfKeep } from "../../../farm/meadow/kept.ts";
import { keepIds } from "../../../farm/tables/keeps.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { capital } from "../parts/words.ts";
import { comerWords } from "./groupWords.ts";
import { strings } from "./strings.ts";

export function Comers(paper: PaperProps) {
  const { played, state } = paper;
  return (
    <Part title={strings.settle}>
      <p className={css.note}>
        {strings.left(farmWords.squares(meadowLeft(played.ground, state.farm)))}
      </p>
      <ul role="list" className={css.rows}>
        {keepIds.map((keep) => {
          const pence = penceOfKeep(state.farm, keep);
          const name = capital(keepNames[keep][0]);
          return (
            pence !== null && (
              <Row key={keep} name={name} words={comerWords(keep)} group={name}>
                <WishButton paper={paper} wish={{ kind: "settle", keep }}>
                  {strings.buy(pence)}
                </WishButton>
              </Row>
            )
          );
        })}
      </ul>
    </Part>
  );
}
