// Small beasts with fur or spines that leave something behind: leaves eaten, heaps raked, hills dug.
import { teapotBelly } from "../furniture/teaThings.ts";
import { hedgehog } from "../nature/hedgerow.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  placed,
  repeat,
  rod,
  type Vec,
} from "../parts.ts";
import { type ResidentModel, toFront } from "./look.ts";
import { strawMan } from "./strawMan.ts";

/** A round body with a head: ears, tail and legs come on top. */
const furry = (fur: Colour, belly: Colour): Part[] => [
  ball(0.19, [0, 0.19, -0.04], fur, { detail: 1, stretch: [0.92, 0.95, 1.15] }),
  bead(0.12, [0, 0.15, 0.1], belly),
  ball(0.135, [0, 0.4, 0.13], fur, { detail: 1 }),
  bead(0.06, [0, 0.36, 0.23], belly),
  bead(0.02, [0, 0.385, 0.285], "rose"),
  ...mirror(bead(0.026, [-0.09, 0.43, 0.215], "coal")),
  ...mirror(box([0.08, 0.06, 0.2], [-0.09, 0, 0.06], fur, { bevel: 0.02 })),
];

const longEars = (fur: Colour, long: number): Part[] =>
  [-1, 1].flatMap((s) => [
    box([0.075, long, 0.05], [s * 0.06, 0.48, 0.1], fur, {
      bevel: 0.025,
      turn: [-0.2, 0, -s * 0.16],
    }),
    block([0.035, long * 0.7, 0.02], [s * 0.062, 0.5, 0.13], "rose", {
      turn: [-0.2, 0, -s * 0.16],
    }),
  ]);

const lettuce = (at: Vec): Part[] => [
  bead(0.13, at, "leaf", { flat: true, squash: 0.7 }),
  bead(0.09, [at[0], at[1] + 0.06, at[2]], "leafPale", { flat: true }),
];

const leafHeap = (at: Vec, r: number): Part[] => [
  bead(r * 1.1, at, "#c9702c", { flat: true, rough: 0.2, stretch: [1, 0.75, 1], top: "#eda43c" }),
  ...[0, 1, 2].map((i) =>
    block(
      [0.12, 0.02, 0.09],
      [at[0] + Math.cos(i * 2.1) * r * 1.1, 0.01, at[2] + Math.sin(i * 2.1) * r * 1.1],
      i % 2 ? "#c25a3c" : "butter",
      { turn: [0.1, i, 0.1] },
    ),
  ),
];

const HILLS = 11;

/** Hills one after another along three quarters of a round. */
const hill = (i: number): Vec => {
  const a = 1.1 + i * 0.44;
  return [Math.sin(a) * 0.52, 0, Math.cos(a) * 0.5];
};

/** On its hind legs, its hands before it. */
export const uprightHare: readonly Part[] = [
  ball(0.17, [0, 0.28, 0], "#b08a5c", { detail: 1, stretch: [0.95, 1.5, 0.9] }),
  bead(0.12, [0, 0.28, 0.09], "#f2e2c6", { stretch: [0.9, 1.5, 0.7] }),
  ball(0.13, [0, 0.62, 0.04], "#b08a5c", { detail: 1 }),
  bead(0.055, [0, 0.58, 0.14], "#f2e2c6"),
  ...mirror(
    box([0.075, 0.36, 0.05], [-0.06, 0.7, 0], "#b08a5c", { bevel: 0.025, turn: [-0.15, 0, 0.14] }),
    block([0.035, 0.24, 0.02], [-0.065, 0.75, 0.028], "rose", { turn: [-0.15, 0, 0.14] }),
    bead(0.024, [-0.09, 0.65, 0.12], "coal"),
    box([0.1, 0.06, 0.28], [-0.1, 0, 0.06], "#9a7448", { bevel: 0.02 }),
    box([0.07, 0.24, 0.07], [-0.11, 0.4, 0.16], "#9a7448", { bevel: 0.025, turn: [1.1, 0, -0.15] }),
  ),
  bead(0.07, [0, 0.12, -0.16], "white"),
];

