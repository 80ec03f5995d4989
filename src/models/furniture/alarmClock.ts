// A red alarm clock with two bells, set for the hens.
import {
  ALONG_Z,
  bead,
  block,
  cylinder,
  lathe,
  mirror,
  type Part,
  points,
  rod,
  type Vec,
} from "../parts.ts";
import { clockHands } from "./clockHands.ts";
import type { Piece } from "./furniture.ts";

const bell = (s: number): Part =>
  lathe(points("0 0, 0.09 0, 0.07 0.06, 0 0.09"), [s * 0.11, 0.37, 0], "brass", {
    sides: 10,
    turn: [0, 0, -s * 0.6],
  });

const DIAL: Vec = [0, 0.24, 0.085];

export const alarmClock: Piece = {
  id: "alarm-clock",
  name: "Alarm clock",
  set: "bedroom",
  stands: "surface",
  dial: DIAL,
  tint: ["enamel", "brick"],
  parts: [
    ...mirror(rod(0.02, 0.12, [-0.14, 0, 0], "brass", { sides: 6, turn: [0, 0, -0.5] })),
    cylinder(0.2, 0.14, [0, 0.24, -0.07], "brick", { sides: 20, bevel: 0.03, turn: ALONG_Z }),
    rod(0.165, 0.02, [0, 0.24, 0.062], "white", { sides: 20, turn: ALONG_Z }),
    ...points("0 0.13, 0.13 0, 0 -0.13, -0.13 0").map(([x, y]) =>
      block([0.022, 0.022, 0.01], [x, 0.229 + y, 0.08], "brick"),
    ),
    bell(-1),
    bell(1),
    block([0.02, 0.1, 0.02], [0, 0.42, 0], "brass"),
    bead(0.03, [0, 0.53, 0], "brass"),
    ...clockHands(DIAL, { long: 0.085, thick: 0.02 }, { long: 0.125, thick: 0.018 }),
  ],
};
