// A round kitchen clock at twenty to nine, when the kettle goes on.
import { ALONG_Z, block, cylinder, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const hand = (turns: number, long: number, thick: number, z: number) => {
  const a = turns * 2 * Math.PI;
  const reach = long / 2;
  return block(
    [thick, long, 0.015],
    [Math.sin(a) * reach, 0.4 + Math.cos(a) * reach - reach, z],
    "ink",
    { turn: [0, 0, -a] },
  );
};

export const wallClock: Piece = {
  id: "wall-clock",
  name: "Wall clock",
  set: "kitchen",
  stands: "wall",
  footprint: [0.8, 0.16],
  height: 0.8,
  hangsAt: 2.6,
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
    hand(8.67 / 12, 0.16, 0.035, 0.125),
    hand(40 / 60, 0.24, 0.025, 0.135),
    cylinder(0.035, 0.15, [0, 0.4, 0], "brick", { turn: ALONG_Z, sides: 10, bevel: 0.005 }),
  ],
};
