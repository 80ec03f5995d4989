// A dressing table with an oval mirror, a skirted front, scent and a brush.
import { bead, box, lathe, moved, type Part, points, repeat, rod, slab, turned } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { drawerFront, ellipse } from "./joinery.ts";
import { mirrorGlass } from "./mirrorGlass.ts";

const TOP = 0.94;

const mirror: Part[] = [
  slab(ellipse(0.46, 0.58), 0.07, [0, 1.62, -0.22], "walnut", { bevel: 0.025, turn: [-0.1, 0, 0] }),
  ...moved(turned(mirrorGlass(0.38, 0.5), [-0.1, 0, 0]), [0, 1.62, -0.175]),
  ...[-0.52, 0.52].flatMap((x): Part[] => [
    box([0.07, 0.84, 0.07], [x, TOP, -0.22], "walnut", { bevel: 0.02 }),
    bead(0.06, [x, TOP + 0.88, -0.22], "brass"),
  ]),
];

const scent: Part[] = [
  lathe(points("0 0, 0.08 0, 0.1 0.08, 0.03 0.16, 0 0.16"), [0.44, TOP, 0.12], "rose", {
    sides: 8,
  }),
  bead(0.045, [0.44, TOP + 0.19, 0.12], "brass"),
  rod(0.075, 0.1, [0.28, TOP, 0.02], "teal", { sides: 8 }),
  rod(0.08, 0.04, [0.28, TOP + 0.1, 0.02], "cream", { sides: 8 }),
  box([0.3, 0.04, 0.1], [-0.36, TOP, 0.14], "brass", { bevel: 0.015, turn: [0, 0.5, 0] }),
  box([0.16, 0.05, 0.12], [-0.42, TOP + 0.02, 0.17], "linen", { bevel: 0.015, turn: [0, 0.5, 0] }),
];

export const dressingTable: Piece = {
  id: "dressing-table",
  name: "Dressing table",
  set: "bedroom",
  words: "vanity mirror",
  stands: "floor",
  tint: ["cloth", "wainscotLight"],
  parts: [
    box([1.44, 0.08, 0.7], [0, TOP - 0.08, 0], "white", { bevel: 0.03 }),
    box([1.32, 0.2, 0.6], [0, TOP - 0.28, 0], "oak", { bevel: 0.025 }),
    ...[-0.34, 0.34].flatMap((x) => drawerFront(0.6, 0.16, [x, TOP - 0.27, 0.3], "wood", "pine")),
    ...repeat(9, (i) =>
      box(
        [0.165, 0.66, i % 2 ? 0.52 : 0.58],
        [-0.6 + i * 0.15, 0.02, 0],
        i % 2 ? "wainscotLight" : "cream",
        { bevel: 0.03 },
      ),
    ),
    ...mirror,
    ...scent,
  ],
};
