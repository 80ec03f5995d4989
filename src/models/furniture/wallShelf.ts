// Two boards on brackets with preserves above and cups on hooks below.
import { bead, block, box, cylinder, lathe, mirror, type Part, points, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const JAMS = ["carrot", "tomato", "honey", "olive", "plum"] as const;
const CUPS = ["teal", "cream", "rose", "butter"] as const;

function jar(i: number): Part[] {
  const h = between(0.24, 0.33, 29, i);
  const x = -0.62 + i * 0.31;
  return [
    cylinder(0.11, h, [x, 0.86, 0.2], JAMS[i]!, { sides: 12, bevel: 0.03 }),
    cylinder(0.12, 0.06, [x, 0.86 + h - 0.01, 0.2], i % 2 ? "cream" : "brick", {
      sides: 12,
      bevel: 0.015,
    }),
    block([0.12, 0.1, 0.02], [x, 0.92, 0.3], "white"),
  ];
}

const cup = (i: number): Part[] => {
  const x = -0.54 + i * 0.36;
  return [
    lathe(points("0 0, 0.07 0, 0.095 0.16, 0.075 0.16, 0 0.04"), [x, 0.04, 0.24], CUPS[i]!, {
      sides: 12,
      turn: [0.2, 0, 0.16],
    }),
    block([0.015, 0.1, 0.015], [x, 0.17, 0.22], "brass"),
  ];
};

export const wallShelf: Piece = {
  id: "wall-shelf",
  name: "Wall shelf",
  set: "kitchen",
  stands: "wall",
  tint: ["wood", "oak", undefined, "walnut"],
  parts: [
    ...[0.24, 0.78].map((y) => box([1.78, 0.08, 0.4], [0, y, 0.2], "oak", { bevel: 0.025 })),
    ...mirror(block([0.07, 0.76, 0.1], [-0.74, 0.1, 0.05], "walnut")),
    ...repeat(5, jar),
    ...repeat(4, cup),
    ...[-0.5, -0.3].map((x) =>
      cylinder(0.17, 0.03, [x, 0.5, 0.1], x < -0.4 ? "cream" : "teal", {
        turn: [Math.PI / 2 - 0.2, 0, 0],
        sides: 18,
        bevel: 0.012,
      }),
    ),
    lathe(points("0 0, 0.1 0, 0.15 0.1, 0.08 0.24, 0.1 0.3, 0 0.28"), [0.08, 0.32, 0.2], "cream"),
    ...repeat(5, (i) =>
      bead(
        0.06,
        [0.08 + Math.sin(i * 2.4) * 0.07, 0.66 + (i % 2) * 0.05, 0.2 + Math.cos(i * 2.4) * 0.06],
        i % 2 ? "rose" : "leafLight",
        { flat: true },
      ),
    ),
    cylinder(0.13, 0.2, [0.5, 0.32, 0.2], "rose", { sides: 14, upper: 0.12 }),
    cylinder(0.135, 0.04, [0.5, 0.51, 0.2], "oak", { sides: 14 }),
  ],
};
