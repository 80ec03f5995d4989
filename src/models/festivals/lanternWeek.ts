// Lantern Week: two posts, a cord and a boat at the green's edge; lanterns on the cord, and a light about each.
import { bead, block, lathe, type Part, placed, points, rod, slab, type Vec } from "../parts.ts";
import { type FestivalModel, standsAt } from "./festivalSet.ts";
import { cord, sagging, twoPosts } from "./props.ts";

const HUNG = [0, 1, 2, 4] as const;
const TONES = [
  ["#f6a96a", "#ffe0a6"],
  ["#f3c95f", "#fff0c0"],
  ["#e98f86", "#ffd9c4"],
  ["#b9d48a", "#eff3c4"],
] as const;

const HIGH = 1.5;
const Z = -0.5;
const along = sagging([-1.1, HIGH, Z], [1.1, HIGH, Z], 0.2);
/** The first hangs near the middle. */
const PLACES = [0.38, 0.62, 0.16, 0.84] as const;

const lantern = ([x, y, z]: Vec, i: number, lit: boolean): Part[] => [
  lathe(points("0.07 0, 0.14 0.09, 0.14 0.17, 0.07 0.27"), [x, y - 0.34, z], TONES[i]![0], {
    sides: 7,
    glow: lit,
    top: TONES[i]![1],
  }),
  rod(0.075, 0.03, [x, y - 0.09, z], "walnut", { sides: 5 }),
  rod(0.075, 0.03, [x, y - 0.36, z], "walnut", { sides: 5 }),
];

const HULL = points("-0.62 0.24, -0.44 0, 0.44 0, 0.66 0.3, 0 0.2");

/** Drawn up, its bow to +x. */
const boat: Part[] = [
  slab(HULL, 0.36, [0, 0, 0], "#4f7f86", { bevel: 0, top: "teal" }),
  block([0.9, 0.03, 0.24], [0, 0.19, 0], "oak"),
  ...[-0.2, 0.2].map((x) => block([0.1, 0.04, 0.42], [x, 0.21, 0], "pine")),
  rod(0.018, 0.9, [-0.42, 0.26, 0.1], "wood", { sides: 4, turn: [0, 0, -1.45] }),
  bead(0.06, [0.56, 0.3, 0], "brass"),
];

export const lanternsSet: FestivalModel = ({ hands, lit }) => {
  const hung = PLACES.slice(0, HUNG[hands]!).map((t) => along(t));
  return {
    parts: [
      ...twoPosts(1.1, HIGH, Z),
      ...cord(along, 6),
      ...hung.flatMap((at, i) => lantern(at, i, lit)),
      ...placed(boat, [0.12, 0, 1.02], 0.12, 0.92),
    ],
    guests: [
      standsAt(-0.8, 0.42),
      standsAt(0.82, 0.36),
      standsAt(-0.34, -0.22),
      standsAt(0.36, -0.26),
    ],
    shines: hung.map(([x, y, z]) => ({ at: [x, y - 0.22, z], size: 0.8 })),
  };
};
