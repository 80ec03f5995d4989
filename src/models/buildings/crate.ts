// Things to carry a harvest in: a slatted crate, a hay bale, a watering can.
import { carrotRoot } from "../crops/carrot.ts";
import {
  ball,
  block,
  box,
  type Colour,
  corners,
  cylinder,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  turned,
} from "../parts.ts";
import { between } from "../random.ts";

function emptyCrate(): Part[] {
  return [
    ...[0, 1, 2].flatMap((i) => [
      ...[-1, 1].map((k) =>
        box([1, 0.16, 0.05], [0, 0.03 + i * 0.19, k * 0.36], i % 2 ? "pine" : "oak", {
          bevel: 0.02,
        }),
      ),
      ...mirror(
        box([0.05, 0.16, 0.68], [-0.48, 0.03 + i * 0.19, 0], i % 2 ? "oak" : "pine", {
          bevel: 0.02,
        }),
      ),
    ]),
    ...corners(box([0.09, 0.58, 0.09], [-0.45, 0, -0.33], "walnut", { bevel: 0.02 })),
    block([0.9, 0.3, 0.66], [0, 0.03, 0], "bark"),
  ];
}

export function carrotCrateModel(): Part[] {
  return [
    ...emptyCrate(),
    ...repeat(11, (i) => {
      const root = moved(carrotRoot(i), [0, -0.35, 0]);
      const tilt = turned(root, [between(-0.5, 0.5, 5, i), 0, between(-0.5, 0.5, 6, i)]);
      return placed(
        tilt,
        [-0.32 + (i % 4) * 0.21, 0.5 + (i % 3) * 0.05, -0.2 + Math.floor(i / 4) * 0.19],
        i * 1.3,
        0.78,
      );
    }),
  ];
}

export function hayBale(seed = 0): Part[] {
  return [
    box([1.1, 0.62, 0.7], [0, 0, 0], "strawDark", { bevel: 0.1, top: "straw" }),
    ...mirror(box([0.04, 0.635, 0.715], [-0.3, -0.003, 0], "walnut", { bevel: 0.015 })),
    ...repeat(26, (i) => {
      const above = i % 2 === 0;
      return box(
        [0.22, 0.018, 0.018],
        [
          between(-0.45, 0.45, seed, i),
          above ? 0.615 : between(0.08, 0.5, seed, i + 40),
          above ? between(-0.25, 0.25, seed, i + 80) : 0.35,
        ],
        i % 3 ? "#f8dd96" : "straw",
        { turn: above ? [0, i, 0] : [0, 0, between(-0.6, 0.6, seed, i + 9)], bevel: 0.006 },
      );
    }),
  ];
}

/** The spout points to +x. */
export function wateringCanModel(colour: Colour = "teal"): Part[] {
  const hoop = (r: number, at: [number, number], from: number, to: number) =>
    repeat(19, (i) => {
      const a = from + ((to - from) * i) / 18;
      return ball(0.035, [at[0] + Math.cos(a) * r, at[1] + Math.sin(a) * r, 0], "#5e9a94");
    });
  return [
    lathe(
      points("0 0, 0.26 0, 0.28 0.03, 0.24 0.42, 0.2 0.46, 0.18 0.46, 0.17 0.4, 0 0.4"),
      [0, 0, 0],
      colour,
      { sides: 24, top: "#95cbc4" },
    ),
    cylinder(0.275, 0.03, [0, 0.08, 0], "#5e9a94", { sides: 24 }),
    cylinder(0.06, 0.52, [0.2, 0.12, 0], colour, { upper: 0.035, turn: [0, 0, -0.85], sides: 12 }),
    lathe(points("0 0, 0.03 0, 0.11 0.1, 0.1 0.12, 0 0.12"), [0.56, 0.43, 0], "brass", {
      sides: 14,
      turn: [0, 0, -0.85],
    }),
    ...hoop(0.2, [-0.26, 0.28], 1.1, 5.2),
    ...hoop(0.2, [0, 0.46], 0.1, 3.04),
  ];
}
