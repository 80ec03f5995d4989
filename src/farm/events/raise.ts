// Buying the next of a tool: once, and it never wears.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Farm } from "../state/farm.ts";
import { type FarmTool, toolCosts } from "../tables/tools.ts";
import { shortOf } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

/** What the next costs; null where one has the best. */
export const penceOfTool = (farm: Farm, tool: FarmTool): number | null =>
  toolCosts[tool][farm.tools[tool]] ?? null;

export const raise: EventReducer<"raise"> = (farm, { tool }) => {
  const cost = penceOfTool(farm, tool);
  if (cost === null) return refuse({ kind: "best" });
  const short = shortOf("pence", farm.pence, cost);
  if (short) return refuse(short);
  const raised = { ...farm.tools, [tool]: farm.tools[tool] + 1 };
  return accept({
    farm: { ...farm, pence: farm.pence - cost, tools: raised },
    told: { pence: -cost },
  });
};
