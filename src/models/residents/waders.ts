// Birds of the bank, the shore and the moor.
import {
  ALONG_Z,
  ball,
  bead,
  block,
  box,
  cylinder,
  mirror,
  type Part,
  placed,
  points,
  rod,
  slab,
} from "../parts.ts";
import { bird } from "./bird.ts";
import type { ResidentModel } from "./look.ts";
import { puddle, stone } from "./props.ts";
import { wingspread } from "./smallBirds.ts";
import { strawHat } from "./strawMan.ts";

const suitcase: Part[] = [
  box([0.34, 0.24, 0.14], [0, 0, 0], "#a8623c", { bevel: 0.02 }),
  ...mirror(block([0.04, 0.25, 0.15], [-0.1, 0, 0], "#6f4526")),
  box([0.12, 0.04, 0.04], [0, 0.25, 0], "#6f4526", { bevel: 0.01 }),
];

export const waders = {
  heron: () => [
    rod(0.025, 0.52, [0, 0, 0], "#8a7460", { sides: 5 }),
    rod(0.025, 0.2, [0.05, 0.36, 0.02], "#8a7460", { sides: 5, turn: [1.2, 0, 0] }),
    ball(0.19, [0, 0.62, -0.06], "#9fb0bb", {
      detail: 1,
      stretch: [0.85, 0.85, 1.5],
      turn: [-0.45, 0, 0],
    }),
    ...mirror(
      bead(0.17, [-0.12, 0.62, -0.12], "#6f8594", {
        stretch: [0.4, 0.7, 1.6],
        turn: [-0.45, 0, 0],
      }),
    ),
    rod(0.06, 0.28, [0, 0.72, 0.1], "#d5dde0", { sides: 6, turn: [0.5, 0, 0] }),
    rod(0.055, 0.3, [0, 0.94, 0.22], "#e6ebec", { sides: 6, turn: [-0.25, 0, 0] }),
    ball(0.09, [0, 1.26, 0.17], "white", { detail: 1, stretch: [0.85, 0.85, 1.3] }),
    box([0.05, 0.03, 0.3], [0, 1.31, 0.0], "coal", { bevel: 0.01, turn: [0.25, 0, 0] }),
    rod(0.04, 0.34, [0, 1.24, 0.25], "#f0b23c", { sides: 5, upper: 0.006, turn: ALONG_Z }),
    ...mirror(bead(0.02, [-0.07, 1.28, 0.22], "coal")),
  ],
  curlew: () => [
    ...bird({
      body: "#b08f66",
      back: "#8a6a46",
      head: "#b08f66",
      breast: "#e3cda6",
      bill: "ink",
      beak: 0.14,
      stilts: 0.34,
      tail: 0.14,
      legs: "slate",
    }),
    rod(0.02, 0.16, [0, 0.68, 0.31], "ink", { sides: 5, turn: [2.1, 0, 0] }),
    rod(0.018, 0.16, [0, 0.61, 0.44], "ink", { sides: 5, upper: 0.005, turn: [2.7, 0, 0] }),
    bead(0.11, [0, 0.6, 0.03], "#b08f66", { stretch: [0.8, 1.3, 0.8] }),
  ],
  oystercatcher: ({ season }) => [
    puddle(0.5, [0, -0.005, 0.06], season === "hearth"),
    cylinder(0.42, 0.035, [0.1, 0, -0.06], "sand", { sides: 12, bevel: 0.01 }),
    ...[0, 1].map((k) =>
      box([0.6 - k * 0.14, 0.02, 0.05], [0, 0.035, 0.28 + k * 0.11], "foam", {
        bevel: 0.008,
        turn: [0, 0.2, 0],
      }),
    ),
    ...placed(
      bird({
        body: "white",
        back: "#2c2830",
        head: "#2c2830",
        bill: "#ff5a2c",
        beak: 0.26,
        legs: "#e88a86",
        stilts: 0.2,
        eye: "tomato",
      }),
      [0.04, 0.03, -0.06],
      0.3,
      1.15,
    ),
  ],
  puffin: () => [
    ...mirror(block([0.1, 0.03, 0.16], [-0.09, 0, 0.06], "#ff7a2c")),
    ball(0.21, [0, 0.28, 0], "#2f2b33", { detail: 1, stretch: [0.95, 1.3, 0.95] }),
    ball(0.18, [0, 0.26, 0.09], "white", { detail: 1, stretch: [0.9, 1.25, 0.8] }),
    ball(0.17, [0, 0.64, 0.02], "#2f2b33", { detail: 1 }),
    ...mirror(
      bead(0.12, [-0.085, 0.63, 0.09], "white", { stretch: [0.75, 1, 0.8] }),
      bead(0.026, [-0.14, 0.67, 0.16], "coal"),
      bead(0.17, [-0.2, 0.3, -0.02], "#2f2b33", { stretch: [0.35, 1.2, 0.7] }),
    ),
    ...(["#5b7f95", "#ffd23c", "#ff5a2c"] as const).map((colour, i) =>
      box(
        [0.08 - i * 0.01, 0.19 - i * 0.045, 0.08],
        [0, 0.53 + i * 0.022, 0.19 + i * 0.07],
        colour,
        { bevel: 0.012 },
      ),
    ),
    ...placed(suitcase, [0.38, 0, 0.12], 0.3, 1),
  ],
  tern: () => [
    rod(0.03, 0.75, [0, 0, 0], "walnut", { sides: 6 }),
    ...strawHat("straw").map(
      (part): Part => ({ ...part, at: [part.at[0], part.at[1] + 0.72, part.at[2]] }),
    ),
    ...placed(
      [
        bead(0.12, [0, 0, 0], "white", { stretch: [0.75, 0.75, 1.9], turn: [0.95, 0, 0] }),
        bead(0.09, [0, -0.16, 0.13], "white"),
        bead(0.075, [0, -0.13, 0.15], "coal", { stretch: [1, 0.8, 1] }),
        rod(0.03, 0.17, [0, -0.19, 0.17], "tomato", { sides: 5, upper: 0.005, turn: [2.5, 0, 0] }),
        ...[-1, 1].flatMap((s) => [
          ...wingspread("white", 0.6).slice(s < 0 ? 0 : 1, s < 0 ? 1 : 2),
          slab(points("0 0, 0.03 0.26, -0.03 0.26"), 0.02, [s * 0.05, 0.14, -0.12], "white", {
            bevel: 0,
            turn: [-0.5, 0, s * -0.25],
          }),
        ]),
      ],
      [0, 1.28, -0.16],
      0,
      1.15,
    ),
  ],
  "red grouse": () => [
    ...[0, 1, 2].map((i) =>
      bead(0.24, [Math.cos(i * 2.1) * 0.22, 0.08, Math.sin(i * 2.1) * 0.2], "#7c6a78", {
        flat: true,
        rough: 0.14,
        squash: 0.7,
        top: "#b889b8",
      }),
    ),
    stone(0.2, [0, 0.12, 0.02]),
    ...placed(
      bird({
        body: "#8f4a34",
        back: "#6f3626",
        breast: "#a85a3c",
        bill: "coal",
        beak: 0.07,
        legs: "white",
        stilts: 0.06,
        tail: 0.22,
        cock: 0.5,
      }),
      [0, 0.2, 0.02],
      0,
      1.15,
    ),
    ...mirror(block([0.05, 0.05, 0.1], [-0.08, 0.8, 0.16], "tomato", { turn: [0, -0.4, 0] })),
  ],
} as const satisfies Record<string, ResidentModel>;
