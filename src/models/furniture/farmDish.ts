// A dish of the farm's kitchen as a piece for rooms, and the board that some are brought on.
import { box, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ofFarm } from "./ofFarm.ts";

export const board: Part = box([0.6, 0.04, 0.42], [0, 0, 0], "wood", { bevel: 0.015 });

export const dish = (
  id: string,
  name: string,
  words: string,
  parts: readonly Part[],
  more: Pick<Piece, "steams"> = {},
): Piece =>
  ofFarm({
    id: `dish-${id}`,
    name,
    words: `food meal ${words}`,
    stands: "surface",
    ...more,
    parts,
  });
