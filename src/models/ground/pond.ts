// A pond with a sandy rim, a ring of stones, ripples, reeds and lilies.
import { lilyPad, reeds } from "../nature/pondLife.ts";
import { pebble } from "../nature/rock.ts";
import { box, moved, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { flatSlab, shore, waveOf } from "./pools.ts";

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
    flatSlab(shore(r * 1.12, seed, stretch), 0.05, 0.005, ice ? "#dde5ee" : "#dcc48f"),
    flatSlab(rim, 0.05, 0.02, edge),
    flatSlab(shore(r * 0.86, seed, stretch), 0.05, 0.026, middle),
    flatSlab(shore(r * 0.6, seed + 0.4, stretch), 0.05, 0.032, deep),
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
