// A spinning wheel with wool on the distaff and a thread run to the bobbin.
import { ALONG_Z, ball, block, box, type Part, places, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const R = 0.44;
const HUB = [-0.2, 0.92, 0] as const;
const SPOKES = 6;
const RIM = 14;

const wheel: Part[] = [
  ...repeat(RIM, (i) => {
    const a = ((i + 0.5) / RIM) * 2 * Math.PI;
    const long = (2 * Math.PI * R) / RIM + 0.02;
    return block(
      [0.06, long, 0.08],
      [HUB[0] + Math.cos(a) * R, HUB[1] + Math.sin(a) * R - long / 2, 0],
      "walnut",
      { turn: [0, 0, a] },
    );
  }),
  ...repeat(SPOKES, (i) => {
    const a = (i / SPOKES) * 2 * Math.PI + 0.2;
    return block(
      [0.035, R, 0.035],
      [HUB[0] + (Math.cos(a) * R) / 2, HUB[1] + (Math.sin(a) * R) / 2 - R / 2, 0],
      "oak",
      { turn: [0, 0, a - Math.PI / 2] },
    );
  }),
  box([0.13, 0.13, 0.16], [HUB[0], HUB[1] - 0.065, 0], "oak", { bevel: 0.03, turn: [0, 0, 0.78] }),
];

export const spinningWheel: Piece = {
  id: "spinning-wheel",
  name: "Spinning wheel",
  set: "workshop",
  stands: "floor",
  tint: ["wood", "oak", "wood", "walnut"],
  parts: [
    ...places("-0.5 0 0.3, 0.46 0.2 -0.24, 0.46 -0.2 -0.24").map(([x, z, lean]) =>
      box([0.08, 0.44, 0.08], [x, -0.01, z], "walnut", {
        bevel: 0.02,
        turn: [z * -0.6, 0, lean * -0.6],
      }),
    ),
    box([1.2, 0.09, 0.3], [0, 0.38, 0], "wood", { bevel: 0.03, turn: [0, 0, 0.12] }),
    ...[-0.09, 0.09].map((z) =>
      box([0.07, 0.54, 0.05], [HUB[0], 0.42, z], "oak", { bevel: 0.015 }),
    ),
    ...wheel,
    box([0.07, 0.34, 0.07], [0.44, 0.48, 0.08], "oak", { bevel: 0.015 }),
    rod(0.09, 0.24, [0.44, 0.76, -0.12], "cream", { sides: 8, turn: ALONG_Z }),
    block([0.6, 0.015, 0.015], [0.13, 0.74, 0], "white", { turn: [0, 0, -0.75] }),
    rod(0.025, 0.9, [0.56, 0.44, -0.1], "walnut", { sides: 5 }),
    ball(0.17, [0.56, 1.3, -0.1], "white", {
      detail: 1,
      flat: true,
      rough: 0.1,
      stretch: [0.8, 1.3, 0.8],
    }),
    block([0.12, 0.045, 0.3], [0.56, 1.18, -0.1], "rose", { turn: [0, 0.6, 0] }),
    box([0.34, 0.04, 0.2], [-0.02, 0.1, 0], "oak", { bevel: 0.012 }),
  ],
};
