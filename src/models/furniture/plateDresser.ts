// A green dresser: plates on rails above, mugs on hooks, drawers and doors below.
import { block, box, mirror, type Part } from "../parts.ts";
import { jar, mug, plate } from "./crockery.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront, knob, panelled } from "./joinery.ts";

const BACK = -0.36;
const SHELVES = [1.78, 2.42] as const;
const RIMS = ["teal", "rose", "butter", "denimPale"] as const;

const crockery: Part[] = [
  ...SHELVES.flatMap((y, row) =>
    [-0.66, -0.22, 0.22, 0.66].flatMap((x, i) =>
      plate(row ? 0.19 : 0.21, [x, y + 0.05, BACK + 0.09], "white", RIMS[(i + row) % 4]!),
    ),
  ),
  ...[-0.5, -0.1, 0.3].flatMap((x, i) =>
    mug(0.075, [x, 1.56, -0.06], (["cream", "terracotta", "teal"] as const)[i]!),
  ),
  ...jar(0.2, [-0.66, 1.12, -0.14], "carrot", "cream"),
  ...jar(0.26, [-0.42, 1.12, -0.18], "plum", "brick"),
];

export const plateDresser: Piece = {
  id: "plate-dresser",
  name: "Plate dresser",
  set: "kitchen",
  words: "welsh cupboard hutch crockery",
  stands: "floor",
  surfaces: [top(1.12, 1.9, 0.4, 0, 0.2)],
  tint: ["wood", "sage", "wainscot", "mossLight"],
  parts: [
    box([1.9, 0.94, 0.76], [0, 0.08, 0], "sage", { bevel: 0.03 }),
    block([1.8, 0.1, 0.66], [0, 0, 0], "bark"),
    box([2.0, 0.1, 0.86], [0, 1.02, 0.01], "pine", { bevel: 0.035 }),
    ...[-0.61, 0, 0.61].flatMap((x) => [
      ...drawerFront(0.54, 0.22, [x, 0.74, 0.38], "wainscot", "wainscotLight"),
      ...panelled(0.54, 0.54, [x, 0.16, 0.38], "wainscot", "wainscotLight"),
      knob([x + 0.2, 0.46, 0.44]),
    ]),
    block([1.86, 1.96, 0.05], [0, 1.1, BACK], "mossLight"),
    ...mirror(box([0.08, 1.96, 0.42], [-0.92, 1.1, -0.18], "sage", { bevel: 0.025 })),
    ...SHELVES.map((y) => box([1.78, 0.06, 0.36], [0, y, -0.2], "pine", { bevel: 0.02 })),
    ...SHELVES.map((y) => block([1.78, 0.04, 0.03], [0, y + 0.12, -0.04], "wainscot")),
    box([2.04, 0.12, 0.52], [0, 3.0, -0.14], "sage", { bevel: 0.04 }),
    block([1.92, 0.14, 0.05], [0, 2.88, 0.02], "sage"),
    ...crockery,
  ],
};
