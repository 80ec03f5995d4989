// A hen, a chick and a duck.
import { colourToHex, palette } from "../palette.ts";
import { ball, box, type Colour, cylinder, type Part, points, scaled, slab } from "../parts.ts";

const headOf = (peck: boolean) => (peck ? [0.27, 0.2] : [0.19, 0.5]) as readonly [number, number];

/** Faces +x; `peck` lowers the head to the ground. */
export const hen = (colour: Colour = "white", peck = false): Part[] => [
  ...henFeathers(colour, peck),
  ...henEyesAndLegs(peck),
];

/** All that is in its colour, with beak and comb. */
export function henFeathers(colour: Colour, peck = false): Part[] {
  const [hx, hy] = headOf(peck);
  const wing = colourToHex(colour) === palette.white ? "linen" : "bark";
  return [
    ball(0.21, [0, 0.27, 0], colour, { stretch: [1.18, 0.95, 0.95], turn: [0, 0, 0.18] }),
    ball(0.11, [0.15, peck ? 0.28 : 0.38, 0], colour, { stretch: [1, 1.3, 0.95], detail: 2 }),
    ball(0.105, [hx, hy, 0], colour, { detail: 2 }),
    ball(0.13, [-0.02, 0.28, 0.16], wing, { stretch: [1.15, 0.75, 0.4], turn: [0, 0, 0.25] }),
    ball(0.13, [-0.02, 0.28, -0.16], wing, { stretch: [1.15, 0.75, 0.4], turn: [0, 0, 0.25] }),
    ...[-1, 0, 1].map((k) =>
      ball(0.1, [-0.24, 0.4 + Math.abs(k) * -0.03, k * 0.055], k ? wing : colour, {
        stretch: [0.7, 1.3, 0.5],
        turn: [0, 0, 0.7],
      }),
    ),
    slab(points("0 0, 0.09 0.02, 0 0.05"), 0.05, [hx + 0.09, hy - 0.03, 0], "honey", {
      bevel: 0.008,
    }),
    ball(0.035, [hx + 0.05, hy + 0.1, 0], "tomato"),
    ball(0.04, [hx, hy + 0.12, 0], "tomato"),
    ball(0.03, [hx - 0.05, hy + 0.1, 0], "tomato"),
    ball(0.028, [hx + 0.1, hy - 0.08, 0], "tomato"),
  ];
}

export function henEyesAndLegs(peck = false): Part[] {
  const [hx, hy] = headOf(peck);
  return [-1, 1].flatMap((k) => [
    ball(0.017, [hx + 0.07, hy + 0.03, k * 0.075], "coal"),
    cylinder(0.017, 0.13, [0.02, 0, k * 0.07], "honey", { sides: 6 }),
    box([0.1, 0.02, 0.06], [0.05, 0, k * 0.07], "honey", { bevel: 0.008 }),
  ]);
}

export function chick(): Part[] {
  return scaled(
    [
      ball(0.19, [0, 0.21, 0], "butter"),
      ball(0.13, [0.1, 0.42, 0], "butter"),
      box([0.07, 0.05, 0.06], [0.24, 0.39, 0], "carrot", { bevel: 0.015 }),
      ball(0.02, [0.18, 0.46, 0.09], "coal"),
      ball(0.02, [0.18, 0.46, -0.09], "coal"),
      ...[-1, 1].map((k) => cylinder(0.02, 0.08, [0, 0, k * 0.07], "carrot", { sides: 6 })),
    ],
    0.62,
  );
}

/** Swims on y 0. */
export function duck(): Part[] {
  return [
    ball(0.2, [0, 0.06, 0], "white", { stretch: [1.3, 0.75, 0.9] }),
    ball(0.12, [-0.22, 0.14, 0], "white", { stretch: [0.9, 0.7, 0.6], turn: [0, 0, -0.5] }),
    ball(0.1, [0.18, 0.26, 0], "#4f8a55", { detail: 2 }),
    cylinder(0.07, 0.16, [0.16, 0.08, 0], "white", { upper: 0.06 }),
    box([0.12, 0.035, 0.08], [0.3, 0.22, 0], "honey", { bevel: 0.015 }),
    ball(0.016, [0.25, 0.29, 0.07], "coal"),
    ball(0.13, [-0.03, 0.09, 0.13], "linen", { stretch: [1.2, 0.6, 0.45] }),
  ];
}
