// Three lamps for the dark months: of oil, a toadstool, a paper star.
import { type LightKindId, spots } from "../lights.ts";
import {
  ball,
  bead,
  block,
  cylinder,
  lathe,
  type Part,
  points,
  ring,
  turned,
  type Vec,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const oilLamp: readonly Part[] = [
  lathe(
    points("0 0, 0.14 0, 0.14 0.03, 0.05 0.06, 0.06 0.1, 0.15 0.16, 0.16 0.22, 0.1 0.29, 0 0.29"),
    [0, 0, 0],
    "copper",
    { sides: 14, top: "brass" },
  ),
  cylinder(0.08, 0.06, [0, 0.28, 0], "brass", { sides: 10, bevel: 0.015 }),
  bead(0.03, [0.11, 0.31, 0], "brass"),
  lathe(
    points("0 0, 0.07 0, 0.11 0.1, 0.09 0.18, 0.05 0.26, 0.055 0.36, 0 0.36"),
    [0, 0.34, 0],
    "flame",
    { sides: 12, glow: true, top: "flameHeart" },
  ),
  lathe(points("0.05 0, 0.064 0, 0.064 0.02, 0.05 0.02"), [0, 0.69, 0], "foam", { sides: 12 }),
  ...ring(3, block([0.012, 0.16, 0.012], [0, 0.34, 0.105], "brass", { turn: [0.15, 0, 0] })),
];

const toadstool: readonly Part[] = [
  lathe(points("0 0, 0.14 0, 0.12 0.08, 0.09 0.2, 0.1 0.3, 0 0.3"), [0, 0, 0], "cream", {
    sides: 12,
    top: "white",
  }),
  lathe(
    points("0.08 0, 0.28 0.02, 0.29 0.06, 0.24 0.18, 0.12 0.26, 0 0.28"),
    [0, 0.26, 0],
    "#e0573a",
    { sides: 18, glow: true, top: "#ff9a6a" },
  ),
  ...[0, 1, 2, 3, 4].map((i) =>
    bead(0.05, [Math.cos(i * 1.26) * 0.21, 0.43, Math.sin(i * 1.26) * 0.21], "flameHeart", {
      glow: true,
      squash: 0.6,
    }),
  ),
  bead(0.06, [0, 0.53, 0], "flameHeart", { glow: true, squash: 0.5 }),
  ...ring(
    5,
    ball(0.07, [0, 0.02, 0.15], "leafLight", {
      flat: true,
      stretch: [1, 0.5, 1],
      rough: 0.12,
      detail: 0,
    }),
  ),
  block([0.08, 0.12, 0.02], [0, 0.03, 0.125], "wood"),
  bead(0.012, [0.02, 0.09, 0.14], "brass"),
  lathe(points("0 0, 0.035 0, 0.03 0.1, 0 0.1"), [0.2, 0, 0.1], "white", { sides: 8 }),
  lathe(points("0.02 0, 0.085 0.01, 0.06 0.07, 0 0.09"), [0.2, 0.09, 0.1], "#e0573a", {
    sides: 10,
    glow: true,
    top: "#ff9a6a",
  }),
];

const ray = (turn: Vec): Part[] =>
  turned(
    [
      lathe(points("0 0, 0.1 0, 0 0.26"), [0, 0.09, 0], "honey", {
        sides: 4,
        glow: true,
        // From the heart to the tips: it has to be told from the wall that it lights.
        top: "lampshadeLow",
        flat: true,
      }),
    ],
    turn,
  );

/** A paper star on a bracket, as they hang in windows before midwinter. */
const star: readonly Part[] = [
  block([0.05, 0.3, 0.03], [0, 0.66, 0.015], "walnut"),
  block([0.04, 0.04, 0.36], [0, 0.86, 0.18], "walnut"),
  block([0.012, 0.2, 0.012], [0, 0.66, 0.34], "linen"),
  ...[
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => ray([0, 0, (i * Math.PI) / 3])),
    ...[-1, 1].flatMap((s) => ray([(s * Math.PI) / 2, 0, 0])),
    ball(0.15, [0, 0, 0], "lampshade", { glow: true, detail: 1 }),
  ].map((part) => ({ ...part, at: [part.at[0], part.at[1] + 0.35, part.at[2] + 0.37] as const })),
];

type Own = Pick<Piece, "id" | "name" | "set" | "words" | "stands" | "parts" | "tint" | "hangsAt">;

const lamp = (own: Own, kind: LightKindId, ...at: readonly Vec[]): Piece => ({
  ...own,
  words: `lamp light ${own.words}`,
  lights: spots(kind, ...at),
});

export const nightLamps: readonly Piece[] = [
  lamp(
    {
      id: "oil-lamp",
      name: "Oil lamp",
      set: "workshop",
      words: "kerosene copper",
      stands: "surface",
      parts: oilLamp,
    },
    "lantern",
    [0, 0.48, 0],
  ),
  lamp(
    {
      id: "toadstool-lamp",
      name: "Toadstool lamp",
      set: "nursery",
      words: "night mushroom",
      stands: "surface",
      parts: toadstool,
    },
    "lantern",
    [0, 0.4, 0],
  ),
  lamp(
    {
      id: "paper-star",
      name: "Paper star",
      set: "winter",
      words: "wall lantern midwinter",
      stands: "wall",
      hangsAt: 2.6,
      parts: star,
    },
    "lantern",
    // A little before the star, whose glow it has: at its heart the wall would be as bright as the star.
    [0, 0.35, 0.48],
  ),
];
