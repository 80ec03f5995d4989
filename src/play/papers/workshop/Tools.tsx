// The tools: how far each has come, and the next of it to buy; unfolded what it does.
import { penceOfTool } from "../../../farm/events/raise.ts";
import { toolCosts, toolIds } from "../../../farm/tables/tools.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { Rungs } from "../parts/Rungs.tsx";
import { ToolPicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { inPence } from "../parts/words.ts";
import { farmToolNames, strings } from "./strings.ts";
import { toolWords } from "./toolWords.ts";

export function Tools(paper: PaperProps) {
  const { farm } = paper.state;
  return (
    <PaperSection title={strings.tools}>
      <Tiles abreast={3}>
        {toolIds.map((tool) => {
          const pence = penceOfTool(farm, tool);
          return (
            <Tile
              key={tool}
              paper={paper}
              id={`workshop ${tool}`}
              picture={<ToolPicture tool={tool} rung={farm.tools[tool]} />}
              name={farmToolNames[tool]}
              line={<Rungs has={farm.tools[tool]} of={toolCosts[tool].length} />}
              more={<p>{toolWords(farm, tool, pence !== null)}</p>}
            >
              {pence !== null && (
                <ActionButton
                  paper={paper}
                  wish={{ kind: "raise", tool }}
                  label={strings.buyWhat(inPence(pence), farmToolNames[tool])}
                >
                  {strings.buy(inPence(pence))}
                </ActionButton>
              )}
            </Tile>
          );
        })}
      </Tiles>
    </PaperSection>
  );
}
