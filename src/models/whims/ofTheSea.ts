// Whims from the sea: what washed up, what came home, and a light for whoever is still out.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  type Point2,
  points,
  repeat,
  rod,
  slab,
  turned,
} from "../parts.ts";
import { arc, hoop } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const BLOOMS = ["tomato", "sunPetal", "white", "#e58fb1", "#8f6cc0"] as const;

/** From above: pointed at both ends. */
const deck = points("-0.98 0, -0.56 -0.3, 0 -0.38, 0.56 -0.3, 0.98 0, 0.56 0.3, 0 0.38, -0.56 0.3");
const strake = (grow: number, y: number, h: number, colour: Colour): Part =>
  slab(
    deck.map(([x, z]): Point2 => [x * grow, z * grow]),
    h,
    [0, y + h / 2, 0],
    colour,
    { bevel: 0, turn: [-Math.PI / 2, 0, 0] },
  );

const flowerBoat: WhimModel = ({ season }) => {
  const isBare = season === "hearth";
  return [
    strake(0.72, 0, 0.16, "#1f6a7a"),
    strake(0.86, 0.14, 0.16, "#2f8798"),
    strake(1, 0.28, 0.14, "#45a3b3"),
    strake(1.06, 0.41, 0.07, "white"),
    strake(0.94, 0.45, 0.05, "soil"),
    ...mirror(block([0.08, 0.3, 0.08], [-1.02, 0.36, 0], "walnut")),
    ...repeat(13, (i) => {
      const x = -0.72 + i * 0.12;
      const z = (((i * 5) % 3) - 1) * 0.17 * (1 - Math.abs(x));
      return [
        bead(0.16, [x, 0.53, z], i % 2 ? "leaf" : isBare ? "sage" : "leafLight", {
          flat: true,
          rough: 0.2,
        }),
        ...(isBare
          ? []
          : [bead(0.105, [x + 0.03, 0.68 + (i % 3) * 0.04, z + 0.04], BLOOMS[i % 5]!)]),
      ];
    }),
    rod(0.04, 1.25, [0.46, 0.02, 0.76], "pine", { sides: 5, turn: [-0.9, 0, 0.3] }),
    box([0.2, 0.36, 0.04], [0.42, -0.06, 0.68], "pine", { bevel: 0.01, turn: [-0.9, 0, 0.3] }),
  ];
};

/** A lady in a teal gown who leans out over the gate, on the stump of her bow. */
const figurehead: WhimModel = () => [
  box([0.62, 0.14, 0.7], [0, 0, -0.1], "walnut", { bevel: 0.03 }),
  slab(points("-0.5 0, 0.1 0, 0.5 1.3, 0.16 1.42, -0.5 0.5"), 0.16, [0, 0.12, -0.3], "#6b4128", {
    bevel: 0.02,
    turn: [0, -Math.PI / 2, 0],
  }),
  ...moved(
    turned(
      [
        lathe(
          points("0 0, 0.08 0.02, 0.24 0.34, 0.27 0.6, 0.18 0.84, 0 0.86"),
          [0, 0, 0],
          "#1f8f8a",
          { sides: 8, top: "#3fc0b2" },
        ),
        lathe(points("0 0, 0.17 0, 0.21 0.14, 0.1 0.32, 0 0.34"), [0, 0.84, 0], "#f0c4a0", {
          sides: 8,
        }),
        rod(0.21, 0.08, [0, 0.8, 0], "brass", { sides: 8 }),
        ball(0.17, [0, 1.3, 0.03], "#f3cdab", { detail: 1 }),
        ...mirror(bead(0.026, [-0.07, 1.32, 0.18], "coal")),
        bead(0.035, [0, 1.22, 0.18], "tomato"),
        ball(0.2, [0, 1.38, -0.06], "#c2552f", { detail: 1, stretch: [1, 0.9, 0.9] }),
        ...mirror(
          ...repeat(3, (i) => bead(0.11, [-0.18, 1.22 - i * 0.17, -0.06 - i * 0.03], "#c2552f")),
        ),
        ...mirror(
          rod(0.07, 0.5, [-0.2, 1.06, 0.02], "#f0c4a0", {
            sides: 5,
            upper: 0.05,
            turn: [1.9, 0, 0.5],
          }),
        ),
      ],
      [0.3, 0, 0],
    ),
    [0, 0.28, 0.16],
  ),
];

const anchor: WhimModel = () => [
  ball(0.5, [0, 0, 0], "grassDark", { stretch: [1.3, 0.3, 1], detail: 1 }),
  ...moved(
    turned(
      [
        block([0.16, 1.3, 0.12], [0, 0, 0], "#39434c"),
        ...arc(
          9,
          0.54,
          [Math.PI + 0.1, 2 * Math.PI - 0.1],
          [0.17, 0.24, 0.13],
          [0, 0.5, 0],
          () => "#39434c",
        ),
        ...[-1, 1].map((s) =>
          slab(
            s > 0
              ? points("-0.18 -0.04, 0.17 -0.04, 0.04 0.3")
              : points("0.18 -0.04, -0.04 0.3, -0.17 -0.04"),
            0.14,
            [s * 0.54, 0.48, 0],
            "#39434c",
            { bevel: 0 },
          ),
        ),
        box([0.86, 0.12, 0.13], [0, 1.06, 0], "wood", { bevel: 0.03 }),
        hoop([0.1, 0.17], 0.08, [0, 1.42, 0], "#4f5a63", 10),
        ...repeat(6, (i) =>
          bead(
            0.07,
            [0.14 + i * 0.07, 1.36 - i * 0.2 + i * i * 0.01, 0.1],
            i % 2 ? "linen" : "straw",
          ),
        ),
      ],
      [-0.12, 0, 0.2],
    ),
    [0, 0.02, 0],
  ),
];

