// A spring of warm water: steps of pale stone that it has built, a pool in each, wisps of steam.
import { pebble } from "../nature/rock.ts";
import { ball, block, moved, type Part, repeat, type Vec } from "../parts.ts";
import { between } from "../random.ts";
import { lying, shore } from "./pools.ts";

/** Each a lip of pale stone that its own water has built: where it lies, how wide and how high. */
const basins = [
  { at: [-0.16, -0.5], r: 0.44, y: 0.46, water: "#57b3c4" },
  { at: [-0.42, 0.06], r: 0.52, y: 0.26, water: "#66c0cb" },
  { at: [0.34, 0.3], r: 0.62, y: 0.1, water: "#86d3d4" },
] as const;

/** Steps of pale stone that the water has built, blue in each, and steam that drifts off. */
export function hotSpring(seed: number): Part[] {
  return [
    ...basins.flatMap(({ at: [x, z], r, y, water }, i) =>
      moved(
        [
          lying(shore(r * 1.3, seed + i, 1.1), y * 0.55, y * 0.27, "#dcc7a8"),
          lying(shore(r * 1.14, seed + i, 1.1), y + 0.04, (y + 0.04) / 2, "#ecdcc0"),
          lying(shore(r * 0.96, seed + i, 1.1), 0.04, y + 0.035, water),
          lying(shore(r * 0.55, seed + i + 0.5, 1.1), 0.04, y + 0.04, "#b4e6e4"),
        ],
        [x, 0, z],
      ),
    ),
    // Where the upper run over into the lower.
    block([0.16, 0.24, 0.04], [-0.3, 0.26, -0.1], "#9fdcdc", { turn: [-0.3, 0.3, 0] }),
    block([0.2, 0.2, 0.04], [-0.02, 0.1, 0.22], "#b4e6e4", { turn: [-0.3, 0.9, 0] }),
    ...repeat(9, (i) => {
      const a = i * 0.75 + 0.4;
      return moved(
        [pebble(between(0.1, 0.17, seed, i), i)],
        [Math.cos(a) * 1.12, 0, Math.sin(a) * 1.02],
      );
    }),
    ...steam([-0.2, 0.5, -0.46], 1, seed),
    ...steam([-0.44, 0.3, 0.06], 0.7, seed + 1),
    ...steam([0.4, 0.14, 0.3], 0.55, seed + 2),
  ];
}

/** A wisp: rounds that run into one another, thinner and farther aside the higher they are. */
const steam = (at: Vec, size: number, seed: number): Part[] =>
  moved(
    repeat(7, (i) => {
      const t = i / 6;
      const sway = Math.sin(t * 4 + seed) * 0.09 + t * 0.16;
      const r = (0.09 + Math.sin(t * Math.PI) * 0.075) * size;
      return ball(r, [sway * size, t * 0.95 * size, -sway * 0.5 * size], "#f3f8f7", {
        stretch: [0.85, 1.5, 0.85],
        top: "#ffffff",
      });
    }),
    at,
  );
