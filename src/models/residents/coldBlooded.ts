// What loves damp stones and warm ones, and a queen with her hive.
import {
  ALONG_Z,
  ball,
  bead,
  block,
  box,
  type Colour,
  corners,
  cylinder,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import type { ResidentModel } from "./look.ts";
import { puddle, stone } from "./props.ts";

/** Sits low with its eyes up. */
export const squat = (skin: Colour, back: Colour, belly: Colour): Part[] => [
  ball(0.24, [0, 0.17, 0], skin, { detail: 1, stretch: [1.1, 0.75, 1.1], turn: [-0.3, 0, 0] }),
  bead(0.17, [0, 0.15, 0.14], belly, { stretch: [1.1, 0.75, 0.9] }),
  box([0.22, 0.025, 0.03], [0, 0.2, 0.285], back, { bevel: 0 }),
  ...mirror(
    bead(0.085, [-0.13, 0.34, 0.13], skin),
    bead(0.055, [-0.14, 0.355, 0.18], "#ffd23c"),
    bead(0.028, [-0.145, 0.36, 0.222], "coal"),
    bead(0.14, [-0.24, 0.11, -0.08], back, { stretch: [0.7, 0.8, 1.2] }),
    box([0.1, 0.05, 0.16], [-0.19, 0, 0.2], back, { bevel: 0.015, turn: [0, -0.4, 0] }),
  ),
];

const warmStones: Part[] = [
  stone(0.42, [0, 0.02, -0.02]),
  bead(0.24, [0.36, 0.02, 0.2], "#b3a593", { flat: true, squash: 0.8 }),
  bead(0.2, [-0.3, 0, 0.32], "#b3a593", { flat: true, squash: 0.8 }),
];

const OUTER = 9;
const INNER = 5;

/** Two rounds, the tail hanging down over the stone. */
const coil: Part[] = [
  ...repeat(OUTER, (i) => {
    const a = 0.9 + (i * 5.6) / OUTER;
    return bead(
      0.095,
      [Math.sin(a) * 0.27, 0.33, Math.cos(a) * 0.25],
      i % 2 ? "#6f9a34" : "#8fb848",
      { stretch: [1.2, 0.9, 1.2] },
    );
  }),
  ...repeat(INNER, (i) => {
    const a = 0.4 + (i * 5.2) / INNER;
    return bead(
      0.09,
      [Math.sin(a) * 0.13, 0.42 + i * 0.008, Math.cos(a) * 0.12],
      i % 2 ? "#6f9a34" : "#8fb848",
      { stretch: [1.15, 0.9, 1.15] },
    );
  }),
];

export const coldBlooded = {
  /** Before the hatch of a cellar, on its step. */
  toad: () => [
    box([0.74, 0.16, 0.42], [0, 0, -0.26], "stone", { bevel: 0.03 }),
    ...mirror(
      box([0.33, 0.06, 0.46], [-0.17, 0.2, -0.26], "brick", { bevel: 0.015, turn: [0.42, 0, 0] }),
    ),
    ...mirror(bead(0.03, [-0.05, 0.24, -0.12], "brass")),
    box([0.62, 0.09, 0.34], [0, 0, 0.18], "stoneDark", { bevel: 0.03 }),
    ...placed(
      [
        ...squat("#8a7a44", "#6f6036", "#cbb987"),
        ...[0, 1, 2, 3].map((i) =>
          bead(
            0.035,
            [
              (i % 2 ? 0.1 : -0.1) * (1 + (i >> 1) * 0.3),
              0.34 - (i >> 1) * 0.02,
              -0.04 - (i >> 1) * 0.1,
            ],
            "#6f6036",
          ),
        ),
      ],
      [0, 0.09, 0.18],
      0,
      0.8,
    ),
  ],
  frog: ({ season }) => [
    lathe(
      points("0 0.04, 0.24 0.04, 0.3 0.42, 0.27 0.42, 0.23 0.12, 0 0.12"),
      [0, -0.04, 0],
      "wood",
      { sides: 11, top: "oak" },
    ),
    cylinder(0.285, 0.05, [0, 0.1, 0], "iron", { sides: 11, bevel: 0 }),
    rod(0.25, 0.02, [0, 0.32, 0], season === "hearth" ? "#e2eff6" : "waterDeep", { sides: 11 }),
    ...mirror(
      box([0.04, 0.46, 0.04], [-0.19, 0.36, -0.06], "iron", { bevel: 0.01, turn: [0, 0, -0.42] }),
    ),
    bead(0.05, [0, 0.78, -0.06], "iron"),
    ...placed(squat("#6fb03c", "#4f8f34", "#e6f0b4"), [0, 0.32, 0.06], 0, 0.86),
  ],
  newt: ({ season }) => [
    puddle(0.44, [0.06, -0.005, 0.12], season === "hearth"),
    stone(0.36, [-0.02, 0.02, -0.02]),
    ...placed(
      [
        ...repeat(4, (i) =>
          bead(
            0.12 - Math.abs(i - 1.5) * 0.012,
            [Math.sin(i * 0.9) * 0.05, 0.08, 0.2 - i * 0.14],
            i % 2 ? "#3f4a4c" : "#4a5658",
            { stretch: [1, 0.8, 1.25] },
          ),
        ),
        bead(0.125, [0, 0.11, 0.36], "#4a5658", { stretch: [1, 0.75, 1.15] }),
        bead(0.1, [0, 0.05, 0.3], "#ff8a2e", { stretch: [1, 0.6, 1.6] }),
        ...repeat(4, (i) =>
          bead(0.085 - i * 0.016, [0.06 + i * 0.1, 0.07, -0.34 - i * 0.05], "#4a5658", {
            stretch: [1.4, 0.9, 1],
          }),
        ),
        ...repeat(5, (i) =>
          slab(
            points("-0.07 0, 0.07 0, 0 0.12"),
            0.03,
            [Math.sin(i * 0.7) * 0.04, 0.15, 0.2 - i * 0.12],
            "#ff8a2e",
            { bevel: 0, turn: [0, Math.PI / 2, 0] },
          ),
        ),
        ...mirror(
          bead(0.035, [-0.085, 0.19, 0.4], "#ffd23c"),
          box([0.16, 0.04, 0.06], [-0.15, 0.02, 0.18], "#4a5658", {
            bevel: 0.012,
            turn: [0, -0.5, 0],
          }),
          box([0.16, 0.04, 0.06], [-0.15, 0.02, -0.16], "#4a5658", {
            bevel: 0.012,
            turn: [0, 0.5, 0],
          }),
        ),
      ],
      [0, 0.25, 0.02],
      0.6,
      0.95,
    ),
  ],
  /** Gone below them when it is cold, but for the tip of its tail. */
  "grass snake": ({ season }) => [
    ...warmStones,
    ...(season === "hearth"
      ? repeat(3, (i) =>
          bead(0.05 - i * 0.012, [0.02 + i * 0.07, 0.03 + i * 0.012, 0.36 + i * 0.03], "#8fae4a", {
            stretch: [1.5, 0.9, 1],
          }),
        )
      : [
          ...coil,
          rod(0.07, 0.2, [-0.04, 0.44, 0.04], "#8fb848", { sides: 6, turn: [0.35, 0, 0] }),
          bead(0.115, [-0.04, 0.66, 0.14], "#6f9a34", { stretch: [0.95, 0.75, 1.3] }),
          bead(0.08, [-0.04, 0.6, 0.06], "#ffd23c", { stretch: [1.2, 0.5, 0.9] }),
          ...[-1, 1].map((s) => bead(0.026, [-0.04 + s * 0.085, 0.7, 0.2], "coal")),
          block([0.025, 0.015, 0.14], [-0.04, 0.64, 0.34], "tomato"),
        ]),
  ],
  /** In winter and at night all are at home. */
  "queen bee": ({ season, lit }) => [
    box([0.62, 0.07, 0.56], [0, 0.2, 0], "walnut", { bevel: 0.02 }),
    ...corners(box([0.08, 0.2, 0.08], [-0.22, 0, -0.2], "walnut", { bevel: 0 })),
    ...[0.29, 0.25, 0.18].map((r, i) =>
      lathe(
        [
          [0, 0],
          [r, 0],
          [r + 0.03, 0.1],
          [r - 0.04, 0.21],
          [0, 0.22],
        ],
        [0, 0.27 + i * 0.2, 0],
        i % 2 ? "strawDark" : "straw",
        { sides: 12 },
      ),
    ),
    rod(0.07, 0.04, [0, 0.36, 0.27], "coal", { sides: 8, turn: ALONG_Z }),
    ...(season === "hearth" || lit
      ? []
      : [
          ...repeat(4, (i) => {
            const a = i * 1.5 + 0.4;
            return [
              bead(
                0.055,
                [Math.cos(a) * 0.42, 0.5 + (i % 3) * 0.22, Math.sin(a) * 0.36 + 0.1],
                "butter",
                { stretch: [0.9, 0.9, 1.3] },
              ),
              bead(
                0.05,
                [Math.cos(a) * 0.42, 0.5 + (i % 3) * 0.22, Math.sin(a) * 0.36 + 0.05],
                "coal",
              ),
            ];
          }),
          bead(0.09, [0, 0.96, 0.14], "butter", { stretch: [0.9, 0.9, 1.5] }),
          bead(0.085, [0, 0.96, 0.06], "coal"),
          ...mirror(
            bead(0.11, [-0.12, 1.03, 0.06], "foam", {
              stretch: [1.1, 0.25, 0.6],
              turn: [0, -0.4, -0.3],
            }),
          ),
        ]),
    lathe(points("0.09 0, 0.1 0.02, 0.12 0.12, 0.08 0.06, 0.07 0"), [0, 0.92, 0], "brass", {
      sides: 6,
      flat: true,
    }),
  ],
} as const satisfies Record<string, ResidentModel>;
