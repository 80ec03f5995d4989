// Wassail: a bare apple tree, the barrel and a lantern; toast in the tree, and a robin on the third.
import { ciderBarrel } from "../furniture/ciderBarrel.ts";
import { robin } from "../nature/hedgerow.ts";
import { block, mirror, type Part, placed, rod, type Vec } from "../parts.ts";
import { type FestivalModel, fewGuests, putDown } from "./festivalSet.ts";
import { stormLantern } from "./props.ts";

const bough = (at: Vec, long: number, turn: Vec, r = 0.045): Part =>
  rod(r, long, at, "bark", { sides: 5, upper: r * 0.45, turn });

/** Rods turn about their foot. */
const tree: Part[] = [
  rod(0.13, 0.85, [0, 0, 0], "bark", { sides: 7, upper: 0.085 }),
  ...mirror(
    bough([-0.03, 0.7, 0], 0.72, [0.15, 0, 0.85], 0.06),
    bough([-0.3, 0.98, 0.03], 0.42, [0, 0, 0.1]),
    bough([-0.42, 1.05, 0.04], 0.34, [0.3, 0, 1.25]),
  ),
  bough([0, 0.82, 0], 0.72, [-0.2, 0, 0.14], 0.07),
  bough([-0.05, 1.15, -0.05], 0.42, [0.1, 0, 0.75]),
  bough([0.02, 1.2, -0.08], 0.4, [-0.1, 0, -0.7]),
  bough([0, 0.8, 0.02], 0.5, [0.85, 0, -0.2]),
];

/** Each hangs by a thread, where a bough is. */
const TOASTS: readonly Vec[] = [
  [-0.5, 0.72, 0.12],
  [0.5, 0.74, 0.12],
  [0.02, 0.62, 0.42],
];

const toast = ([x, y, z]: Vec): Part[] => [
  block([0.016, 0.26, 0.016], [x, y + 0.18, z], "linen"),
  block([0.2, 0.2, 0.05], [x, y, z], "gingerDark", { turn: [0, 0, 0.2] }),
  block([0.14, 0.14, 0.06], [x, y + 0.03, z], "butter", { turn: [0, 0, 0.2] }),
];

export const wassailSet: FestivalModel = ({ hands, lit }) => ({
  parts: [
    ...placed(tree, [0, 0, -0.42]),
    ...TOASTS.slice(0, hands).flatMap(([x, y, z]) => toast([x, y, z - 0.42])),
    ...(hands > 2 ? placed(robin(), [0.52, 0.94, -0.3], -Math.PI / 2 - 0.5, 1.15) : []),
    ...putDown(ciderBarrel.parts, [0.42, -0.1], 0.42, 0.5),
    ...stormLantern([-0.34, 0, 0.12], lit),
  ],
  guests: fewGuests,
  shines: [{ at: [-0.34, 0.12, 0.12], size: 0.9 }],
});
