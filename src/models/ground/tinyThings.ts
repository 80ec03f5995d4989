// Things of few faces to stand by thousands on the drawing of the whole country; a step from field to field is 1.
import { bead, block, type Colour, lathe, type Part, points, repeat, slab } from "../parts.ts";

const gable = points("-0.13 0, 0.13 0, 0.13 0.15, 0 0.27, -0.13 0.15");
const slopes = points("-0.17 0.13, -0.13 0.13, 0 0.25, 0.13 0.13, 0.17 0.13, 0 0.31");

/** Its gable looks along z; at night a window shines from each end and side. */
export function tinyHouse(wall: Colour, roof: Colour, lit: boolean): Part[] {
  const pane = { glow: lit };
  const light = lit ? "#ffd07a" : "#8fb9c2";
  return [
    slab(gable, 0.38, [0, 0, 0], wall, { bevel: 0 }),
    slab(slopes, 0.44, [0, 0, 0], roof, { bevel: 0, flat: true }),
    block([0.08, 0.08, 0.4], [0, 0.06, 0], light, pane),
    block([0.28, 0.07, 0.1], [0, 0.05, 0.02], light, pane),
  ];
}

export const tinyTree = (low: Colour, high: Colour): Part[] => [
  lathe(points("0 0, 0.03 0, 0.03 0.12"), [0, 0, 0], "bark", { sides: 3 }),
  bead(0.17, [0, 0.24, 0], low, { top: high, flat: true, rough: 0.12 }),
  bead(0.11, [-0.04, 0.37, 0.03], low, { top: high, flat: true, rough: 0.12 }),
];

/** Out, up, and how long: twigs all round, the low ones flatter. */
const twigs = [
  [0, 0.12, 0.3, 0.2],
  [1.3, 0.14, 0.28, 0.95],
  [2.5, 0.13, 0.3, 0.7],
  [3.8, 0.15, 0.27, 1],
  [5.1, 0.13, 0.29, 0.75],
  [0.6, 0.2, 0.24, 0.5],
  [3.1, 0.21, 0.23, 0.45],
] as const;

/** The same tree without its leaves: what it stands in through the winter. */
export const tinyBareTree = (low: Colour, high: Colour): Part[] => [
  lathe(points("0 0, 0.034 0, 0.022 0.2, 0 0.42"), [0, 0, 0], low, {
    sides: 4,
    flat: true,
    top: high,
  }),
  ...twigs.map(([heading, from, long, lean]) =>
    lathe(
      [
        [0, 0],
        [0.019, 0],
        [0, long],
      ],
      [0, from, 0],
      low,
      {
        sides: 3,
        flat: true,
        top: high,
        turn: [Math.cos(heading) * lean, 0, -Math.sin(heading) * lean],
      },
    ),
  ),
];

export const tinyFir = (): Part[] => [
  lathe(points("0 0, 0.15 0.04, 0 0.34"), [0, 0, 0], "#3f7a4b", { sides: 6, flat: true }),
  lathe(points("0 0.18, 0.1 0.2, 0 0.48"), [0, 0, 0], "#5d985a", { sides: 6, flat: true }),
];

/** A low round bush, of furze or heather by its colours. */
export const tinyBush = (low: Colour, high: Colour): Part[] => [
  bead(0.12, [0, 0.05, 0], low, { top: high, flat: true, squash: 0.8, rough: 0.15 }),
];

export const tinyTuft = (): Part[] =>
  [-0.05, 0.05].map((x) =>
    lathe(points("0 0, 0.04 0, 0 0.13"), [x, 0, x / 2], "#9da560", { sides: 4, flat: true }),
  );

export const tinyRock = (): Part[] => [
  lathe(points("0 0, 0.3 0, 0.17 0.22, 0 0.4"), [0, 0, 0], "#858a94", {
    top: "#d3d5d6",
    sides: 5,
    flat: true,
  }),
];

export const tinySheep = (): Part[] => [
  bead(0.06, [0, 0.06, 0], "white", { flat: true, stretch: [1.3, 1, 0.9] }),
  bead(0.03, [0.08, 0.07, 0], "coal", { flat: true }),
];

/** Strips side by side along x. */
export const tinyStrips = (...tones: readonly Colour[]): Part[] =>
  repeat(tones.length, (i) =>
    block([0.56, i % 2 ? 0.035 : 0.02, 0.1], [0, 0, (i - (tones.length - 1) / 2) * 0.1], tones[i]!),
  );
