// A round kitchen clock with a red boss.
import { ALONG_Z, block, cylinder, repeat, type Vec } from "../parts.ts";
import { clockHands } from "./clockHands.ts";
import type { Piece } from "./furniture.ts";

const DIAL: Vec = [0, 0.4, 0.125];

export const wallClock: Piece = {
  id: "wall-clock",
  name: "Wall clock",
  set: "kitchen",
  stands: "wall",
  hangsAt: 2.6,
  dial: DIAL,
  parts: [
    cylinder(0.4, 0.1, [0, 0.4, 0], "walnut", { turn: ALONG_Z, sides: 28, bevel: 0.03 }),
    cylinder(0.33, 0.11, [0, 0.4, 0], "white", { turn: ALONG_Z, sides: 28, bevel: 0.005 }),
    ...repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      const long = i % 3 ? 0.04 : 0.075;
      return block(
        [0.025, long, 0.01],
        [Math.sin(a) * 0.27, 0.4 + Math.cos(a) * 0.27 - long / 2, 0.115],
        i % 3 ? "oak" : "ink",
        { turn: [0, 0, -a] },
      );
    }),
    cylinder(0.035, 0.15, [0, 0.4, 0], "brick", { turn: ALONG_Z, sides: 10, bevel: 0.005 }),
    ...clockHands(DIAL, { long: 0.16, thick: 0.035 }, { long: 0.24, thick: 0.025 }),
  ],
};
