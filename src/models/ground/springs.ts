// Water that comes by itself: a spring between rocks, a saucer that the dew fills.
import { reeds } from "../nature/pondLife.ts";
import { boulder, pebble } from "../nature/rock.ts";
import { cylinder, lathe, moved, type Part, placed, points, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import { type WaterState, waterTones } from "./waterTones.ts";

/** Rocks with a clear pool before them. */
export function spring(seed: number, { ice }: WaterState): Part[] {
  const [water, light] = waterTones(ice);
  return [
    cylinder(0.78, 0.05, [0, -0.03, 0.3], "#dcc48f", { sides: 16, bevel: 0.01 }),
    rod(0.66, 0.05, [0, -0.015, 0.3], water, { sides: 16 }),
    rod(0.36, 0.05, [0.04, -0.01, 0.36], light, { sides: 14 }),
    ...[
      [-0.5, 0.3, -0.38, 0.42],
      [0.1, 0.42, -0.56, 0.52],
      [0.58, 0.24, -0.3, 0.36],
      [0.24, 0.72, -0.62, 0.3],
    ].map(([x, y, z, r], i) => ({
      ...boulder(r!, i + (seed % 13) + 2),
      at: [x!, y! * 0.7, z!] as const,
    })),
    ...repeat(11, (i) => {
      const a = i * 0.5 - 1.1;
      return moved(
        [pebble(between(0.08, 0.16, seed, i), i)],
        [Math.cos(a) * 0.78, 0, 0.34 + Math.sin(a) * 0.74],
      );
    }),
    ...placed(reeds(seed % 7), [-0.7, 0, 0.24], 0, 0.8),
  ];
}

/** A shallow saucer of puddled clay that fills by itself in the night. */
export function dewPond(seed: number, { ice }: WaterState): Part[] {
  const [water, light] = waterTones(ice);
  return [
    lathe(
      points("0 -0.04, 0.86 -0.04, 0.8 0.04, 0.68 0.07, 0.6 0.02, 0 0.02"),
      [0, 0, 0],
      "#cfb98c",
      { sides: 20, top: "#e6d5ab" },
    ),
    rod(0.58, 0.02, [0, 0.02, 0], water, { sides: 20 }),
    rod(0.3, 0.02, [-0.08, 0.024, 0.05], light, { sides: 16 }),
    ...repeat(8, (i) => {
      const a = i * 0.8;
      return moved(
        [pebble(between(0.06, 0.1, seed, i), i)],
        [Math.cos(a) * 0.78, 0.03, Math.sin(a) * 0.78],
      );
    }),
  ];
}
