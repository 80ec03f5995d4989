// Water that comes by itself: a spring out of the rocks, a hollow that the dew fills.
import { reeds } from "../nature/pondLife.ts";
import { boulder, pebble } from "../nature/rock.ts";
import { bead, type Colour, moved, type Part, placed, points, slab } from "../parts.ts";
import { between } from "../random.ts";
import { flatSlab, shore, waveOf } from "./pools.ts";
import { type WaterState, waterTones } from "./waterTones.ts";

/** Water on its own sand, darker towards the middle; the ground is at y 0. */
function pool(r: number, seed: number, stretch: number, { ice }: WaterState): Part[] {
  const [water, light] = waterTones(ice);
  return [
    flatSlab(shore(r * 1.16, seed, stretch), 0.05, 0, ice ? "#dde5ee" : "#cdb98a"),
    flatSlab(shore(r, seed, stretch), 0.05, 0.012, light),
    flatSlab(shore(r * 0.72, seed + 0.3, stretch), 0.05, 0.018, water),
  ];
}

/** Stones along part of a shore, from one heading to another. */
function stonesAlong(
  r: number,
  seed: number,
  stretch: number,
  headings: readonly number[],
): Part[] {
  return headings.flatMap((a, i) => {
    const out = r * waveOf(a, seed) * between(1.02, 1.14, seed, i);
    return moved(
      [pebble(between(0.07, 0.15, seed, i + 30), i + seed)],
      [Math.cos(a) * out * stretch, 0, Math.sin(a) * out],
    );
  });
}

const rocks = [
  [-0.52, 0.2, -0.46, 0.4],
  [-0.02, 0.34, -0.74, 0.5],
  [0.74, 0.1, -0.6, 0.28],
  [0.22, 0.6, -0.86, 0.34],
  [-0.86, 0.08, -0.2, 0.24],
] as const;

/** The dark from which it comes, and the water on its way down, towards +z. */
const rill = (water: Colour, light: Colour, foam: Colour): Part[] => [
  bead(0.15, [0, 0.46, -0.02], "#3b3a38", { stretch: [1.1, 0.7, 0.6] }),
  slab(
    points("-0.14 0, 0.14 0, 0.11 0.25, 0.07 0.5, -0.07 0.5, -0.11 0.25"),
    0.06,
    [0, 0.02, 0.3],
    water,
    { turn: [-0.55, 0, 0], top: light, bevel: 0 },
  ),
  ...[-0.05, 0.04].map((x, i) =>
    slab(
      points("-0.018 0, 0.018 0, 0.014 0.36, -0.014 0.36"),
      0.02,
      [x, 0.04 + i * 0.05, 0.33],
      foam,
      { turn: [-0.55, 0, 0], bevel: 0 },
    ),
  ),
];

/** It comes out between rocks, runs down over a lip and spreads before them. */
export function spring(seed: number, state: WaterState): Part[] {
  const [water, light, foam] = waterTones(state.ice);
  const moss: Colour = state.ice ? "#dfe9f4" : "#7fa650";
  return [
    ...moved(pool(0.66, seed % 7, 1.22, state), [0.04, 0, 0.34]),
    ...rocks.map(([x, y, z, r], i) => ({
      ...boulder(r, i + (seed % 13) + 2),
      at: [x, y, z] as const,
    })),
    ...placed(rill(water, light, foam), [0.2, 0, -0.3], 0.35),
    ...[
      [-0.4, 0.54, -0.34],
      [0.05, 0.72, -0.5],
      [0.72, 0.3, -0.5],
    ].map(([x, y, z], i) =>
      bead(0.13, [x!, y!, z!], moss, { flat: true, squash: 0.45, rough: 0.2, turn: [0, i, 0] }),
    ),
    ...moved(
      stonesAlong(0.7, seed % 7, 1.22, [-0.3, 0.3, 0.95, 1.5, 2.1, 2.7, 3.3]),
      [0.04, 0, 0.34],
    ),
    ...placed(reeds(seed % 7), [-0.78, 0, 0.3], 0, 0.7),
    ...placed(reeds((seed % 7) + 2), [0.86, 0, 0.1], 1, 0.55),
  ];
}

/** A shallow hollow of puddled clay in the grass, which fills by itself in the night. */
export function dewPond(seed: number, { ice }: WaterState): Part[] {
  const [water, light] = waterTones(ice);
  const own = seed % 9;
  return [
    flatSlab(shore(0.84, own, 1.1), 0.05, 0.004, ice ? "#f6f9fd" : "#b9cf86"),
    flatSlab(shore(0.74, own, 1.1), 0.05, 0.014, ice ? "#dde5ee" : "#dccba0"),
    flatSlab(shore(0.58, own, 1.1), 0.05, 0.022, light),
    flatSlab(shore(0.34, own + 0.4, 1.1), 0.05, 0.028, water),
    ...stonesAlong(0.68, own, 1.1, [0.4, 2.2, 2.6, 4.4, 5.6]),
  ];
}
