// The farm's barn as it grows: lean-to, shed, barn, hay door, side bay, second door, cupola, and a cock on top.
import { block, lathe, moved, type Part, type Point2, points, rod, slab } from "../parts.ts";

const RED = "#c4503b";
const WIDE = 0.72;
const DEEP = 1.3;

const roofSlope = (from: Point2, to: Point2, deep: number, thick = 0.08): Part => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const at = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - thick / 2, 0] as const;
  return block([long, thick, deep], at, "slate", {
    turn: [0, 0, Math.atan2(dy, dx)],
    top: "slateLight",
  });
};

const doorway = (x: number, z: number, wide: number, tall: number): Part[] => [
  block([wide + 0.12, tall + 0.06, 0.03], [x, 0, z], "white"),
  block([wide, tall, 0.04], [x, 0, z + 0.01], "brickDark"),
  block([Math.hypot(wide, tall) * 0.92, 0.06, 0.03], [x, tall / 2 - 0.03, z + 0.03], "white", {
    turn: [0, 0, Math.atan2(tall, wide)],
  }),
  block([Math.hypot(wide, tall) * 0.92, 0.06, 0.03], [x, tall / 2 - 0.03, z + 0.03], "white", {
    turn: [0, 0, -Math.atan2(tall, wide)],
  }),
];

/** A roof on posts, and straw under it. */
const leanToBarn = (): Part[] => [
  block([1.3, 1.16, 0.08], [0, 0, -0.36], "wood", { top: "oak" }),
  block([0.08, 1.06, 0.6], [-0.61, 0, -0.04], "oak"),
  ...[-0.6, 0.6].map((x) => block([0.1, 0.92, 0.1], [x, 0, 0.3], "walnut")),
  block([1.46, 0.08, 0.9], [0, 1.06, -0.02], "slate", { turn: [0.3, 0, 0], top: "slateLight" }),
  block([0.62, 0.34, 0.4], [0.18, 0, 0.1], "strawDark", { top: "straw" }),
  block([0.44, 0.28, 0.34], [0.1, 0.34, 0.04], "strawDark", { top: "butter" }),
];

const gableOf = (half: number, eaves: number, ridge: number): Point2[] => [
  [-half, 0],
  [half, 0],
  [half, eaves],
  [0, ridge],
  [-half, eaves],
];

const shed = (): Part[] => [
  slab(gableOf(0.56, 0.66, 1.06), 0.96, [0, 0, 0], "oak", { bevel: 0, top: "pine" }),
  roofSlope([0.72, 0.58], [0, 1.12], 1.14),
  roofSlope([-0.72, 0.58], [0, 1.12], 1.14),
  block([0.4, 0.62, 0.03], [0, 0, 0.49], "walnut"),
  block([0.05, 0.05, 0.03], [0.12, 0.3, 0.51], "brass"),
  ...[-0.38, 0.38].map((x) => block([0.03, 0.64, 0.02], [x, 0.02, 0.485], "wood")),
];

const GAMBREL: readonly Point2[] = points(
  "-0.72 0, 0.72 0, 0.72 0.86, 0.52 1.28, 0 1.62, -0.52 1.28, -0.72 0.86",
);

const gambrel = (): Part[] => [
  slab(GAMBREL, DEEP, [0, 0, 0], RED, { bevel: 0, top: "brick" }),
  ...[1, -1].flatMap((s) => [
    roofSlope([s * 0.82, 0.76], [s * 0.53, 1.34], DEEP + 0.18),
    roofSlope([s * 0.55, 1.32], [0, 1.7], DEEP + 0.18),
    block([0.09, 0.84, 0.04], [s * (WIDE - 0.04), 0, DEEP / 2], "white"),
  ]),
  ...doorway(0, DEEP / 2, 0.56, 0.68),
];

const hayDoor = (): Part[] => [
  block([0.42, 0.36, 0.03], [0, 0.92, DEEP / 2], "white"),
  block([0.32, 0.28, 0.04], [0, 0.95, DEEP / 2 + 0.01], "coal"),
  block([0.3, 0.15, 0.08], [0, 0.95, DEEP / 2 + 0.02], "straw", { top: "butter" }),
  block([0.07, 0.07, 0.3], [0, 1.38, DEEP / 2 + 0.12], "walnut"),
];

const sideBay = (): Part[] => [
  slab(points("0.7 0, 1.2 0, 1.2 0.46, 0.7 0.74"), DEEP - 0.16, [0, 0, 0], "brickDark", {
    bevel: 0,
    top: RED,
  }),
  roofSlope([1.32, 0.42], [0.68, 0.8], DEEP, 0.07),
];

/** In the side bay, towards the yard. */
const secondDoor = (): Part[] => [
  block([0.03, 0.42, 0.52], [1.2, 0, 0.1], "white"),
  block([0.04, 0.36, 0.42], [1.21, 0, 0.1], "walnut"),
];

const cupola = (): Part[] => [
  block([0.34, 0.36, 0.34], [0, 1.6, 0], "white"),
  block([0.2, 0.16, 0.02], [0, 1.74, 0.17], "slate"),
  block([0.02, 0.16, 0.2], [0.17, 1.74, 0], "slate"),
  lathe(points("0 0, 0.34 0, 0 0.3"), [0, 1.96, 0], RED, {
    sides: 4,
    flat: true,
    turn: [0, Math.PI / 4, 0],
  }),
];

const goldenCock = (): Part[] => [
  rod(0.025, 0.24, [0, 2.2, 0], "ironDark", { sides: 4 }),
  slab(
    points("-0.08 0, 0.12 0, 0.3 0.14, 0.34 0.42, 0.18 0.4, 0.08 0.18, -0.16 0.42, -0.36 0.28"),
    0.07,
    [0, 2.4, 0],
    "brass",
    { bevel: 0, turn: [0, Math.PI / 4, 0], top: "butter" },
  ),
];

/** What is added to the barn, rung by rung from the third on. */
const additions = [gambrel, hayDoor, sideBay, secondDoor, cupola, goldenCock] as const;

/** The lean-to one begins with is the first of them. */
export const BARN_RUNGS = 8;

/** Its gable towards +z; `rung` is from 0 to below `BARN_RUNGS`. */
export function barnOfRung(rung: number): Part[] {
  if (rung === 0) return leanToBarn();
  if (rung === 1) return shed();
  return moved(
    additions.slice(0, rung - 1).flatMap((add) => add()),
    [rung >= 4 ? -0.22 : 0, 0, 0],
  );
}