const lobsterPot: WhimModel = ({ season }) => {
  const isBare = season === "hearth";
  return [
    box([1.0, 0.08, 0.66], [0, 0, 0], "oak", { bevel: 0.02 }),
    ...repeat(4, (k) =>
      repeat(7, (i) => {
        const a = ((i + 0.5) / 7) * Math.PI;
        return block(
          [0.06, 0.17, 0.05],
          [-0.45 + k * 0.3, 0.08 + Math.sin(a) * 0.4 - 0.085, Math.cos(a) * 0.3],
          "#b98a52",
          { turn: [-a + Math.PI, 0, 0] },
        );
      }),
    ),
    ...[0.2, 0.5, 0.8].map((t) => {
      const a = t * Math.PI;
      return block(
        [1.0, 0.04, 0.04],
        [0, 0.08 + Math.sin(a) * 0.42, Math.cos(a) * 0.32],
        "#d9b274",
      );
    }),
    ...repeat(8, (i) => {
      const [x, z] = [-0.42 + (i % 4) * 0.28, i < 4 ? 0.12 : -0.14];
      return [
        bead(0.18, [x, 0.36 + (i % 2) * 0.08, z], isBare ? "sage" : "leaf", {
          flat: true,
          rough: 0.2,
        }),
        ...(isBare
          ? []
          : [
              bead(
                0.13,
                [x + 0.02, 0.56 + (i % 2) * 0.08, z + 0.06],
                i % 3 ? "tomato" : "#f0647f",
                { flat: true, rough: 0.15 },
              ),
            ]),
      ];
    }),
    ball(0.17, [0.62, 0.16, 0.26], "carrot", { detail: 1 }),
    rod(0.172, 0.06, [0.62, 0.13, 0.26], "white", { sides: 9 }),
  ];
};

const mast: WhimModel = () => [
  ...repeat(5, (i) =>
    bead(
      0.2,
      [Math.cos(i * 1.26) * 0.24, 0.06, Math.sin(i * 1.26) * 0.24],
      i % 2 ? "stone" : "stoneDark",
      { flat: true, rough: 0.2 },
    ),
  ),
  rod(0.09, 2.7, [0, 0, 0], "pine", { sides: 7, upper: 0.05 }),
  block([1.1, 0.07, 0.07], [0, 1.75, 0], "walnut"),
  ...mirror(
    rod(0.018, 1.95, [-0.62, 0, 0.1], "linen", { sides: 4, turn: [0, 0, -0.32] }),
    rod(0.018, 1.1, [-0.53, 1.76, 0], "linen", { sides: 4, turn: [0, 0, -0.5] }),
  ),
  rod(0.2, 0.2, [0, 2.1, 0], "white", { sides: 8, upper: 0.24 }),
  slab(points("0 0, 1.05 0.1, 0.8 0.2, 1.05 0.34, 0 0.46"), 0.03, [0.05, 2.26, 0], "tomato", {
    bevel: 0,
    turn: [0, -0.15, 0],
  }),
  slab(points("0 0, 0.86 0.08, 0 0.17"), 0.04, [0.05, 2.4, 0], "white", {
    bevel: 0,
    turn: [0, -0.15, 0],
  }),
  bead(0.08, [0, 2.74, 0], "brass"),
];

const lighthouse: WhimModel = ({ lit }) => [
  ...repeat(6, (i) =>
    bead(
      0.24,
      [Math.cos(i * 1.05) * 0.4, 0.05, Math.sin(i * 1.05) * 0.4],
      i % 2 ? "stoneDark" : "slate",
      { flat: true, rough: 0.2 },
    ),
  ),
  ...repeat(5, (i) => {
    const [low, high] = [0.4 - i * 0.034, 0.4 - (i + 1) * 0.034];
    return rod(low, 0.26, [0, 0.06 + i * 0.26, 0], i % 2 ? "white" : "#d93f32", {
      sides: 10,
      upper: high,
    });
  }),
  slab(points("-0.09 0, 0.09 0, 0.09 0.22, 0 0.3, -0.09 0.22"), 0.08, [0, 0.06, 0.38], "#2f4f6f", {
    bevel: 0,
  }),
  rod(0.34, 0.07, [0, 1.36, 0], "#3b4650", { sides: 10 }),
  ...repeat(8, (i) => {
    const a = (i / 8) * 2 * Math.PI;
    return block([0.03, 0.14, 0.03], [Math.cos(a) * 0.31, 1.42, Math.sin(a) * 0.31], "white");
  }),
  rod(0.17, 0.3, [0, 1.42, 0], lit ? "#fff0b0" : "#f6e3a0", { sides: 8, glow: lit }),
  lathe(points("0 0, 0.26 0, 0.16 0.16, 0 0.26"), [0, 1.72, 0], "#d93f32", { sides: 8 }),
  bead(0.06, [0, 2.02, 0], "brass"),
];

export const ofTheSea = {
  "flower-boat": flowerBoat,
  figurehead,
  anchor,
  "lobster-pot": lobsterPot,
  mast,
  lighthouse,
} satisfies Record<string, WhimModel>;
