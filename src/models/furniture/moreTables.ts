// Three more tables: under a gingham cloth, narrow for a hall, and three in a nest.
import { bead, block, box, corners, mirror, type Part, repeat } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";

const tableCloth: readonly Part[] = [
  ...mirror(...[-1, 1].map((z) => turnedLeg(-0.72, z * 0.42, 0.8, "white", 0.8, 8))),
  box([1.7, 0.08, 1.1], [0, 0.78, 0], "white", { bevel: 0.02 }),
  block([1.74, 0.02, 1.14], [0, 0.855, 0], "white"),
  ...[-1, 1].flatMap((s): Part[] => [
    block([1.74, 0.26, 0.02], [0, 0.6, s * 0.565], "white"),
    block([0.02, 0.26, 1.14], [s * 0.865, 0.6, 0], "white"),
  ]),
  ...repeat(5, (i) => block([0.16, 0.024, 1.145], [(i - 2) * 0.36, 0.854, 0], "rose")),
  ...repeat(3, (i) => block([1.745, 0.026, 0.16], [0, 0.853, (i - 1) * 0.36], "rose")),
  ...[-1, 1].flatMap((s) => [
    ...repeat(5, (i) => block([0.16, 0.265, 0.022], [(i - 2) * 0.36, 0.598, s * 0.566], "rose")),
    ...repeat(3, (i) => block([0.022, 0.265, 0.16], [s * 0.866, 0.598, (i - 1) * 0.36], "rose")),
  ]),
  ...repeat(5, (i) =>
    repeat(3, (j) =>
      block([0.16, 0.028, 0.16], [(i - 2) * 0.36, 0.853, (j - 1) * 0.36], "#c56d60"),
    ),
  ),
];

const consoleTable: readonly Part[] = [
  box([1.6, 0.07, 0.5], [0, 0.86, 0], "teal", { bevel: 0.02 }),
  box([1.5, 0.2, 0.42], [0, 0.67, 0], "#a5d6cd", { bevel: 0.015 }),
  ...mirror(
    block([0.62, 0.13, 0.03], [-0.38, 0.705, 0.205], "teal"),
    bead(0.035, [-0.38, 0.77, 0.24], "brass"),
  ),
  ...mirror(...[-1, 1].map((z) => turnedLeg(-0.7, z * 0.17, 0.68, "teal", 0.6, 8))),
  box([1.46, 0.05, 0.4], [0, 0.16, 0], "#a5d6cd", { bevel: 0.015 }),
];

const nest = (
  w: number,
  h: number,
  x: number,
  z: number,
  colour: "oak" | "pine" | "wood",
): Part[] => [
  box([w, 0.06, w * 0.78], [x, h, z], colour, { bevel: 0.02 }),
  ...corners(block([0.06, h, 0.06], [w / 2 - 0.07, 0, w * 0.39 - 0.07], colour)).map((part) => ({
    ...part,
    at: [part.at[0] + x, part.at[1], part.at[2] + z] as const,
  })),
  block([w - 0.14, 0.07, 0.03], [x, h - 0.07, z + w * 0.39 - 0.07], colour),
];

export const moreTables: readonly Piece[] = [
  {
    id: "gingham-table",
    name: "Table with a gingham cloth",
    set: "kitchen",
    words: "dining laid check tablecloth",
    stands: "floor",
    surfaces: [top(0.879, 1.5, 1)],
    tint: ["cloth", "rose", undefined, "#c56d60"],
    parts: tableCloth,
  },
  {
    id: "console-table",
    name: "Console table",
    set: "parlour",
    words: "hall side narrow drawers",
    stands: "floor",
    surfaces: [top(0.93, 1.5, 0.5), top(0.21, 1.25, 0.5)].map((each, i) =>
      i ? { ...each, clear: 0.45 } : each,
    ),
    tint: ["wood", "teal", "#a5d6cd"],
    parts: consoleTable,
  },
  {
    id: "nest-of-tables",
    name: "Nest of tables",
    set: "parlour",
    words: "table side small three",
    stands: "floor",
    surfaces: [top(0.76, 0.75, 0.5, -0.16, -0.08)],
    tint: ["wood", "oak", "pine", "wood"],
    parts: [
      ...nest(0.84, 0.7, -0.16, -0.1, "oak"),
      ...nest(0.66, 0.56, 0.12, 0.08, "pine"),
      ...nest(0.5, 0.42, 0.34, 0.24, "wood"),
    ],
  },
];
