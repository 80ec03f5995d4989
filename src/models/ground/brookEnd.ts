// Where a brook leaves a field over its edge, and the planks that cross it.
import { ball, block, box, type Part, type Point2, placed, repeat, slab } from "../parts.ts";
import { between } from "../random.ts";
import { type WaterState, waterTones } from "./waterTones.ts";

/** The fall at the end of a brook: leaves along +x from the origin. */
export function fall(width: number, drop: number, { ice }: WaterState, seed: number): Part[] {
  const [water, light, foam] = waterTones(ice);
  const sheet: Point2[] = [
    [-width * 0.3, -drop],
    [width * 0.1, -drop * 0.88],
    [width * 0.34, -drop * 0.96],
    [width / 2, 0],
    [-width / 2, 0],
  ];
  return [
    ...placed(
      [slab(sheet, 0.08, [0, 0, 0], foam, { bevel: 0, top: water })],
      [0.06, 0.03, 0],
      Math.PI / 2,
    ),
    ...repeat(6, (i) => {
      const long = drop * between(0.25, 0.5, seed, i);
      return block(
        [0.03, long, 0.04],
        [0.11, -0.1 - long - between(0, drop * 0.36, seed, i + 20), (i / 5 - 0.5) * width * 0.7],
        i % 2 ? light : "#ffffff",
      );
    }),
    ...repeat(ice ? 0 : 6, (i) =>
      ball(
        between(0.04, 0.09, seed, i),
        [
          0.1 + between(-0.04, 0.12, seed, i + 8),
          -drop * between(0.86, 1.05, seed, i + 30),
          between(-0.4, 0.4, seed, i + 60) * width,
        ],
        "#ffffff",
      ),
    ),
  ];
}

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
