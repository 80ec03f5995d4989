// A cow, a pig and a cart horse.
import { ball, bead, block, box, type Colour, cylinder, type Part, rod } from "../parts.ts";

const four = (x: number, z: number, h: number, r: number, colour: Colour, hoof: Colour): Part[] =>
  [-x, x].flatMap((dx) =>
    [-z, z].flatMap((dz) => [
      rod(r, h, [dx, 0, dz], colour, { sides: 7, upper: r * 1.25 }),
      rod(r * 1.12, h * 0.24, [dx, 0, dz], hoof, { sides: 7 }),
    ]),
  );

/** Faces +x. */
export function cow(): Part[] {
  const hide = "white";
  const patch = "#a8623c";
  return [
    ...four(0.42, 0.2, 0.46, 0.075, hide, "#6b4a36"),
    box([1.16, 0.54, 0.56], [0, 0.4, 0], hide, { bevel: 0.14 }),
    ball(0.27, [-0.22, 0.8, 0.16], patch, { detail: 1, stretch: [1.1, 0.62, 0.7] }),
    ball(0.24, [0.24, 0.74, -0.16], patch, { detail: 1, stretch: [1, 0.8, 0.6] }),
    bead(0.17, [-0.5, 0.62, -0.12], patch, { stretch: [0.6, 1, 0.9] }),
    bead(0.12, [-0.16, 0.4, 0], "rose", { squash: 0.7 }),
    box([0.3, 0.32, 0.3], [0.58, 0.72, 0], hide, { bevel: 0.08, turn: [0, 0, 0.4] }),
    box([0.36, 0.32, 0.32], [0.78, 0.86, 0], patch, { bevel: 0.08 }),
    box([0.2, 0.22, 0.3], [0.96, 0.82, 0], "#efb9a4", { bevel: 0.07 }),
    box([0.1, 0.3, 0.1], [0.84, 0.92, 0], hide, { bevel: 0.03 }),
    ...[-1, 1].flatMap((s) => [
      bead(0.03, [0.9, 1.08, s * 0.15], "coal"),
      bead(0.022, [1.06, 0.94, s * 0.07], "#b5705c"),
      bead(0.1, [0.68, 1.12, s * 0.22], patch, { stretch: [0.6, 0.5, 1.2], turn: [s * 0.3, 0, 0] }),
      rod(0.04, 0.18, [0.72, 1.14, s * 0.12], "linen", {
        sides: 5,
        upper: 0.012,
        turn: [s * 0.7, 0, 0],
      }),
    ]),
    rod(0.025, 0.46, [-0.6, 0.44, 0], hide, { sides: 5, turn: [0, 0, 0.12] }),
    bead(0.06, [-0.6, 0.42, 0], patch, { squash: 1.4 }),
    box([0.08, 0.1, 0.09], [0.6, 0.62, 0], "brass", { bevel: 0.02 }),
  ];
}

/** Faces +x. */
export const pig = (): Part[] => [
  ...plainPig(),
  bead(0.12, [-0.14, 0.5, 0.2], "#c98a70", { stretch: [1.2, 0.8, 0.5] }),
];

/** Without a spot. */
export function plainPig(): Part[] {
  const pink = "#f0b3a2";
  const deep = "#e0927f";
  return [
    ...four(0.24, 0.13, 0.2, 0.06, pink, "#8a5a4c"),
    ball(0.32, [0, 0.4, 0], pink, { detail: 1, stretch: [1.36, 0.86, 0.9] }),
    ball(0.21, [0.4, 0.46, 0], pink, { detail: 1 }),
    rod(0.1, 0.11, [0.54, 0.43, 0], deep, { sides: 9, turn: [0, 0, -Math.PI / 2] }),
    ...[-1, 1].flatMap((s) => [
      block([0.01, 0.05, 0.03], [0.655, 0.405, s * 0.035], "#a85c4c"),
      bead(0.026, [0.53, 0.54, s * 0.12], "coal"),
      bead(0.09, [0.36, 0.66, s * 0.12], deep, {
        stretch: [0.9, 1, 0.4],
        turn: [s * 0.4, 0, -0.5],
      }),
    ]),
    ...[0, 1, 2].map((i) =>
      bead(0.04, [-0.44 - i * 0.03, 0.5 + (i % 2) * 0.06, i * 0.03 - 0.03], deep),
    ),
  ];
}

/** Faces +x. */
export function carthorse(): Part[] {
  const coat = "#a8693f";
  const mane = "#f0e2c6";
  return [
    ...four(0.42, 0.2, 0.66, 0.085, coat, mane),
    box([1.16, 0.52, 0.54], [0, 0.62, 0], coat, { bevel: 0.14 }),
    box([0.32, 0.74, 0.3], [0.58, 0.86, 0], coat, { bevel: 0.08, turn: [0, 0, -0.5] }),
    box([0.52, 0.26, 0.26], [0.9, 1.36, 0], coat, { bevel: 0.08, turn: [0, 0, -0.5] }),
    box([0.16, 0.2, 0.24], [1.07, 1.24, 0], "#c58a5c", { bevel: 0.06, turn: [0, 0, -0.5] }),
    box([0.34, 0.06, 0.08], [0.95, 1.56, 0], mane, { bevel: 0.02, turn: [0, 0, -0.5] }),
    ...[0, 1, 2, 3].map((i) =>
      box([0.2, 0.26, 0.1], [0.64 - i * 0.09, 1.42 - i * 0.15, 0], mane, {
        bevel: 0.03,
        turn: [0, 0, -0.5],
      }),
    ),
    ...[-1, 1].flatMap((s) => [
      box([0.07, 0.15, 0.05], [0.7, 1.6, s * 0.09], coat, { bevel: 0.02 }),
      bead(0.028, [0.92, 1.52, s * 0.125], "coal"),
    ]),
    ...[0, 1, 2].map((i) =>
      box([0.14, 0.34, 0.14], [-0.62 - i * 0.06, 0.72 - i * 0.2, 0], mane, {
        bevel: 0.04,
        turn: [0, 0, -0.2],
      }),
    ),
    cylinder(0.34, 0.1, [0.36, 0.82, 0], "wine", { sides: 12, bevel: 0.03, turn: [0, 0, -1.1] }),
    box([0.5, 0.05, 0.58], [-0.06, 1.12, 0], "brick", { bevel: 0.02 }),
  ];
}
