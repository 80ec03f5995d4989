// Small pictures of the tools by how far they have come, drawn from the models.
import type { FarmTool } from "../../farm/tables/tools.ts";
import barn0 from "./images/tools/barn-0.svg?no-inline";
import barn1 from "./images/tools/barn-1.svg?no-inline";
import barn2 from "./images/tools/barn-2.svg?no-inline";
import barn3 from "./images/tools/barn-3.svg?no-inline";
import barn4 from "./images/tools/barn-4.svg?no-inline";
import barn5 from "./images/tools/barn-5.svg?no-inline";
import barn6 from "./images/tools/barn-6.svg?no-inline";
import barn7 from "./images/tools/barn-7.svg?no-inline";
import bench0 from "./images/tools/bench-0.svg?no-inline";
import bench1 from "./images/tools/bench-1.svg?no-inline";
import bench2 from "./images/tools/bench-2.svg?no-inline";
import can0 from "./images/tools/can-0.svg?no-inline";
import can1 from "./images/tools/can-1.svg?no-inline";
import can2 from "./images/tools/can-2.svg?no-inline";
import can3 from "./images/tools/can-3.svg?no-inline";
import frames0 from "./images/tools/frames-0.svg?no-inline";
import sluice0 from "./images/tools/sluice-0.svg?no-inline";
import stove0 from "./images/tools/stove-0.svg?no-inline";

/** From what every farm has; the last one stands for what comes after it. */
const byRung = {
  barn: [barn0, barn1, barn2, barn3, barn4, barn5, barn6, barn7],
  can: [can0, can1, can2, can3],
  stove: [stove0],
  bench: [bench0, bench1, bench2],
  frames: [frames0],
  sluice: [sluice0],
} as const satisfies Record<FarmTool, readonly [string, ...string[]]>;

export const toolPicture = (tool: FarmTool, rung: number): string => {
  const pictures: readonly string[] = byRung[tool];
  return pictures[rung] ?? pictures.at(-1)!;
};
