// Stir-up Sunday: a copper bowl on a table, and a stove that smokes; the pudding grows with every wish.
import { farmTable } from "../furniture/farmTable.ts";
import { bead, block, lathe, type Part, placed, points, repeat, rod } from "../parts.ts";
import { type FestivalModel, fewGuests, putDown } from "./festivalSet.ts";

const SIZE = 0.46;
const TOP = 0.9 * SIZE;

const spoon = (lean: number): Part[] => [
  rod(0.026, 0.5, [0, 0.12, 0], "wood", { sides: 4, turn: [0.2, 0, lean] }),
];

const bowl = (hands: number): Part[] => [
  lathe(points("0.12 0, 0.26 0.14, 0.3 0.28, 0.25 0.26, 0 0.12"), [0, 0, 0], "copper", {
    sides: 9,
    top: "#f0b184",
  }),
  ...(hands > 0
    ? [bead(0.26, [0, 0.16 + hands * 0.035, 0], "#7a4a30", { squash: 0.45, top: "#94603c" })]
    : []),
  ...(hands > 0 ? spoon(-0.5) : []),
  ...(hands > 1
    ? repeat(5, (i) =>
        bead(
          0.035,
          [Math.cos(i * 1.3) * 0.15, 0.28, Math.sin(i * 1.3) * 0.15],
          i % 2 ? "tomato" : "honey",
        ),
      )
    : []),
];

/** In its cloth, with a sprig. */
const pudding: Part[] = [
  bead(0.17, [0, 0.15, 0], "linen", { top: "white" }),
  lathe(points("0.04 0, 0.1 0.1, 0 0.08"), [0, 0.27, 0], "white", { sides: 5 }),
  rod(0.06, 0.03, [0, 0.27, 0], "brick", { sides: 5 }),
];

const puff = (i: number): Part =>
  bead(0.1 + i * 0.035, [0.05 * i * (i % 2 ? 1 : -0.4), 1.34 + i * 0.2, 0], "linen", {
    top: "white",
    flat: true,
    rough: 0.1,
  });

/** Little, of iron, on three legs; its door shows the fire. */
const stove = (hands: number, lit: boolean): Part[] => [
  ...repeat(3, (i) =>
    rod(0.03, 0.14, [Math.sin(i * 2.1) * 0.2, 0, Math.cos(i * 2.1) * 0.2], "ironDark", {
      sides: 4,
    }),
  ),
  lathe(points("0.24 0, 0.29 0.2, 0.24 0.42, 0 0.42"), [0, 0.12, 0], "iron", { sides: 8 }),
  rod(0.28, 0.04, [0, 0.52, 0], "ironDark", { sides: 8 }),
  block([0.22, 0.16, 0.04], [0, 0.24, 0.26], "ember", { glow: lit, top: "flame" }),
  rod(0.06, 0.7, [0.1, 0.54, -0.12], "ironLight", { sides: 6 }),
  rod(0.085, 0.05, [0.1, 1.22, -0.12], "ironDark", { sides: 6 }),
  ...placed(repeat(1 + hands, puff), [0.1, 0, -0.12]),
  ...(hands > 2 ? placed(pudding, [-0.1, 0.56, 0.06], 0, 0.9) : []),
];

export const stirUpSet: FestivalModel = ({ hands, lit, isBrought }) => ({
  parts: [
    ...putDown(farmTable.parts, [-0.12, 0.02], SIZE, 0.08),
    ...placed(bowl(hands), [-0.14, TOP, 0.0]),
    ...(isBrought
      ? [
          ...[0, 1].map((i) =>
            bead(0.045, [0.22 + i * 0.09, TOP + 0.04, 0.12 - i * 0.05], "linen", { squash: 1.25 }),
          ),
          lathe(points("0.08 0, 0.1 0.12, 0.06 0.16, 0 0.15"), [0.3, TOP, -0.1], "cream", {
            sides: 6,
          }),
        ]
      : []),
    ...placed(stove(hands, lit), [0.6, 0, -0.62], -0.3),
  ],
  guests: fewGuests,
  shines: [{ at: [0.52, 0.3, -0.36], size: 0.9 }],
});
