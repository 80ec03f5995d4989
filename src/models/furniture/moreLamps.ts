// Four more lamps: of coloured glass, for letters, for corners, for walls.
import { type LightKindId, spots } from "../lights.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  points,
  repeat,
  ring,
  rod,
  slab,
  type Vec,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const GLASS: readonly (readonly [Colour, Colour])[] = [
  ["#e8873c", "#ffd47a"],
  ["#5f9a7a", "#bfe6b8"],
  ["#d9604a", "#ffb88a"],
];

/** A dome of panes in three colours, leaded with brass. */
const glassLamp: readonly Part[] = [
  lathe(
    points("0 0, 0.17 0, 0.17 0.03, 0.06 0.07, 0.045 0.16, 0.07 0.22, 0.035 0.3, 0.03 0.5, 0 0.5"),
    [0, 0, 0],
    "brass",
    { sides: 12, top: "copper" },
  ),
  ...ring(
    6,
    ...repeat(2, (row) =>
      slab(
        row
          ? points("-0.1 0, 0.1 0, 0.05 0.17, -0.05 0.17")
          : points("-0.17 0, 0.17 0, 0.1 0.14, -0.1 0.14"),
        0.02,
        [0, 0.42 + row * 0.125, row ? 0.2 : 0.29],
        GLASS[row]![0],
        { bevel: 0, glow: true, top: GLASS[row]![1], turn: [row ? -0.76 : -0.66, 0, 0] },
      ),
    ),
    slab(
      points("-0.06 -0.06, 0.06 -0.06, 0.02 0.06, -0.02 0.06"),
      0.012,
      [0, 0.5, 0.268],
      GLASS[2]![0],
      { bevel: 0, glow: true, top: GLASS[2]![1], turn: [-0.66, 0, 0] },
    ),
  ),
  cylinder(0.075, 0.05, [0, 0.66, 0], "brass", { sides: 10, bevel: 0.015 }),
  bead(0.035, [0, 0.73, 0], "brass"),
  lathe(points("0.3 0, 0.345 0, 0.345 0.03, 0.3 0.03"), [0, 0.395, 0], "brass", { sides: 6 }),
];

const shadedLamp: readonly Part[] = [
  box([0.4, 0.05, 0.24], [0, 0, 0], "brass", { bevel: 0.02 }),
  rod(0.025, 0.4, [0, 0.04, -0.06], "brass", { sides: 8 }),
  bead(0.045, [0, 0.45, -0.06], "brass"),
  slab(
    points("-0.15 0, 0.15 0, 0.15 0.03, 0.11 0.11, 0.04 0.15, -0.04 0.15, -0.11 0.11, -0.15 0.03"),
    0.56,
    [0, 0.4, 0],
    "enamel",
    { bevel: 0.015, turn: [0, Math.PI / 2, 0], top: "enamelLight" },
  ),
  box([0.5, 0.03, 0.24], [0, 0.375, 0], "lampshade", { bevel: 0.01, glow: true }),
  block([0.012, 0.14, 0.012], [0.16, 0.25, 0.08], "brass"),
  bead(0.025, [0.16, 0.24, 0.08], "brass"),
];

/** It bends over whoever reads. */
const readingLamp: readonly Part[] = [
  cylinder(0.27, 0.06, [-0.3, 0, 0], "ironDark", { sides: 16 }),
  rod(0.03, 1.5, [-0.3, 0.05, 0], "brass", { sides: 8 }),
  ...repeat(7, (i) => {
    const a = (i + 0.5) * (Math.PI / 9);
    return block(
      [0.05, 0.16, 0.05],
      [-0.3 + 0.4 * (1 - Math.cos(a)), 1.53 + Math.sin(a) * 0.4 - 0.08, 0],
      "brass",
      { turn: [0, 0, -a] },
    );
  }),
  rod(0.022, 0.1, [0.36, 1.62, 0], "brass", { sides: 6 }),
  lathe(points("0.3 0, 0.29 0.05, 0.17 0.22, 0.05 0.27, 0 0.27"), [0.36, 1.38, 0], "brick", {
    sides: 18,
    top: "russetLight",
  }),
  rod(0.27, 0.025, [0.36, 1.385, 0], "lampshade", { sides: 18, glow: true }),
  lathe(points("0.29 0, 0.315 0, 0.31 0.03, 0.29 0.03"), [0.36, 1.37, 0], "cream", { sides: 18 }),
  ball(0.06, [0.36, 1.37, 0], "flameHeart", { glow: true, detail: 1 }),
];

const sconce: readonly Part[] = [
  slab(
    points("-0.1 0, 0 -0.08, 0.1 0, 0.12 0.22, 0 0.36, -0.12 0.22"),
    0.05,
    [0, 0.1, 0.025],
    "brass",
    { bevel: 0.012 },
  ),
  ...mirror(
    ...repeat(3, (i) => {
      const a = i * 0.55;
      return block(
        [0.13, 0.035, 0.035],
        [-(0.06 + i * 0.1), 0.16 - Math.sin(a * 1.6) * 0.05, 0.12 + i * 0.02],
        "brass",
        { turn: [0, 0.3, -(i - 1) * 0.5] },
      );
    }),
    cylinder(0.05, 0.03, [-0.3, 0.14, 0.16], "brass", { sides: 8, bevel: 0.01 }),
    rod(0.03, 0.12, [-0.3, 0.16, 0.16], "white", { sides: 8 }),
    lathe(points("0.15 0, 0.09 0.2, 0 0.2"), [-0.3, 0.24, 0.16], "lampshadeLow", {
      sides: 14,
      glow: true,
      top: "lampshade",
    }),
    lathe(points("0.14 0, 0.16 0, 0.155 0.025, 0.14 0.025"), [-0.3, 0.23, 0.16], "moss", {
      sides: 14,
    }),
    lathe(points("0.08 0, 0.1 0, 0.095 0.02, 0.08 0.02"), [-0.3, 0.43, 0.16], "moss", {
      sides: 14,
    }),
  ),
];

type Own = Pick<Piece, "id" | "name" | "set" | "words" | "stands" | "parts" | "tint" | "hangsAt">;

const lamp = (own: Own, kind: LightKindId, ...at: readonly Vec[]): Piece => ({
  ...own,
  words: `lamp light ${own.words}`,
  lights: spots(kind, ...at),
});

export const moreLamps: readonly Piece[] = [
  lamp(
    {
      id: "glass-lamp",
      name: "Coloured glass lamp",
      set: "parlour",
      words: "tiffany",
      stands: "surface",
      parts: glassLamp,
    },
    "lamp",
    [0, 0.46, 0],
  ),
  lamp(
    {
      id: "shaded-lamp",
      name: "Shaded lamp",
      set: "parlour",
      words: "green banker reading",
      stands: "surface",
      tint: ["enamel", "enamel", "enamelLight"],
      parts: shadedLamp,
    },
    "lamp",
    [0, 0.36, 0.02],
  ),
  lamp(
    {
      id: "reading-lamp",
      name: "Reading lamp",
      set: "parlour",
      words: "floor standing arc",
      stands: "floor",
      tint: ["enamel", "brick", "russetLight"],
      parts: readingLamp,
    },
    "lamp",
    [0.36, 1.34, 0],
  ),
  lamp(
    {
      id: "twin-sconce",
      name: "Twin sconce",
      set: "parlour",
      words: "wall",
      stands: "wall",
      tint: ["cloth", "moss"],
      hangsAt: 2.2,
      parts: sconce,
    },
    "lantern",
    // One for both, before them: two beside the wall would burn a white hole into it.
    [0, 0.34, 0.36],
  ),
];
