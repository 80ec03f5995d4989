// Twelve trophies: the heaviest of each crop on a board, over a plate for its weight.
import { type Crop, modelCrops } from "../crops/stages.ts";
import { block, box, type Part, scaled } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ofFarm, standingAt } from "./ofFarm.ts";
import { specimen } from "./produce.ts";

const board: readonly Part[] = [
  box([0.74, 0.9, 0.06], [0, 0, 0.03], "walnut", { bevel: 0.025 }),
  box([0.62, 0.78, 0.04], [0, 0.06, 0.06], "oak", { bevel: 0.02 }),
  box([0.34, 0.1, 0.03], [0, 0.09, 0.09], "brass", { bevel: 0.01 }),
  block([0.22, 0.012, 0.01], [0, 0.145, 0.108], "bark"),
  block([0.16, 0.012, 0.01], [0, 0.12, 0.108], "bark"),
];

/** Half of it stands out of the board. */
const OUT = 0.13;
const SIZE = 1.25;

const trophy = (crop: Crop): Piece =>
  ofFarm({
    id: `trophy-${crop}`,
    name: `Trophy: ${crop}`,
    words: "record weight prize",
    stands: "wall",
    hangsAt: 1.7,
    parts: [...board, ...standingAt(scaled(specimen(crop), SIZE), [0, 0.25, OUT])],
  });

export const trophies: readonly Piece[] = modelCrops.map(trophy);
