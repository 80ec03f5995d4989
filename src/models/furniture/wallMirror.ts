// A round mirror in a frame of sun rays.
import { ALONG_Z, block, cylinder, lathe, moved, points, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { mirrorGlass } from "./mirrorGlass.ts";

const MIDDLE = 0.62;

export const wallMirror: Piece = {
  id: "sun-mirror",
  name: "Sun mirror",
  set: "parlour",
  words: "glass",
  stands: "wall",
  hangsAt: 1.9,
  parts: [
    ...repeat(16, (i) => {
      const a = (i * Math.PI) / 8;
      const long = i % 2 ? 0.16 : 0.22;
      const r = 0.38 + long / 2;
      return block(
        [0.07, long, 0.04],
        [Math.sin(a) * r, MIDDLE + Math.cos(a) * r - long / 2, 0.03],
        i % 2 ? "honey" : "brass",
        { turn: [0, 0, -a] },
      );
    }),
    cylinder(0.41, 0.08, [0, MIDDLE, 0], "brass", { sides: 20, bevel: 0.02, turn: ALONG_Z }),
    ...moved(mirrorGlass(0.335, 0.335), [0, MIDDLE, 0.08]),
    lathe(points("0.32 0, 0.36 0, 0.36 0.018, 0.33 0.024"), [0, MIDDLE, 0.075], "honey", {
      sides: 20,
      turn: ALONG_Z,
    }),
  ],
};
