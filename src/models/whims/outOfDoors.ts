// Whims of the household that were carried out and stayed: tables, stoves, a piano, a bath, wood for the winter.
import { armchair } from "../furniture/armchair.ts";
import { longBench } from "../furniture/longBench.ts";
import { pianoCase } from "../furniture/piano.ts";
import {
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  rod,
  scaled,
  slab,
  turned,
} from "../parts.ts";
import type { WhimModel } from "./whim.ts";

/** On its short leg, with a book under it that is not thick enough. */
const shortBench: WhimModel = () => [
  ...moved(turned(scaled(longBench.parts, 0.78), [0, 0, -0.13]), [0, 0.1, 0]),
  box([0.28, 0.07, 0.22], [0.66, 0, 0.02], "#3f7fb5", { bevel: 0.01, turn: [0, 0.3, 0] }),
  box([0.26, 0.04, 0.2], [0.66, 0.05, 0.02], "page", { bevel: 0, turn: [0, 0.2, 0] }),
];

const chair = (colour: Colour): Part[] => [
  block([0.34, 0.06, 0.34], [0, 0.36, 0], colour),
  block([0.34, 0.46, 0.06], [0, 0.38, -0.15], colour, { turn: [-0.1, 0, 0] }),
  ...mirror(...[-0.13, 0.13].map((z) => block([0.05, 0.36, 0.05], [-0.13, 0, z], colour))),
];

const laidTable: WhimModel = ({ lit }) => [
  rod(0.09, 0.6, [0, 0, 0], "walnut", { sides: 7 }),
  cylinder(0.3, 0.07, [0, 0, 0], "walnut", { sides: 8, bevel: 0.02 }),
  rod(0.56, 0.2, [0, 0.48, 0], "white", { sides: 12, upper: 0.52 }),
  rod(0.5, 0.03, [0, 0.67, 0], "#fbefd6", { sides: 12 }),
  ...mirror(rod(0.15, 0.03, [-0.28, 0.69, 0], "#3f7fb5", { sides: 9 })),
  ...mirror(rod(0.07, 0.12, [-0.24, 0.69, 0.24], "tomato", { sides: 7, upper: 0.09 })),
  rod(0.04, 0.22, [0, 0.69, -0.06], "cream", { sides: 6 }),
  lathe(points("0 0, 0.045 0.06, 0 0.16"), [0, 0.91, -0.06], lit ? "flame" : "butter", {
    sides: 6,
    glow: lit,
  }),
  ...placed(chair("#4e8f6a"), [-0.82, 0, 0], Math.PI / 2),
  ...placed(chair("#4e8f6a"), [0.82, 0, 0], -Math.PI / 2),
];

/** Keys and lid look out where the cloth is too short. */
const coveredPiano: WhimModel = () => [
  ...scaled(pianoCase, 0.62),
  block([1.16, 0.03, 0.18], [0, 0.56, 0.17], "white"),
  ...repeat(5, (i) => block([0.05, 0.03, 0.11], [-0.46 + i * 0.23, 0.58, 0.14], "coal")),
  box([1.5, 0.07, 0.52], [0, 1.1, -0.12], "#4f7a5c", { bevel: 0.02, top: "#6b9a74" }),
  ...mirror(
    box([0.07, 0.72, 0.5], [-0.74, 0.4, -0.12], "#446b50", { bevel: 0.02, turn: [0, 0, -0.08] }),
  ),
  box([1.44, 0.36, 0.06], [0, 0.78, 0.12], "#4f7a5c", { bevel: 0.02, turn: [-0.12, 0, 0] }),
  ...[-0.5, -0.1, 0.34].map((x, i) =>
    slab(points("-0.2 0, 0 -0.24, 0.2 0"), 0.06, [x, 0.8, 0.15], i % 2 ? "#446b50" : "#4f7a5c", {
      bevel: 0,
      turn: [-0.1, 0, 0],
    }),
  ),
  block([1.5, 0.035, 0.035], [0, 0.92, 0.17], "straw"),
  rod(0.2, 0.3, [0.2, 0, 0.62], "walnut", { sides: 9 }),
  rod(0.24, 0.06, [0.2, 0.3, 0.62], "tomato", { sides: 9 }),
];

const chairInOrchard: WhimModel = () => [
  ...scaled(armchair.parts, 0.76),
  ...repeat(4, (i) =>
    bead(
      0.1,
      [[-0.7, 0.62, 0.74, -0.56][i]!, 0.08, [0.3, 0.44, 0.1, 0.6][i]!],
      i % 2 ? "tomato" : "#b9cf52",
    ),
  ),
];

const LILIES = ["#f4a6c0", "white", "sunPetal"] as const;

const lilyBath: WhimModel = ({ season }) => [
  ...mirror(bead(0.13, [-0.44, 0.08, 0.24], "brass"), bead(0.13, [-0.44, 0.08, -0.24], "brass")),
  ...[0, 1].map((i): Part => {
    const tub = lathe(
      points("0 0, 0.34 0, 0.46 0.2, 0.5 0.52, 0.56 0.56, 0.56 0.62, 0.46 0.62, 0 0.54"),
      [i ? 0.32 : -0.32, 0.14, 0],
      "white",
      { sides: 14, top: "#f4f8fa" },
    );
    return tub;
  }),
  box([0.64, 0.5, 1.02], [0, 0.2, 0], "white", { bevel: 0.03 }),
  ...[-0.51, 0.51].map((z) => box([0.66, 0.07, 0.1], [0, 0.69, z], "white", { bevel: 0.02 })),
  ...mirror(
    rod(0.46, 0.02, [-0.32, 0.74, 0], season === "hearth" ? "#d5e7ef" : "waterDeep", { sides: 12 }),
  ),
  block([0.66, 0.02, 0.9], [0, 0.738, 0], season === "hearth" ? "#d5e7ef" : "waterDeep"),
  ...repeat(6, (i) =>
    rod(
      0.16,
      0.02,
      [[-0.56, -0.2, 0.2, 0.5, -0.36, 0.36][i]!, 0.765, [0.1, -0.24, 0.24, -0.06, 0.3, -0.3][i]!],
      season === "hearth" ? "sage" : "leaf",
      { sides: 7 },
    ),
  ),
  ...repeat(season === "hearth" ? 0 : 3, (i) => [
    rod(0.05, 0.16, [[-0.5, 0.12, 0.46][i]!, 0.78, [0.02, -0.02, 0.1][i]!], LILIES[i]!, {
      sides: 7,
      upper: 0.17,
    }),
    bead(0.07, [[-0.5, 0.12, 0.46][i]!, 0.94, [0.02, -0.02, 0.1][i]!], "butter"),
  ]),
  rod(0.04, 0.44, [-0.84, 0.62, 0], "brass", { sides: 6 }),
  block([0.26, 0.07, 0.07], [-0.74, 1.04, 0], "brass"),
];

export const outOfDoors = {
  "short-bench": shortBench,
  "laid-table": laidTable,
  "covered-piano": coveredPiano,
  armchair: chairInOrchard,
  "lily-bath": lilyBath,
} satisfies Record<string, WhimModel>;
