// Where a brook leaves a field over its edge, and the planks that cross it.

import { boulder } from "../nature/rock.ts";
import { ball, block, box, type Part, type Point2, placed, repeat, rod, slab } from "../parts.ts";
import { between } from "../random.ts";
import { type WaterState, waterTones } from "./waterTones.ts";

/** The fall at the end of a brook: leaves along +x from the origin and ends on a ledge of rock. */
export function fall(width: number, drop: number, { ice }: WaterState, seed: number): Part[] {
  const [water, light, foam] = waterTones(ice);
  const sheet: Point2[] = [
    [-width * 0.36, -drop],
    [width * 0.36, -drop],
    [width * 0.42, -drop * 0.5],
    [width / 2, 0],
    [-width / 2, 0],
    [-width * 0.42, -drop * 0.5],
  ];
  const across = (i: number, of: number) => ((i + 0.5) / of - 0.5) * width;
  return [
    ...placed(
      [slab(sheet, 0.08, [0, 0, 0], foam, { bevel: 0, top: water })],
      [0.06, 0.03, 0],
      Math.PI / 2,
    ),
    ...repeat(5, (i) => {
      const long = drop * between(0.4, 0.7, seed, i);
      return block(
        [0.03, long, 0.045],
        [0.11, -0.06 - long - between(0, drop * 0.2, seed, i + 20), across(i, 5) * 0.8],
        i % 2 ? light : "#ffffff",
      );
    }),
    ...(ice ? icicles(width, drop, seed) : spray(width, drop, seed)),
    // What it lands on: rocks that stick in the side of the land.
    ...[-0.62, 0, 0.62].map((z, i) => ({
      ...boulder(between(0.24, 0.34, seed, i + 3), seed + i),
      at: [between(-0.02, 0.1, seed, i + 6), -drop - 0.1 - Math.abs(z) * 0.1, z * width] as const,
    })),
  ];
}

/** Foam that lies in the lap of the rocks, one round into the next. */
const spray = (width: number, drop: number, seed: number): Part[] =>
  repeat(6, (i) =>
    ball(
      between(0.1, 0.16, seed, i),
      [
        0.12 + (i % 2) * 0.07,
        -drop + between(0, 0.09, seed, i + 30),
        ((i + 0.5) / 6 - 0.5) * width * 1.1,
      ],
      "#eaf7f6",
      { squash: 0.62, top: "#ffffff", detail: 1 },
    ),
  );

/** From the lip down, and a foot of ice that they have built below. */
const icicles = (width: number, drop: number, seed: number): Part[] => [
  ...repeat(7, (i) => {
    const long = drop * between(0.35, 0.95, seed, i + 50);
    return rod(
      0.015,
      long,
      [0.12 + (i % 2) * 0.03, 0.02 - long, ((i + 0.5) / 7 - 0.5) * width],
      "#e6f2f8",
      { upper: between(0.05, 0.075, seed, i), sides: 5, top: "#ffffff" },
    );
  }),
  ball(0.26, [0.08, -drop + 0.02, 0], "#dcebf4", {
    stretch: [0.7, 0.7, width * 1.9],
    flat: true,
    detail: 1,
    rough: 0.1,
    top: "#ffffff",
  }),
];

/** A plank bridge along x over a brook that runs along z. */
export function footbridge(span: number): Part[] {
  const planks = 7;
  return [
    ...[-0.3, 0.3].map((z) => box([span, 0.07, 0.08], [0, 0.08, z], "walnut", { bevel: 0.02 })),
    ...repeat(planks, (i) => {
      const t = (i + 0.5) / planks - 0.5;
      const y = 0.16 - t * t * 0.22;
      return box([span / planks - 0.02, 0.05, 0.78], [t * span, y, 0], i % 2 ? "oak" : "#cf9862", {
        bevel: 0.015,
        turn: [0, 0, -t * 0.5],
      });
    }),
    ...[-1, 1].flatMap((x) =>
      [-0.36, 0.36].map((z) =>
        box([0.07, 0.4, 0.07], [x * span * 0.42, 0.08, z], "walnut", { bevel: 0.02 }),
      ),
    ),
    ...[-0.36, 0.36].map((z) =>
      box([span * 0.92, 0.05, 0.05], [0, 0.44, z], "oak", { bevel: 0.015 }),
    ),
  ];
}
