// A fir wreath with berries and a red bow.
import { bead, block, box, mirror, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { clump } from "./sprays.ts";

const MIDDLE = 0.56;
const R = 0.36;

export const wreath: Piece = {
  id: "winter-wreath",
  name: "Winter wreath",
  set: "winter",
  words: "christmas door",
  stands: "wall",
  hangsAt: 2.2,
  parts: [
    ...repeat(12, (i) => {
      const a = (i / 12) * 2 * Math.PI;
      return clump(
        0.13,
        [Math.cos(a) * R, MIDDLE + Math.sin(a) * R, 0.11],
        i,
        i % 2 ? "#447b4d" : "#5d955c",
      );
    }),
    ...repeat(4, (i) => {
      const a = i * 1.5 + 0.7;
      return bead(0.055, [Math.cos(a) * R, MIDDLE + Math.sin(a) * R, 0.23], "tomato");
    }),
    ...mirror(
      box([0.2, 0.14, 0.07], [-0.12, 0.1, 0.22], "brick", { bevel: 0.02, turn: [0, 0, -0.4] }),
      block([0.09, 0.3, 0.03], [-0.08, -0.14, 0.21], "tomato", { turn: [0, 0, -0.25] }),
    ),
    box([0.09, 0.1, 0.09], [0, 0.12, 0.23], "wine", { bevel: 0.02 }),
  ].map((part) => ({ ...part, at: [part.at[0], part.at[1] + 0.14, part.at[2]] as const })),
};
