// Three seats of other styles: a cross-backed chair, a buttoned tub chair and a pouffe.
import {
  bead,
  block,
  box,
  cylinder,
  lathe,
  mirror,
  type Part,
  points,
  repeat,
  rod,
  slab,
  spun,
} from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { turnedLeg } from "./legs.ts";
import { welt } from "./upholstery.ts";

const crossBacked: readonly Part[] = [
  ...mirror(turnedLeg(-0.27, 0.26, 0.5, "walnut", 0.62, 8)),
  ...mirror(
    box([0.07, 1.28, 0.08], [0.28, 0, -0.28], "walnut", { bevel: 0.018, turn: [-0.05, 0, 0] }),
  ),
  box([0.68, 0.07, 0.66], [0, 0.48, 0], "#c78d5f", { bevel: 0.025 }),
  box([0.58, 0.07, 0.54], [0, 0.53, 0.02], "cream", { bevel: 0.03 }),
  ...[-0.18, 0, 0.18].map((x) => block([0.06, 0.073, 0.545], [x, 0.53, 0.02], "brick")),
  box([0.66, 0.14, 0.07], [0, 1.16, -0.31], "walnut", { bevel: 0.025 }),
  ...mirror(block([0.06, 0.66, 0.045], [0, 0.53, -0.285], "#c78d5f", { turn: [-0.05, 0, -0.68] })),
  cylinder(0.06, 0.05, [0, 0.86, -0.31], "bark", {
    sides: 8,
    turn: [Math.PI / 2, 0, 0],
    bevel: 0.01,
  }),
  block([0.5, 0.045, 0.045], [0, 0.24, 0.26], "walnut"),
  ...mirror(block([0.045, 0.045, 0.5], [0.27, 0.18, 0], "walnut")),
];

const LEAVES = 11;

const tub: readonly Part[] = [
  ...mirror(...[-1, 1].map((z) => turnedLeg(-0.32, z * 0.3, 0.18, "bark", 0.8, 8))),
  cylinder(0.5, 0.24, [0, 0.15, 0], "plum", { sides: 18, bevel: 0.05 }),
  ...repeat(LEAVES, (i) => {
    const t = i / (LEAVES - 1) - 0.5;
    const a = Math.PI * (1.5 + t * 1.3);
    const h = 0.46 + 0.28 * Math.cos(t * Math.PI);
    return box(
      [0.2, h, 0.2],
      [Math.cos(a) * 0.44, 0.3, Math.sin(a) * 0.43],
      i % 2 ? "plum" : "#b08cab",
      { bevel: 0.07, turn: [0, Math.PI / 2 - a, 0] },
    );
  }),
  cylinder(0.4, 0.18, [0, 0.37, 0.08], "#b08cab", { sides: 18, bevel: 0.06 }),
  welt(0.4, [0, 0.45, 0.08], "#65455f"),
  welt(0.5, [0, 0.26, 0], "#65455f"),
  ...[-0.5, 0, 0.5].map((a) =>
    bead(0.022, [Math.sin(a) * 0.33, 0.78, -Math.cos(a) * 0.33], "#65455f"),
  ),
  box([0.42, 0.36, 0.15], [0.04, 0.52, -0.1], "butter", {
    bevel: 0.065,
    turn: [-0.34, 0.16, 0.05],
  }),
];

/** Its side and its upper half, a little further out and a little within. */
const WEDGE_SEAM = points(`
  0.29 0, 0.4 0.065, 0.432 0.2, 0.4 0.336, 0.265 0.412, 0.02 0.442, 0.02 0.42, 0.25 0.39,
  0.38 0.32, 0.41 0.2, 0.38 0.08, 0.27 0.01
`);
const WEDGES = 8;

/** In wedges that are sewn together: piping runs up between them, and all meet under a button. */
const pouffe: readonly Part[] = [
  lathe(points("0.28 0, 0.39 0.07, 0.42 0.2, 0.39 0.33, 0.26 0.4, 0 0.43"), [0, 0, 0], "carrot", {
    sides: 16,
  }),
  ...repeat(WEDGES, (i) =>
    spun(
      [slab(WEDGE_SEAM, 0.02, [0, 0, 0], "butter", { bevel: 0, turn: [0, -Math.PI / 2, 0] })],
      ((i + 0.5) * 2 * Math.PI) / WEDGES,
    ),
  ),
  rod(0.06, 0.03, [0, 0.42, 0], "butter", { sides: 10 }),
];

export const moreSeats: readonly Piece[] = [
  {
    id: "cross-back-chair",
    name: "Cross-backed chair",
    set: "kitchen",
    words: "seat dining bistro",
    stands: "floor",
    tint: ["wood", "walnut", "#c78d5f", "bark"],
    cloth: ["cream", "brick"],
    parts: crossBacked,
  },
  {
    id: "tub-chair",
    name: "Buttoned tub chair",
    set: "bedroom",
    words: "armchair seat",
    stands: "floor",
    surfaces: [top(0.55, 0.6, 0.5, 0, 0.15)],
    tint: ["cloth", "plum", "#b08cab", "#65455f"],
    parts: tub,
  },
  {
    id: "pouffe",
    name: "Pouffe",
    set: "parlour",
    words: "footstool seat hassock",
    stands: "floor",
    tint: ["cloth", "carrot"],
    parts: pouffe,
  },
];
