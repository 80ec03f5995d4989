// Small birds, each where its habit has it: by the spade, on the chimney, in a pocket, under the eave.
import {
  ALONG_Z,
  bead,
  block,
  type Colour,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  rod,
  scaled,
  slab,
} from "../parts.ts";
import { bird } from "./bird.ts";
import type { ResidentModel } from "./look.ts";
import { bareTree, nest, spadeInSoil } from "./props.ts";
import { strawMan } from "./strawMan.ts";

const robin = [
  ...bird({
    body: "#b08a5e",
    back: "#94714a",
    breast: "#ff6a2a",
    head: "#a8825a",
    bill: "ink",
    beak: 0.08,
    cock: 0.3,
  }),
  bead(0.1, [0, 0.38, 0.15], "#ff6a2a", { stretch: [1, 1.1, 0.9] }),
];

const jackdaw = bird({
  body: "#3a3540",
  back: "#2c2830",
  head: "slateLight",
  bill: "coal",
  legs: "coal",
  eye: "white",
});

/** One of many on a bough. */
const rook: Part[] = [
  bead(0.15, [0, 0.14, 0], "#3a3540", { stretch: [0.9, 1, 1.3], turn: [-0.5, 0, 0] }),
  bead(0.11, [0, 0.32, 0.1], "#3a3540"),
  rod(0.045, 0.16, [0, 0.31, 0.17], "#c9bfb2", { sides: 5, upper: 0.008, turn: ALONG_Z }),
  block([0.12, 0.03, 0.24], [0, 0.05, -0.24], "#2c2830", { turn: [-0.5, 0, 0] }),
  ...mirror(bead(0.022, [-0.08, 0.36, 0.16], "white")),
];

/** Wings spread, seen from below and from the side alike. */
export const wingspread = (colour: Colour, lift: number): Part[] =>
  [-1, 1].map((s) =>
    slab(
      points(
        s > 0
          ? "0 -0.07, 0.42 0.02, 0.5 0.06, 0.3 0.12, 0 0.1"
          : "0 -0.07, 0 0.1, -0.3 0.12, -0.5 0.06, -0.42 0.02",
      ),
      0.05,
      [s * 0.04, 0, 0],
      colour,
      { bevel: 0, turn: [-Math.PI / 2, 0, s * lift] },
    ),
  );

const buttons = ["#d8433a", "#4f9fb5", "#f6cf65", "#5f9a4a"] as const;

const lark: Part[] = [
  bead(0.15, [0, 0, 0], "#b8935f", { stretch: [0.85, 0.85, 1.6], turn: [-0.7, 0, 0] }),
  bead(0.11, [0, 0.0, 0.1], "#f2e2c6"),
  bead(0.11, [0, 0.16, 0.18], "#b8935f"),
  block([0.05, 0.09, 0.07], [0, 0.26, 0.13], "#7c5c3a"),
  block([0.13, 0.025, 0.24], [0, -0.18, -0.22], "#7c5c3a", { turn: [-0.7, 0, 0] }),
  rod(0.03, 0.1, [0, 0.17, 0.27], "ink", { sides: 5, upper: 0.005, turn: [1, 0, 0] }),
  ...mirror(bead(0.02, [-0.08, 0.2, 0.24], "coal")),
];

