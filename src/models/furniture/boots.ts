// A coir mat with a pair of muddy boots on it.
import { box, cylinder, moved, type Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const boot = (turn: number): Part[] => [
  cylinder(0.11, 0.34, [0, 0.06, -0.06], "olive", { sides: 12, upper: 0.12, bevel: 0.02 }),
  cylinder(0.095, 0.02, [0, 0.39, -0.06], "coal", { sides: 12, bevel: 0.004 }),
  box([0.2, 0.15, 0.34], [0, 0.04, 0.06], "olive", { bevel: 0.06, turn: [0, turn, 0] }),
  box([0.22, 0.05, 0.38], [0, 0, 0.05], "bark", { bevel: 0.02, turn: [0, turn, 0] }),
];

export const boots: Piece = {
  id: "mat-and-boots",
  name: "Mat and boots",
  set: "parlour",
  stands: "floor",
  parts: [
    box([1.2, 0.035, 0.66], [0, 0, 0], "strawDark", { bevel: 0.014 }),
    box([1.04, 0.04, 0.5], [0, 0, 0], "straw", { bevel: 0.012 }),
    ...moved(boot(0.05), [-0.36, 0.04, 0]),
    ...moved(boot(-0.16), [-0.1, 0.04, 0.03]),
  ],
};