export const smallBeasts = {
  hare: () => [
    ...placed(
      strawMan({ coat: "#b5683c", scarf: "teal", hat: "strawDark" }),
      [-0.26, 0, -0.16],
      0.9,
      0.86,
    ),
    ...placed(uprightHare, [0.3, 0, 0.18], -1.5, 0.95),
  ],
  rabbit: () => [
    ...placed(
      [
        ...furry("#b59a7c", "#efe2cc"),
        ...longEars("#b59a7c", 0.28),
        bead(0.08, [0, 0.16, -0.27], "white"),
      ],
      [-0.08, 0, -0.1],
      0.2,
      1.05,
    ),
    block([0.05, 0.2, 0.02], [0.0, 0.32, 0.22], "leafLight", { turn: [0.2, 0, 1.2] }),
    ...lettuce([-0.3, 0.07, 0.34]),
    ...lettuce([0.04, 0.07, 0.42]),
    ...lettuce([0.36, 0.07, 0.3]),
  ],
  /** Asleep in the largest of its heaps as long as it is cold. */
  hedgehog: ({ season }) =>
    season === "hearth"
      ? [
          ...leafHeap([0, 0.1, 0], 0.36),
          bead(0.07, [0.1, 0.12, 0.31], "#d9b48c", { stretch: [1, 0.9, 1.3] }),
          bead(0.028, [0.12, 0.13, 0.41], "coal"),
        ]
      : [
          ...placed(toFront(hedgehog(3)), [0.06, 0, 0.16], 0.2, 1.5),
          ...leafHeap([-0.3, 0.06, -0.2], 0.24),
          ...leafHeap([0.32, 0.05, -0.26], 0.18),
        ],
  /** Its pot stands on a step of its own. */
  dormouse: () => [
    box([0.5, 0.1, 0.44], [0, 0, 0.16], "stone", { bevel: 0.03 }),
    ...placed(teapotBelly, [0, 0.1, 0.18], 0.5, 1.15),
    rod(0.06, 0.28, [0.16, 0.2, 0.1], "teal", { sides: 6, upper: 0.035, turn: [0.3, 0, -0.8] }),
    bead(0.16, [0, 0.42, 0.18], "#eab06a", { stretch: [1.05, 0.8, 1] }),
    ball(0.11, [0.03, 0.5, 0.29], "#eab06a", { detail: 1 }),
    ...[-1, 1].flatMap((s) => [
      bead(0.055, [0.03 + s * 0.09, 0.59, 0.26], "#d99a52", { stretch: [1, 1, 0.5] }),
      block([0.05, 0.014, 0.02], [0.03 + s * 0.045, 0.5, 0.385], "coal", { turn: [0, 0, s * 0.2] }),
    ]),
    bead(0.018, [0.03, 0.475, 0.4], "rose"),
    ...repeat(5, (i) =>
      bead(0.045, [-0.16 - Math.sin(i * 0.7) * 0.05, 0.4 - i * 0.055, 0.26], "#d99a52"),
    ),
  ],
  "red squirrel": () => [
    cylinder(0.26, 0.24, [-0.08, 0, -0.08], "bark", { sides: 9, upper: 0.22, bevel: 0.02 }),
    rod(0.2, 0.02, [-0.08, 0.235, -0.08], "pine", { sides: 9 }),
    ...placed(
      [
        ball(0.15, [0, 0.17, 0], "#c4562a", { detail: 1, stretch: [0.9, 1.2, 0.95] }),
        bead(0.1, [0, 0.16, 0.08], "#fbe8cc", { stretch: [0.9, 1.2, 0.7] }),
        ball(0.115, [0, 0.4, 0.06], "#c4562a", { detail: 1 }),
        ...mirror(
          rod(0.035, 0.12, [-0.07, 0.47, 0.04], "#a4431f", {
            sides: 5,
            upper: 0.004,
            turn: [0, 0, 0.2],
          }),
          bead(0.022, [-0.075, 0.43, 0.14], "coal"),
          box([0.05, 0.14, 0.05], [-0.08, 0.16, 0.13], "#a4431f", {
            bevel: 0.015,
            turn: [0.9, 0, 0.3],
          }),
        ),
        bead(0.05, [0, 0.25, 0.2], "honey"),
        ...(
          [
            [0.1, -0.17, 0.09],
            [0.25, -0.24, 0.11],
            [0.42, -0.25, 0.12],
            [0.57, -0.18, 0.11],
            [0.62, -0.06, 0.075],
          ] as const
        ).map(([y, z, r]) => bead(r, [0, y, z], "#d46a34", { stretch: [0.75, 1.1, 1] })),
      ],
      [-0.08, 0.25, -0.08],
      0.2,
      1.1,
    ),
    ...(
      [
        [0.3, 0.2],
        [0.1, 0.4],
        [-0.26, 0.36],
      ] as const
    ).flatMap(([x, z]) => [
      ball(0.1, [x, 0, z], "soil", { detail: 0, squash: 0.5, top: "soilRidge" }),
      rod(0.055, 0.02, [x, 0.04, z], "coal", { sides: 7 }),
    ]),
  ],
  mole: () => [
    ...repeat(HILLS - 1, (i) =>
      ball(0.105 + (i % 3) * 0.012, hill(i), "soilWet", {
        detail: 0,
        flat: true,
        rough: 0.1,
        squash: 0.95,
        top: "soilRidge",
      }),
    ),
    ball(0.24, [0.02, 0, 0.1], "soilWet", {
      detail: 1,
      flat: true,
      rough: 0.12,
      squash: 0.7,
      top: "soilRidge",
    }),
    ...placed(
      [
        ball(0.17, [0, 0.16, 0], "#4f4650", { detail: 1, stretch: [1, 1.15, 1] }),
        rod(0.06, 0.14, [0, 0.22, 0.12], "#efa79a", { sides: 6, upper: 0.03, turn: [1.4, 0, 0] }),
        ...mirror(
          box([0.13, 0.05, 0.13], [-0.17, 0.08, 0.1], "#efa79a", {
            bevel: 0.02,
            turn: [0.5, 0, 0.3],
          }),
          bead(0.016, [-0.07, 0.29, 0.125], "coal"),
        ),
      ],
      [0.02, 0.06, 0.12],
      0,
      1.05,
    ),
  ],
} as const satisfies Record<string, ResidentModel>;
