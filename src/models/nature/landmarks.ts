// Old things a field may have: a ring of standing stones, hives in a row.
import { beehive } from "../buildings/beehive.ts";
import { ball, type Colour, lathe, moved, type Part, placed, prism, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import { flower } from "./flower.ts";

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
