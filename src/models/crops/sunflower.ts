// A sunflower from the seed to the ripe head, in seven stages.
import {
  ball,
  type Colour,
  cylinder,
  lathe,
  moved,
  type Part,
  placed,
  points,
  repeat,
  slab,
  turned,
} from "../parts.ts";
import { between } from "../random.ts";
import { leaf } from "./leaf.ts";

export type SunflowerStage = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Growth = { height: number; stem: number; leaves: number; head: number };

/** Heights in units: a ripe sunflower stands a little over three. */
const growth: readonly Growth[] = [
  { height: 0, stem: 0, leaves: 0, head: 0 },
  { height: 0.36, stem: 0.042, leaves: 2, head: 0 },
  { height: 0.86, stem: 0.052, leaves: 4, head: 0 },
  { height: 1.42, stem: 0.062, leaves: 6, head: 0 },
  { height: 1.95, stem: 0.07, leaves: 7, head: 0.62 },
  { height: 2.36, stem: 0.078, leaves: 8, head: 0.92 },
  { height: 2.72, stem: 0.086, leaves: 9, head: 1.2 },
];

export function sunflower(stage: SunflowerStage, seed = 1): Part[] {
  const { height, stem, leaves, head } = growth[stage]!;
  if (stage === 0) return sownSeed();
  return [
    cylinder(stem, height, [0, 0, 0], "leafDeep", { upper: stem * 0.75, sides: 9, top: "leaf" }),
    ...stalkLeaves(height, leaves, seed),
    ...(stage === 1 ? [] : crownLeaves(height, stage)),
    ...(head > 0
      ? placed(stage === 4 ? bud() : bloom(seed), [0, height, stem * 0.4], 0, head)
      : []),
  ];
}

/** A row of small ones as they stand in a field. */
export function fieldSunflower(seed: number): Part[] {
  const h = between(1, 1.25, seed);
  return [
    cylinder(0.035, h, [0, 0, 0], "leaf", { sides: 6 }),
    ...repeat(4, (i) =>
      leaf({
        length: 0.36,
        width: 0.2,
        colour: i % 2 ? "leaf" : "leafLight",
        lift: 0.5,
        curl: 0.9,
        heading: i * 1.8 + seed,
        at: [0, h * (0.25 + i * 0.15), 0],
      }),
    ),
    ...placed(
      turned(bloom(seed, 10), [-0.1, 0, 0]),
      [0, h, 0.02],
      between(0.1, 0.5, seed, 3),
      0.62,
    ),
  ];
}

function sownSeed(): Part[] {
  return [
    ball(0.34, [0, 0, 0], "#80513a", {
      squash: 0.42,
      flat: true,
      rough: 0.1,
      detail: 2,
      top: "#9a6848",
    }),
    ...moved(
      turned(
        [
          ball(0.14, [0, 0, 0], "cream", { stretch: [0.62, 1.25, 0.42] }),
          ball(0.141, [0, 0.005, 0.002], "coal", { stretch: [0.12, 1.22, 0.43] }),
          ball(0.139, [0.05, 0, 0.002], "coal", { stretch: [0.09, 1.05, 0.43] }),
          ball(0.139, [-0.05, 0, 0.002], "coal", { stretch: [0.09, 1.05, 0.43] }),
        ],
        [-0.5, 0, -0.5],
      ),
      [0.02, 0.2, 0.12],
    ),
  ];
}

function stalkLeaves(height: number, count: number, seed: number): Part[] {
  return repeat(count, (i) => {
    const t = count > 1 ? i / (count - 1) : 0;
    const size = (0.5 + Math.min(height, 2.2) * 0.28) * (1 - 0.42 * t);
    const side = i % 2 ? Math.PI : 0;
    return [
      ...leaf({
        length: size,
        width: size * 0.62,
        colour: i % 3 === 1 ? "leafLight" : i % 3 ? "#6fae4a" : "leaf",
        lift: between(0.3, 0.6, seed, i) + (count < 3 ? 0.15 : 0),
        curl: between(0.7, 1.1, seed, i + 9),
        heading: side + between(-0.75, 0.15, seed, i + 30) * (side ? -1 : 1),
        at: [0, height * (count < 3 ? 0.92 : 0.16 + 0.62 * t), 0],
        thickness: 0.035,
      }),
    ];
  });
}

function crownLeaves(height: number, stage: number): Part[] {
  return repeat(stage < 4 ? 5 : 6, (i) =>
    leaf({
      length: stage < 4 ? 0.3 : 0.24,
      width: stage < 4 ? 0.15 : 0.13,
      colour: i % 2 ? "leafLight" : "#9ccf63",
      lift: stage < 4 ? 0.85 : 0.35,
      curl: 0.5,
      heading: i * 1.05 + 0.3,
      at: [0, height - 0.02, 0],
    }),
  );
}

function bud(): Part[] {
  return [
    ball(0.3, [0, 0.12, 0.06], "leaf", { squash: 0.9, top: "leafLight" }),
    ...repeat(9, (i) =>
      placed(
        [
          lathe(points("0 0, 0.09 0.1, 0 0.5"), [0, 0, 0], i % 2 ? "leaf" : "leafLight", {
            sides: 5,
            flat: true,
            turn: [0.42, 0, 0],
          }),
        ],
        [Math.sin(i * 0.7) * 0.24, -0.02, Math.cos(i * 0.7) * 0.24],
        i * 0.7,
      ),
    ),
    ...repeat(8, (i) =>
      lathe(
        points("0 0, 0.07 0.1, 0 0.34"),
        [Math.sin(i * 0.785) * 0.1, 0.26, 0.06 + Math.cos(i * 0.785) * 0.1],
        i % 2 ? "sunPetal" : "sunDeep",
        {
          sides: 5,
          flat: true,
          turn: [Math.cos(i * 0.785) * 0.35, 0, -Math.sin(i * 0.785) * 0.35],
        },
      ),
    ),
  ];
}

/** Faces +z, radius about 0.62. */
function bloom(seed: number, petals = 15): Part[] {
  const petal = (length: number, width: number, colour: Colour, top: Colour) =>
    slab(
      [
        [-width * 0.22, 0],
        [width * 0.22, 0],
        [width * 0.5, length * 0.5],
        [width * 0.26, length * 0.86],
        [0, length],
        [-width * 0.26, length * 0.86],
        [-width * 0.5, length * 0.5],
      ],
      0.035,
      [0, 0, 0],
      colour,
      { bevel: 0.015, top },
    );
  const ring = (z: number, length: number, tip: number, off: number, colour: Colour) =>
    repeat(petals, (i) => {
      const a = ((i + off) * 2 * Math.PI) / petals;
      const own = length * between(0.9, 1.1, seed, i + Math.round(off * 60));
      const flat = moved(turned([petal(own, 0.19, colour, colour)], [tip, 0, 0]), [0, 0.2, z]);
      return turned(flat, [0, 0, a]);
    });
  return [
    ball(0.26, [0, 0, -0.06], "leaf", { stretch: [1, 1, 0.4] }),
    ...ring(0, 0.42, -0.12, 0, "sunDeep"),
    ...ring(0.05, 0.37, 0.12, 0.5, "sunPetal"),
    ball(0.265, [0, 0, 0.06], "#6b4226", { stretch: [1, 1, 0.42], flat: true, detail: 2 }),
    ball(0.17, [0, 0, 0.13], "#8a5a30", { stretch: [1, 1, 0.4], flat: true, detail: 2 }),
    ball(0.08, [0, 0, 0.185], "#a9743c", { stretch: [1, 1, 0.4], flat: true, detail: 1 }),
  ];
}
