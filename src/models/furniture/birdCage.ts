// Two finches in a cage of brass.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  repeat,
  ring,
  rod,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const bird = (body: Colour, breast: Colour): Part[] => [
  ball(0.075, [0, 0.08, 0], body, { stretch: [0.9, 1, 1.25], turn: [-0.4, 0, 0], detail: 1 }),
  ball(0.06, [0, 0.06, 0.04], breast, { stretch: [0.9, 1, 0.8], detail: 1 }),
  ball(0.055, [0, 0.17, 0.06], body, { detail: 1 }),
  lathe(points("0 0, 0.02 0, 0 0.05"), [0, 0.165, 0.105], "carrot", {
    sides: 5,
    turn: [Math.PI / 2, 0, 0],
  }),
  ...mirror(bead(0.012, [0.04, 0.185, 0.095], "coal")),
  block([0.05, 0.02, 0.14], [0, 0.05, -0.13], body, { turn: [-0.5, 0, 0] }),
];

const cage: readonly Part[] = [
  cylinder(0.32, 0.07, [0, 0, 0], "enamel", { sides: 16, bevel: 0.02 }),
  rod(0.3, 0.02, [0, 0.065, 0], "straw", { sides: 16 }),
  ...ring(16, rod(0.01, 0.44, [0, 0.06, 0.3], "brass", { sides: 4 })),
  ...[0.3, 0.5].map((y) =>
    lathe(points("0.295 0, 0.315 0, 0.315 0.025, 0.295 0.025"), [0, y, 0], "brass", { sides: 16 }),
  ),
  ...ring(
    8,
    ...repeat(3, (i) => {
      const a = 0.2 + i * 0.5;
      return block(
        [0.014, 0.19, 0.014],
        [0, 0.5 + Math.sin(a) * 0.3 - 0.09, Math.cos(a) * 0.3],
        "brass",
        { turn: [-a, 0, 0] },
      );
    }),
  ),
  bead(0.05, [0, 0.82, 0], "brass"),
  lathe(points("0.04 0, 0.06 0, 0.06 0.02, 0.04 0.02"), [0, 0.9, 0.0], "brass", {
    sides: 10,
    turn: [Math.PI / 2, 0, 0],
  }),
  rod(0.016, 0.58, [-0.29, 0.24, 0.02], "wood", { sides: 5, turn: [0, 0, -Math.PI / 2] }),
  ...placed(bird("butter", "white"), [-0.1, 0.25, 0.02], 0.5),
  ...placed(bird("sky", "rose"), [0.11, 0.25, 0.02], -0.4),
  box([0.1, 0.07, 0.07], [0.18, 0.08, 0.2], "white", { bevel: 0.015 }),
];

export const birdCage: Piece = {
  id: "finches-in-a-cage",
  name: "Finches in a cage",
  set: "garden",
  words: "pet animal birds birdcage",
  stands: "surface",
  parts: cage,
};
