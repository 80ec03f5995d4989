// What somebody wears about the neck and carries; the foot of the bust is the origin.
import {
  ball,
  bead,
  block,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  rod,
  slab,
  type Vec,
} from "../parts.ts";

/** Lies round on the shoulders. */
export const collar = (colour: Colour): Part =>
  lathe(points("0.262 0.222, 0.228 0.256, 0.14 0.296"), [0, 0, 0], colour, { sides: 12 });

/** A shirt that shows where the coat is open. */
export const shirtFront = (colour: Colour): Part =>
  slab(points("-0.02 0, 0.02 0, 0.14 0.2, -0.14 0.2"), 0.03, [0, 0.1, 0.372], colour, {
    bevel: 0,
    turn: [-0.78, 0, 0],
  });

/** Wound once round, with an end that hangs. */
export const scarf = (colour: Colour, end: Colour): Part[] => [
  cylinder(0.19, 0.1, [0, 0.21, 0.015], colour, { sides: 12, bevel: 0.04 }),
  slab(points("-0.06 0, 0.06 0, 0.04 0.19, -0.04 0.19"), 0.03, [0.11, 0.04, 0.345], end, {
    bevel: 0,
    turn: [-0.4, 0.3, 0.15],
  }),
];

/** Tied in front, with a corner that lies on the breast. */
export const kerchief = (colour: Colour): Part[] => [
  collar(colour),
  slab(points("0 0, 0.15 0.17, -0.15 0.17"), 0.03, [0, 0.085, 0.378], colour, {
    bevel: 0,
    turn: [-0.7, 0, 0],
  }),
];

/** Round the shoulders, over the coat. */
export const shawl = (colour: Colour, top: Colour): Part =>
  lathe(points("0.372 0.05, 0.375 0.075, 0.335 0.185, 0.225 0.268, 0.12 0.3"), [0, 0, 0], colour, {
    sides: 14,
    top,
  });

/** A bib with its two straps. */
export const apron = (colour: Colour): Part[] => [
  slab(points("-0.14 0, 0.14 0, 0.12 0.14, -0.12 0.14"), 0.03, [0, 0, 0.348], colour, {
    bevel: 0,
    turn: [-0.12, 0, 0],
  }),
  ...mirror(block([0.055, 0.2, 0.03], [-0.115, 0.105, 0.272], colour, { turn: [-0.7, 0, -0.1] })),
];

/** Of rope or leather: over one shoulder and across the breast. */
export const sling = (colour: Colour): Part =>
  lathe(points("0.32 0, 0.37 0.02, 0.37 0.08, 0.32 0.1"), [-0.035, 0.125, 0.045], colour, {
    sides: 14,
    turn: [0.12, 0, 0.52],
  });

/** A chain of office, with its badge. */
export const chain = (): Part[] => [
  slab(
    points(
      "-0.19 0.2, -0.12 0.06, 0 0.01, 0.12 0.06, 0.19 0.2, 0.16 0.21, 0.1 0.09, 0 0.045, -0.1 0.09, -0.16 0.21",
    ),
    0.02,
    [0, 0.08, 0.385],
    "brass",
    { bevel: 0, turn: [-0.6, 0, 0] },
  ),
  bead(0.05, [0, 0.085, 0.4], "honey", { stretch: [1, 1, 0.3] }),
];

export const handLantern = (at: Vec): Part[] =>
  placed(
    [
      rod(0.085, 0.035, [0, 0, 0], "iron", { sides: 6 }),
      rod(0.065, 0.12, [0, 0.035, 0], "lampDeep", { sides: 6, top: "lamp" }),
      rod(0.09, 0.07, [0, 0.155, 0], "iron", { sides: 6, upper: 0.03 }),
    ],
    at,
  );

/** Carried under an arm, with its tape. */
export const paperRoll = (at: Vec): Part[] => {
  const turn: Vec = [-0.2, 0, -0.35];
  return [
    rod(0.055, 0.34, at, "page", { sides: 6, turn }),
    rod(0.06, 0.05, [at[0] + 0.05, at[1] + 0.14, at[2] - 0.03], "brick", { sides: 6, turn }),
  ];
};

/** Behind the shoulders, with a blanket rolled on top of it. */
export const pack = (): Part[] => [
  block([0.62, 0.34, 0.2], [0, 0.06, -0.32], "wood"),
  rod(0.09, 0.6, [-0.3, 0.42, -0.34], "teal", { sides: 8, turn: [0, 0, -Math.PI / 2] }),
];

export const patch = (colour: Colour, at: Vec, turn: Vec): Part =>
  block([0.11, 0.11, 0.03], at, colour, { turn });

/** On the nose, before two eyes. */
export const spectacles = (left: Vec): Part[] =>
  mirror(
    lathe(points("0.058 0, 0.072 0, 0.072 0.016, 0.058 0.016"), left, "iron", {
      sides: 12,
      turn: [Math.PI / 2, -0.3, 0],
    }),
  );

/** A chick that sits there. */
export const perchedChick = (at: Vec): Part[] =>
  placed(
    [
      ball(0.1, [0, 0.06, 0], "sunPetal"),
      ball(0.068, [0, 0.18, 0.04], "sunPetal"),
      bead(0.028, [0, 0.17, 0.115], "carrot"),
    ],
    at,
  );
