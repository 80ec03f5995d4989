// Shelves that stand open on all sides, four boards high.
import { block, box, mirror } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

const THICK = 0.08;
const BOARDS = [0.12, 0.98, 1.84, 2.7] as const;

export const openShelves: Piece = {
  id: "open-shelves",
  name: "Open shelves",
  set: "parlour",
  words: "shelf rack storage bookcase",
  stands: "floor",
  surfaces: [
    top(BOARDS[3] + THICK, 1.96, 0.68),
    // The lower boards, each with the room up to the next.
    ...[2, 1, 0].map((i) => ({
      ...top(BOARDS[i]! + THICK, 1.8, 0.68),
      clear: BOARDS[i + 1]! - BOARDS[i]! - THICK,
    })),
  ],
  tint: ["wood", "oak", undefined, "walnut"],
  parts: [
    ...mirror(
      ...[-0.28, 0.28].map((z) =>
        box([0.09, 2.72, 0.09], [-0.94, 0, z], "walnut", { bevel: 0.02 }),
      ),
      ...[0.52, 1.38, 2.24].map((y) => block([0.05, 0.06, 0.5], [-0.94, y, 0], "walnut")),
    ),
    ...BOARDS.map((y) => box([2, THICK, 0.68], [0, y, 0], "oak", { bevel: 0.025 })),
  ],
};