export const smallBirds = {
  robin: () => [...spadeInSoil([-0.2, 0, -0.16]), ...placed(robin, [0.16, 0, 0.2], -0.2, 1)],
  kingfisher: () => [
    ...spadeInSoil([0, 0, 0]),
    ...placed(
      bird({
        body: "#1f8fb0",
        breast: "#f08a35",
        head: "#1fa3c4",
        back: "#166f98",
        bill: "coal",
        beak: 0.24,
        stilts: 0.02,
        tail: 0.12,
      }),
      [-0.13, 0.83, 0.02],
      0.5,
      0.9,
    ),
  ],
  blackbird: () =>
    scaled(
      bird({
        body: "#3b3238",
        back: "#2b252a",
        bill: "#ffa51f",
        beak: 0.16,
        eye: "#ffd23c",
        tail: 0.28,
        cock: 0.4,
      }),
      1.1,
    ),
  jackdaw: () => [
    ...placed(jackdaw, [0, 0, -0.02], 0.6, 0.95),
    ...buttons.map((colour, i) =>
      rod(0.055, 0.03, [-0.3 + i * 0.2, 0, 0.13], colour, { sides: 10, turn: [0.2, 0, 0] }),
    ),
  ],
  rook: () => [
    ...bareTree(1.25),
    ...placed(rook, [-0.4, 0.98, 0.02], 1.1, 0.95),
    ...placed(rook, [0.4, 1.08, 0.06], -0.9, 0.95),
    ...placed(rook, [0, 1.22, 0], 0.2, 0.95),
  ],
  wren: () => [
    ...strawMan({ coat: "#7d6a8f", hat: "straw" }),
    slab(points("-0.13 0, 0.13 0, 0.13 0.2, -0.13 0.2"), 0.06, [0.12, 0.5, 0.18], "#5f4f70", {
      bevel: 0.01,
    }),
    ...placed(
      bird({
        body: "#8a5a34",
        back: "#6f4526",
        breast: "#d9b98c",
        bill: "ink",
        stilts: 0,
        tail: 0.14,
        cock: 1.1,
      }),
      [0.12, 0.58, 0.2],
      0.5,
      0.6,
    ),
  ],
  /** Back to the wall at y 0 under the roof's edge; away in winter, when its nest waits. */
  swallow: ({ season }) => [
    rod(0.02, 0.14, [0.2, 0, 0], "iron", { sides: 5, turn: [Math.PI / 2, 0, 0] }),
    lathe(points("0 -0.16, 0.1 -0.12, 0.17 0, 0.14 0.01, 0 -0.03"), [-0.12, -0.05, 0.12], "earth", {
      sides: 9,
      flat: true,
      top: "soilRidge",
    }),
    ...(season === "hearth" ? [] : placed(swallowOnNail, [0.2, -0.02, 0.16], 0, 1)),
  ],
  /** Up by day; in its nest when the lamps are lit. */
  skylark: ({ lit }) => [
    ...nest([0, 0, 0.02], 0.2),
    ...[-2, -1, 0, 1, 2].map((k) =>
      block([0.06, 0.34 - Math.abs(k) * 0.05, 0.03], [k * 0.09, 0, -0.16], "turf", {
        turn: [-0.2, 0, -k * 0.3],
        top: "grassLight",
      }),
    ),
    ...placed(
      [...lark, ...(lit ? [] : wingspread("#8f6a42", 0.75))],
      [0, lit ? 0.2 : 0.86, 0],
      0.2,
      1.1,
    ),
  ],
} as const satisfies Record<string, ResidentModel>;

const swallowOnNail: Part[] = [
  bead(0.11, [0, 0.12, 0], "#2f4a78", { stretch: [0.8, 1.4, 0.8] }),
  bead(0.09, [0, 0.1, 0.04], "#fff1dc", { stretch: [0.8, 1.4, 0.8] }),
  bead(0.085, [0, 0.27, 0.04], "#2f4a78"),
  bead(0.05, [0, 0.24, 0.1], "#c8432f"),
  ...[-1, 1].flatMap((s) => [
    slab(points("0 0, 0.05 0.26, -0.04 0.26"), 0.03, [s * 0.1, -0.12, -0.01], "#24395f", {
      bevel: 0,
      turn: [0, 0, s * 0.2],
    }),
    block([0.025, 0.24, 0.02], [s * 0.045, -0.26, -0.02], "#24395f", { turn: [0, 0, s * 0.22] }),
    bead(0.016, [s * 0.05, 0.29, 0.11], "white"),
  ]),
];
