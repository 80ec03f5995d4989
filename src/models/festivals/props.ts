// What several festivals have: flames, lanterns, posts with a line between them, straw and hurdles.
import {
  bead,
  block,
  type Colour,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  repeat,
  rod,
  type Vec,
} from "../parts.ts";
import { yardLantern } from "../yard/atTheGate.ts";
import type { FestivalSet } from "./festivalSet.ts";

export const candleFlame = (at: Vec, lit: boolean, size = 1): Part =>
  lathe(
    [
      [0.028 * size, 0],
      [0.036 * size, 0.04 * size],
      [0, 0.15 * size],
    ],
    at,
    "flame",
    { sides: 4, glow: lit, top: "flameHeart" },
  );

/** Stands on `at`; its light is 0.1 above. */
export const stormLantern = (at: Vec, lit: boolean): Part[] => placed(yardLantern(lit), at, 0, 0.6);

/** Brought along once it is dark: what stands by day needs none. */
export function eveningLanterns(
  places: readonly Vec[],
  lit: boolean,
): Pick<FestivalSet, "parts" | "shines"> {
  if (!lit) return { parts: [], shines: [] };
  return {
    parts: places.flatMap((at) => stormLantern(at, true)),
    shines: places.map(([x, y, z]) => ({ at: [x, y + 0.12, z], size: 0.85 })),
  };
}

/** From post to post, sagging in the middle. */
export function sagging(from: Vec, to: Vec, sag: number): (t: number) => Vec {
  return (t) => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
    from[2] + (to[2] - from[2]) * t,
  ];
}

/** A line along x in so many pieces. */
export const cord = (along: (t: number) => Vec, pieces: number, colour: Colour = "bark"): Part[] =>
  repeat(pieces, (i) => {
    const [a, b] = [along(i / pieces), along((i + 1) / pieces)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    return block(
      [Math.hypot(dx, dy), 0.018, 0.018],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.009, (a[2] + b[2]) / 2],
      colour,
      { turn: [0, 0, Math.atan2(dy, dx)] },
    );
  });

/** Two posts at ±x, so high. */
export const twoPosts = (x: number, high: number, z: number, colour: Colour = "walnut"): Part[] =>
  mirror(
    rod(0.045, high, [-x, 0, z], colour, { sides: 5 }),
    bead(0.06, [-x, high + 0.02, z], colour),
  );

/** Strewn on the ground. */
export const strewn = (r: number, at: Vec, colour: Colour = "straw"): Part =>
  lathe(
    [
      [r, 0],
      [r * 0.86, 0.03],
      [0, 0.045],
    ],
    at,
    "strawDark",
    { sides: 9, flat: true, top: colour },
  );

/** Woven of split wood, about the origin. */
export const hurdle = (long: number): Part[] => [
  ...mirror(rod(0.035, 0.52, [-long / 2, 0, 0], "bark", { sides: 4 })),
  ...repeat(4, (i) => block([long, 0.05, 0.03], [0, 0.08 + i * 0.11, 0], i % 2 ? "oak" : "wood")),
];

export const heap = (r: number, at: Vec, low: Colour = "strawDark", top: Colour = "straw"): Part =>
  bead(r, [at[0], at[1] + r * 0.28, at[2]], low, {
    flat: true,
    rough: 0.16,
    stretch: [1.1, 0.86, 1],
    top,
  });

/** Round loaves, bowls and dishes: seen from above as what they hold. */
export const dishAt = (at: Vec, bowl: Colour, food: Colour): Part[] => [
  lathe(points("0.05 0, 0.1 0.05, 0 0.05"), at, bowl, { sides: 6 }),
  bead(0.075, [at[0], at[1] + 0.05, at[2]], food, { squash: 0.6 }),
];
