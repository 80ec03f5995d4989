// The letter box at the gate: its flag is up while a letter lies in it, and a card shows its corner.
import { block, type Part, points, slab } from "../../../models/parts.ts";

const FRONT = points("-0.24 0, 0.24 0, 0.24 0.26, 0.12 0.4, -0.12 0.4, -0.24 0.26");

export const letterBox = ({
  hasLetter,
  hasCard,
}: {
  readonly hasLetter: boolean;
  readonly hasCard: boolean;
}): Part[] => [
  block([0.12, 0.72, 0.12], [0, 0, 0], "walnut", { top: "wood" }),
  slab(FRONT, 0.56, [0, 0.72, 0], "#3f8f88", { bevel: 0, top: "teal" }),
  block([0.3, 0.05, 0.02], [0, 0.92, 0.285], "ink"),
  block([0.04, 0.34, 0.05], [0.27, hasLetter ? 0.86 : 0.8, 0], "ironDark", {
    turn: hasLetter ? [0, 0, 0] : [Math.PI / 2, 0, 0],
  }),
  hasLetter
    ? block([0.05, 0.17, 0.28], [0.27, 1.14, 0.12], "tomato")
    : block([0.05, 0.2, 0.17], [0.27, 0.88, 0.24], "tomato"),
  ...(hasCard
    ? [block([0.2, 0.2, 0.02], [0.02, 0.86, 0.3], "white", { turn: [-0.25, 0, 0.5] })]
    : []),
];
