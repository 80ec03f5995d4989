// Two ledges on a wall, to put things on.
import { box, mirror } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

const LEDGES = [0.16, 1.08] as const;
const THICK = 0.08;

export const plainShelf: Piece = {
  id: "plain-shelf",
  name: "Plain shelf",
  set: "parlour",
  words: "ledge storage",
  stands: "wall",
  hangsAt: 1.7,
  surfaces: [
    top(LEDGES[1] + THICK, 1.96, 0.6, 0, 0.3),
    { ...top(LEDGES[0] + THICK, 1.96, 0.6, 0, 0.3), clear: LEDGES[1] - LEDGES[0] - THICK },
  ],
  tint: ["wood", "oak", undefined, "walnut"],
  parts: [
    ...LEDGES.map((y) => box([2, THICK, 0.6], [0, y, 0.3], "oak", { bevel: 0.025 })),
    ...mirror(
      box([0.08, 1.1, 0.06], [-0.8, 0.02, 0.03], "walnut", { bevel: 0.015 }),
      ...LEDGES.map((y) =>
        box([0.06, 0.06, 0.5], [-0.8, y - 0.06, 0.27], "walnut", { bevel: 0.015 }),
      ),
    ),
  ],
};
