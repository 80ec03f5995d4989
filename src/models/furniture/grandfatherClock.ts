// A long-case clock with a brass pendulum behind glass; the moon looks out above the dial.
import {
  ALONG_Z,
  bead,
  block,
  box,
  mirror,
  type Part,
  repeat,
  rod,
  slab,
  type Vec,
} from "../parts.ts";
import { clockHands } from "./clockHands.ts";
import type { Piece } from "./furniture.ts";
import { bowed } from "./joinery.ts";

const DIAL = 2.42;
const HANDS: Vec = [0, DIAL, 0.365];

const dial: Part[] = [
  slab(bowed(0.56, 0.52, 0.2), 0.03, [0, 2.14, 0.32], "brass", { bevel: 0 }),
  rod(0.25, 0.02, [0, DIAL, 0.335], "white", { sides: 14, turn: ALONG_Z }),
  rod(0.07, 0.02, [0.06, 2.75, 0.335], "moon", { sides: 8, turn: ALONG_Z }),
  ...repeat(4, (i) => {
    const a = (i * Math.PI) / 2;
    return block(
      [0.025, 0.05, 0.01],
      [Math.sin(a) * 0.2, DIAL + Math.cos(a) * 0.2 - 0.025, 0.36],
      "ink",
      { turn: [0, 0, -a] },
    );
  }),
];

export const grandfatherClock: Piece = {
  id: "grandfather-clock",
  name: "Grandfather clock",
  set: "parlour",
  words: "longcase time",
  stands: "floor",
  dial: HANDS,
  tint: ["wood", "walnut", "wood", "bark"],
  parts: [
    box([0.94, 0.14, 0.66], [0, 0, 0], "bark", { bevel: 0.03 }),
    box([0.84, 0.56, 0.56], [0, 0.14, 0], "walnut", { bevel: 0.03 }),
    block([0.54, 0.36, 0.03], [0, 0.24, 0.28], "wood"),
    box([0.9, 0.08, 0.62], [0, 0.68, 0], "bark", { bevel: 0.03 }),
    box([0.64, 1.28, 0.44], [0, 0.74, 0], "walnut", { bevel: 0.03 }),
    block([0.42, 1.0, 0.02], [0, 0.88, 0.215], "oak"),
    block([0.32, 0.9, 0.02], [0, 0.93, 0.225], "coal"),
    block([0.025, 0.6, 0.02], [0.03, 1.18, 0.24], "brass", { turn: [0, 0, 0.06] }),
    rod(0.1, 0.03, [0.055, 1.16, 0.235], "brass", { sides: 10, turn: ALONG_Z }),
    box([0.88, 0.09, 0.62], [0, 2.0, 0], "bark", { bevel: 0.03 }),
    box([0.8, 0.72, 0.56], [0, 2.08, 0], "walnut", { bevel: 0.03 }),
    slab(bowed(0.8, 0.12, 0.24), 0.56, [0, 2.76, 0], "walnut", { bevel: 0.03 }),
    slab(bowed(0.92, 0.07, 0.26), 0.64, [0, 2.86, 0], "bark", { bevel: 0.03 }),
    ...mirror(rod(0.04, 0.68, [-0.35, 2.09, 0.29], "brass", { sides: 6 })),
    ...dial,
    bead(0.08, [0, 3.26, 0], "brass"),
    ...mirror(bead(0.06, [-0.4, 3.0, 0.2], "brass")),
    ...clockHands(HANDS, { long: 0.12, thick: 0.03 }, { long: 0.18, thick: 0.025 }),
  ],
};
