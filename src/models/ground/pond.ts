// A pond with a sandy rim, a ring of stones, ripples, reeds and lilies; and a fall over the edge.
import { lilyPad, reeds } from "../nature/pondLife.ts";
import { pebble } from "../nature/rock.ts";
import { ball, box, moved, type Part, type Point2, placed, repeat, slab } from "../parts.ts";
import { between, pick } from "../random.ts";
import { lying, shore, waveOf } from "./pools.ts";

export type PondShape = {
  radius: number;
  seed: number;
  stretch?: number;
  /** Headings, in radians, that stay free of stones. */
  open?: readonly number[];
  /** Frozen over: pale, and without leaves on it. */
  ice?: boolean;
};

export function pond({
  radius: r,
  seed,
  stretch = 1.15,
  open = [],
  ice = false,
}: PondShape): Part[] {
  const rim = shore(r, seed, stretch);
  const [edge, middle, deep] = ice
    ? (["#f4fafd", "#e2eff6", "#d3e6ef"] as const)
    : (["#8fd3dc", "#74c2d1", "#62b3c8"] as const);
  const isOpen = (a: number) =>
    open.some((o) => Math.abs(Math.atan2(Math.sin(a - o), Math.cos(a - o))) < 0.33);
  return [
    lying(shore(r * 1.12, seed, stretch), 0.05, 0.005, "#dcc48f"),
    lying(rim, 0.05, 0.02, edge),
    lying(shore(r * 0.86, seed, stretch), 0.05, 0.026, middle),
    lying(shore(r * 0.6, seed + 0.4, stretch), 0.05, 0.032, deep),
    ...repeat(11, (i) => {
      const a = i * 2.4;
      const out = r * 0.2 * Math.sqrt(i + 1);
      return box(
        [between(0.16, 0.36, seed, i), 0.012, 0.03],
        [Math.cos(a) * out * stretch, 0.056, Math.sin(a) * out],
        "foam",
        { bevel: 0.005 },
      );
    }),
    ...repeat(34, (i) => {
      const a = (i * 2 * Math.PI) / 34;
      if (isOpen(a)) return [];
      const out = r * waveOf(a, seed) * between(1.0, 1.1, seed, i);
      const stone = pebble(between(0.11, 0.23, seed, i + 50), i + seed);
      return moved([stone], [Math.cos(a) * out * stretch, 0, Math.sin(a) * out]);
    }),
    ...repeat(ice ? 0 : 6, (i) => {
      const a = seed + i * 1.05;
      return moved(lilyPad(i + seed), [
        Math.cos(a) * r * 0.66 * stretch,
        0.06,
        Math.sin(a) * r * 0.62,
      ]);
    }),
    ...[2.5, 2.8, 3.5, 5.6].flatMap((a, i) =>
      isOpen(a)
        ? []
        : moved(reeds(i + seed), [Math.cos(a) * r * 0.98 * stretch, 0, Math.sin(a) * r * 0.98]),
    ),
  ];
}

/** Runs along +x from the origin for `run`, then falls `drop` units over the edge. */
export function waterfall(run: number, drop: number, width: number, seed: number): Part[] {
  const sheet: Point2[] = [
    [-width / 2, 0],
    [-width * 0.42, -drop * 0.3],
    [-width * 0.5, -drop * 0.62],
    [-width * 0.34, -drop * 0.92],
    [-width * 0.1, -drop * 0.84],
    [width * 0.1, -drop],
    [width * 0.32, -drop * 0.86],
    [width * 0.46, -drop * 0.58],
    [width * 0.4, -drop * 0.3],
    [width / 2, 0],
  ];
  const falling = placed(
    [slab(sheet, 0.09, [0, 0, 0], "#d9f4f4", { bevel: 0.03, top: "#83cbd8" })],
    [run + 0.07, 0.045, 0],
    Math.PI / 2,
  );
  return [
    box([run + 0.14, 0.06, width * 1.16], [run / 2, -0.03, 0], "#dcc48f", { bevel: 0.02 }),
    box([run + 0.16, 0.06, width], [run / 2 + 0.02, -0.005, 0], "#83cbd8", { bevel: 0.025 }),
    ...falling,
    ...repeat(9, (i) => {
      const z = (i / 8 - 0.5) * width * 0.8;
      const long = drop * between(0.2, 0.5, seed, i);
      return box(
        [0.05, long, 0.045],
        [run + 0.11, -0.12 - long - between(0, drop * 0.36, seed, i + 20), z],
        i % 2 ? "#b4e3ea" : "#f0fbfa",
        { bevel: 0.02 },
      );
    }),
    ...repeat(6, (i) =>
      box(
        [between(0.2, 0.4, seed, i), 0.02, 0.035],
        [between(0.1, run, seed, i + 3), 0.055, (i / 5 - 0.5) * width * 0.7],
        "foam",
        { bevel: 0.008 },
      ),
    ),
    ...repeat(10, (i) =>
      ball(
        between(0.035, 0.1, seed, i),
        [
          run + 0.1 + between(-0.05, 0.16, seed, i + 8),
          -drop * between(0.8, 1.12, seed, i + 30),
          between(-0.5, 0.5, seed, i + 60) * width,
        ],
        pick(["#ffffff", "#d9f4f4", "#bfe8ee"], seed, i),
        { flat: true, detail: 1 },
      ),
    ),
    ...[-1, 1].flatMap((k) =>
      repeat(Math.round(run * 3) + 1, (i) =>
        moved([pebble(between(0.1, 0.19, seed, i), i + k + 3)], [i * 0.33, 0, k * width * 0.62]),
      ),
    ),
  ];
}
