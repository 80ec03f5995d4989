// Four scarecrows of some standing, by what they wear and hold.
import {
  ALONG_X,
  ball,
  bead,
  block,
  box,
  cylinder,
  lathe,
  type Part,
  placed,
  points,
  rod,
  slab,
} from "../parts.ts";
import type { ResidentModel } from "./look.ts";
import { strawMan } from "./strawMan.ts";

const topHat: Part[] = [
  cylinder(0.28, 0.04, [0, 0, 0], "#3a3038", { sides: 10, bevel: 0.01 }),
  cylinder(0.175, 0.34, [0, 0.02, 0], "#3a3038", { sides: 10, upper: 0.19, bevel: 0.02 }),
  cylinder(0.185, 0.07, [0, 0.05, 0], "wine", { sides: 10, bevel: 0 }),
];

const sailorCap: Part[] = [
  cylinder(0.19, 0.08, [0, 0, 0], "#2f4a78", { sides: 10, bevel: 0.01 }),
  cylinder(0.19, 0.1, [0, 0.07, 0], "white", { sides: 10, upper: 0.27, bevel: 0.03 }),
  bead(0.05, [0, 0.17, 0], "tomato"),
];

const umbrella: Part[] = [
  rod(0.022, 1.15, [0, 0, 0], "walnut", { sides: 6 }),
  lathe(points("0 0.04, 0.62 0, 0.54 0.13, 0.34 0.26, 0 0.34"), [0, 0.98, 0], "#d8433a", {
    sides: 8,
    flat: true,
    top: "#ee7a5c",
  }),
  bead(0.04, [0, 1.34, 0], "butter"),
];

const fiddle: Part[] = [
  slab(
    points(
      "0 -0.24, 0.13 -0.2, 0.15 -0.1, 0.08 0, 0.12 0.1, 0 0.17, -0.12 0.1, -0.08 0, -0.15 -0.1, -0.13 -0.2",
    ),
    0.07,
    [0, 0, 0],
    "#b5561f",
    { bevel: 0.02, top: "#d97a34" },
  ),
  box([0.045, 0.34, 0.05], [0, 0.14, 0], "coal", { bevel: 0.01 }),
  block([0.02, 0.3, 0.02], [0, -0.12, 0.045], "cream"),
];

export const scarecrows = {
  "scarecrow in a wedding coat": () => [
    ...strawMan({ coat: "#474052", scarf: "white", hat: topHat, arms: [-0.9, 0.35] }),
    slab(points("-0.09 0, 0 -0.34, 0.09 0"), 0.03, [0, 0.92, 0.14], "white", { bevel: 0 }),
    bead(0.075, [0.15, 0.82, 0.17], "rose", { flat: true }),
    bead(0.035, [0.15, 0.82, 0.23], "white"),
    block([0.2, 0.3, 0.04], [-0.12, 0.14, -0.12], "#474052", { turn: [0.15, 0, -0.15] }),
    block([0.2, 0.3, 0.04], [0.12, 0.14, -0.12], "#474052", { turn: [0.15, 0, 0.15] }),
  ],
  "scarecrow with an umbrella": () => [
    ...strawMan({ coat: "#5f9a4a", scarf: "butter", hat: "straw", arms: [-0.5, 0.6] }),
    ...placed(umbrella, [0.5, 0.72, 0.02], 0, 1),
  ],
  "scarecrow with a fiddle": () => [
    ...strawMan({ coat: "wine", scarf: "butter", hat: "strawDark", arms: [0.1, -0.3] }),
    ...placed(fiddle, [0.16, 0.9, 0.24], 0, 1.1),
    rod(0.018, 0.62, [-0.36, 0.66, 0.3], "cream", { sides: 5, turn: [0, 0, -0.9] }),
  ],
  "scarecrow in a sailor's cap": () => [
    ...strawMan({ coat: "#2f4a78", scarf: "white", hat: sailorCap, arms: [-0.6, 0.75] }),
    ...[0.5, 0.64, 0.78].map((y) => box([0.46, 0.05, 0.3], [0, y, 0], "white", { bevel: 0.02 })),
    rod(0.05, 0.26, [0.1, 1.18, 0.2], "brass", {
      sides: 9,
      upper: 0.065,
      turn: [Math.PI / 2, 0, 0],
    }),
    ball(0.04, [0, 0.86, 0.16], "tomato", { detail: 0 }),
    rod(0.02, 0.1, [0, 0.84, 0.16], "tomato", { sides: 5, turn: ALONG_X }),
  ],
} as const satisfies Record<string, ResidentModel>;
