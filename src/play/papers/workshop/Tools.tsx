// The tools: what each does, and the next of it to buy.
import { penceOfTool } from "../../../farm/events/raise.ts";
import { toolIds } from "../../../farm/tables/tools.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { strings, toolNames } from "./strings.ts";
import { toolWords } from "./toolWords.ts";

export function Tools(paper: PaperProps) {
  const { farm } = paper.state;
  return (
    <Part title={strings.tools}>
      <p className={css.note}>{strings.toolsNote}</p>
      <ul role="list" className={css.rows}>
        {toolIds.map((tool) => {
          const pence = penceOfTool(farm, tool);
          return (
            <Row
              key={tool}
              name={toolNames[tool]}
              {...(pence === null && { end: strings.bought })}
              words={toolWords(farm, tool, pence !== null)}
              group={toolNames[tool]}
            >
              {pence !== null && (
                <WishButton paper={paper} wish={{ kind: "raise", tool }}>
                  {strings.buy(pence)}
                </WishButton>
              )}
            </Row>
          );
        })}
      </ul>
    </Part>
  );
}
