// A spring of warm water: steps of pale stone that it has built, a pool in each, wisps of steam.
import { pebble } from "../nature/rock.ts";
import { ball, block, moved, type Part, placed, repeat, type Vec } from "../parts.ts";
import { between } from "../random.ts";
import { flatSlab, shore } from "./pools.ts";

/** Each a lip of pale stone that its own water has built: where it lies, how wide and how high. */
const basins = [
  { at: [-0.16, -0.5], r: 0.46, y: 0.25, water: "#57b3c4" },
  { at: [-0.42, 0.06], r: 0.54, y: 0.14, water: "#66c0cb" },
  { at: [0.34, 0.3], r: 0.66, y: 0.04, water: "#86d3d4" },
] as const;

/** Steps of pale stone that the water has built, blue in each, and steam that drifts off. */
export function hotSpring(seed: number): Part[] {
  return [
    ...basins.flatMap(({ at: [x, z], r, y, water }, i) =>
      moved(
        [
          flatSlab(shore(r * 1.3, seed + i, 1.1), y * 0.55, y * 0.27, "#dcc7a8"),
          flatSlab(shore(r * 1.14, seed + i, 1.1), y + 0.04, (y + 0.04) / 2, "#ecdcc0"),
          flatSlab(shore(r * 0.96, seed + i, 1.1), 0.04, y + 0.035, water),
          flatSlab(shore(r * 0.55, seed + i + 0.5, 1.1), 0.04, y + 0.04, "#b4e6e4"),
        ],
        [x, 0, z],
      ),
    ),
    // Where the upper run over into the lower.
    block([0.18, 0.14, 0.04], [-0.3, 0.12, -0.08], "#9fdcdc", { turn: [-0.3, 0.3, 0] }),
    block([0.2, 0.1, 0.04], [-0.02, 0.05, 0.22], "#b4e6e4", { turn: [-0.3, 0.9, 0] }),
    ...repeat(9, (i) => {
      const a = i * 0.75 + 0.4;
      return moved(
        [pebble(between(0.1, 0.17, seed, i), i)],
        [Math.cos(a) * 1.12, 0, Math.sin(a) * 1.02],
      );
    }),
    ...steam([-0.12, 0.42, -0.46], 1, seed),
    ...steam([-0.5, 0.3, 0.0], 0.8, seed + 1),
    ...steam([0.42, 0.2, 0.26], 0.9, seed + 2),
  ];
}

/** Across the viewer's eye, so that a curl is seen from the side. */
const ACROSS = Math.PI / 4;

/** A curl: long thin strokes that lean one way and the other, each fainter than the one below. */
const steam = (at: Vec, size: number, seed: number): Part[] =>
  placed(
    repeat(4, (i) => {
      const r = (0.13 - i * 0.022) * size;
      const lean = i % 2 ? -1 : 1;
      const sway = i * between(0.03, 0.06, seed);
      return ball(r, [sway * size, (0.24 - i * 0.016) * i * size, 0], "#eef6f5", {
        stretch: [0.42, 1.25, 0.3],
        top: "#ffffff",
        turn: [0, 0, lean * 0.75],
      });
    }),
    at,
    ACROSS,
  );
