// Old things a field may have: a ring of standing stones, hives in a row, a spring of warm water.
import { beehive } from "../buildings/beehive.ts";
import {
  ball,
  block,
  type Colour,
  lathe,
  moved,
  type Part,
  placed,
  prism,
  repeat,
  rod,
} from "../parts.ts";
import { between, pick } from "../random.ts";
import { flower } from "./flower.ts";
import { pebble } from "./rock.ts";

const greys: [Colour, ...Colour[]] = ["#a99d8f", "#b8ac9d", "#9b8f82"];

export function standingStones(seed: number): Part[] {
  const stones = [
    { at: [-0.85, 0.25], h: 1.05 },
    { at: [-0.42, -0.52], h: 1.5 },
    { at: [0.34, -0.62], h: 1.36 },
    { at: [0.9, -0.05], h: 0.92 },
    { at: [0.42, 0.62], h: 0.62 },
  ] as const;
  return [
    ...stones.flatMap(({ at: [x, z], h }, i) =>
      placed(
        [
          lathe(
            [
              [0, -0.05],
              [0.26, -0.05],
              [0.25, h * 0.55],
              [0.17, h * 0.93],
              [0.08, h],
              [0, h],
            ],
            [0, 0, 0],
            pick(greys, seed, i),
            {
              sides: 6,
              flat: true,
              top: "#d3c9ba",
              turn: [between(-0.12, 0.12, seed, i), i, between(-0.12, 0.12, seed, i + 9)],
            },
          ),
          ball(0.16, [0.12, 0.04, 0.14], "#6f9a4c", {
            flat: true,
            rough: 0.2,
            detail: 1,
            squash: 0.6,
            top: "#9cc06c",
          }),
        ],
        [x, 0, z],
        i * 1.3,
      ),
    ),
    prism(8, 0.34, 0.12, [0.02, -0.02, 0.06], "#b8ac9d", { bevel: 0.03, top: "#d3c9ba" }),
    ...repeat(5, (i) =>
      moved(flower("white", i), [between(-0.7, 0.7, seed, i), 0, between(-0.3, 0.5, seed, i + 9)]),
    ),
  ];
}

/** In winter the bees stay in. */
export function hiveRow(seed: number, flying = true): Part[] {
  return [
    ...repeat(4, (i) =>
      placed(
        beehive(),
        [-1.05 + i * 0.7, 0, Math.abs(i - 1.5) * 0.14],
        between(-0.2, 0.2, seed, i),
        0.95,
      ),
    ),
    ...repeat(flying ? 11 : 0, (i) =>
      moved(flower(pick(["#c9a3d4", "#8a6fb0", "butter"], seed, i), i), [
        between(-1.25, 1.25, seed, i),
        0,
        between(0.36, 0.62, seed, i + 20),
      ]),
    ),
    ...repeat(flying ? 5 : 0, (i) =>
      ball(
        0.028,
        [
          between(-1, 1, seed, i + 40),
          between(0.8, 1.15, seed, i + 50),
          between(0, 0.5, seed, i + 60),
        ],
        i % 2 ? "honey" : "coal",
      ),
    ),
  ];
}

/** Terraces of pale stone, each a basin of blue water, and slow rounds of steam. */
export function hotSpring(seed: number): Part[] {
  const basin = (r: number, y: number, x: number, z: number, water: Colour): Part[] => [
    lathe(
      [
        [0, 0],
        [r * 1.16, 0],
        [r * 1.08, y + 0.1],
        [r, y + 0.13],
        [r * 0.93, y + 0.08],
        [0, y + 0.08],
      ],
      [x, 0, z],
      "#e6d2b4",
      { sides: 16, top: "#fff4dd" },
    ),
    rod(r * 0.92, 0.02, [x, y + 0.08, z], water, { sides: 16 }),
  ];
  return [
    ...basin(0.46, 0.52, -0.1, -0.45, "#5fb9c4"),
    ...basin(0.62, 0.26, -0.35, 0.1, "#6cc5cc"),
    ...basin(0.72, 0.06, 0.36, 0.36, "#86d3d4"),
    ...repeat(9, (i) => {
      const a = i * 0.75 + 0.4;
      return moved(
        [pebble(between(0.1, 0.17, seed, i), i)],
        [Math.cos(a) * 1.12, 0, Math.sin(a) * 1.02],
      );
    }),
    ...repeat(7, (i) =>
      ball(
        between(0.1, 0.2, seed, i + 30),
        [between(-0.5, 0.4, seed, i + 40), 0.85 + i * 0.17, between(-0.5, 0.2, seed, i + 50)],
        "#eef6f5",
        { flat: true, detail: 1, rough: 0.06, top: "#ffffff" },
      ),
    ),
    block([0.05, 0.02, 0.24], [-0.2, 0.6, -0.18], "foam", { turn: [0, 0.4, 0] }),
  ];
}
