// An iron range with a fire behind its glass, a rail, an oven door and a flue up the wall.
import { spots } from "../lights.ts";
import { ball, block, box, cylinder, lathe, mirror, type Part, points, repeat } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";

const FRONT = 0.44;

const flames: Part[] = [
  block([0.5, 0.4, 0.02], [-0.26, 0.42, FRONT + 0.012], "ember", { glow: true, top: "#c8431c" }),
  ...repeat(5, (i) => {
    const h = [0.2, 0.34, 0.26, 0.36, 0.18][i]!;
    return lathe(
      [
        [0, 0],
        [0.05, 0.04],
        [0.055, h * 0.3],
        [0.025, h * 0.7],
        [0, h],
      ],
      [-0.44 + i * 0.09, 0.43, FRONT + 0.03],
      i % 2 ? "flameHeart" : "flame",
      { sides: 7, glow: true },
    );
  }),
];

const fireDoor: Part[] = [
  ...[-0.3, 0.3].map((dx) =>
    block([0.07, 0.56, 0.07], [-0.26 + dx, 0.34, FRONT + 0.02], "ironDark"),
  ),
  ...[0.34, 0.83].map((y) => block([0.66, 0.07, 0.07], [-0.26, y, FRONT + 0.02], "ironDark")),
  ...[-0.09, 0.09].map((dx) =>
    block([0.022, 0.42, 0.05], [-0.26 + dx, 0.41, FRONT + 0.03], "ironDark"),
  ),
  ball(0.04, [0.0, 0.62, FRONT + 0.1], "brass"),
];

const ovenDoor: Part[] = [
  box([0.44, 0.56, 0.05], [0.36, 0.34, FRONT + 0.02], "enamelLight", { bevel: 0.018 }),
  box([0.3, 0.38, 0.03], [0.36, 0.43, FRONT + 0.05], "enamelDark", { bevel: 0.01 }),
  ball(0.04, [0.19, 0.62, FRONT + 0.1], "brass"),
];

const plate: Part[] = [
  box([1.36, 0.1, 1.02], [0, 1.02, 0], "ironDark", { bevel: 0.03 }),
  ...mirror(cylinder(0.22, 0.02, [-0.34, 1.12, 0.06], "iron", { sides: 18, bevel: 0.006 })),
  cylinder(0.022, 1.24, [-0.62, 0.98, FRONT + 0.16], "brass", {
    sides: 8,
    turn: [0, 0, -Math.PI / 2],
  }),
  ...mirror(block([0.03, 0.03, 0.16], [-0.56, 0.965, FRONT + 0.09], "brass")),
];

const flue: Part[] = [
  lathe(points("0 0, 0.27 0, 0.25 0.05, 0.06 0.2, 0 0.21"), [-0.3, 5.1, -0.22], "ironDark", {
    sides: 14,
  }),
  ...repeat(3, (i) =>
    block(
      [0.03, 0.14, 0.03],
      [-0.3 + Math.cos(i * 2.1) * 0.11, 4.98, -0.22 + Math.sin(i * 2.1) * 0.11],
      "ironDark",
    ),
  ),
  cylinder(0.15, 3.9, [-0.3, 1.1, -0.22], "iron", { sides: 14 }),
  ...[1.12, 2.1, 3.2, 4.3].map((y) =>
    cylinder(0.18, 0.09, [-0.3, y, -0.22], "ironDark", { sides: 14, bevel: 0.025 }),
  ),
  box([0.2, 0.03, 0.04], [-0.3, 1.7, -0.06], "brass", { bevel: 0.01, turn: [0, 0, 0.4] }),
];

export const stove: Piece = {
  id: "iron-stove",
  name: "Iron stove",
  set: "kitchen",
  words: "oven cooker range fire",
  stands: "floor",
  surfaces: [top(1.14, 1.1, 0.6, 0.06, 0.12)],
  tint: ["enamel", "enamel", "enamelLight", "enamelDark"],
  lights: spots("fire", [-0.26, 0.6, 0.8]),
  parts: [
    ...mirror(...[-0.32, 0.32].map((z) => turnedLeg(-0.52, z, 0.2, "ironDark", 0.8, 6))),
    box([1.22, 0.9, 0.86], [0, 0.14, 0], "enamel", { bevel: 0.06 }),
    box([1.26, 0.06, 0.9], [0, 0.2, 0], "ironDark", { bevel: 0.02 }),
    ...flames,
    ...fireDoor,
    ...ovenDoor,
    ...plate,
    ...flue,
  ],
};
