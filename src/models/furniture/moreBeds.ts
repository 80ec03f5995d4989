// Four more beds: a four-poster with its hangings, a day bed, a bunk bed and one with another beneath it.
import {
  bead,
  block,
  box,
  corners,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import { bedding } from "./bedding.ts";
import { type Piece, top } from "./furniture.ts";
import { bowed, heartOutline } from "./joinery.ts";

const POST = points(`
  0 0, 0.09 0, 0.09 0.5, 0.06 0.56, 0.09 0.66, 0.055 0.8, 0.05 1.6, 0.075 1.72, 0.05 1.8, 0.05 2.5, 0 2.5
`);

/** A hanging drawn back to its post and tied. */
const hanging = (i: number): Part[] => {
  const z = -1.24 + i * 0.13;
  const deep = i % 2 ? 0.15 : 0.1;
  return [
    block([deep, 1.02, 0.15], [1.0, 1.36, z], i % 2 ? "#bd5b62" : "wine"),
    block([deep, 1, 0.13], [1.0, 0.36, z - i * 0.035], i % 2 ? "#bd5b62" : "wine"),
  ];
};

/** The flounce about the top, in scallops. */
const flounce = (count: number, step: number): Part[] =>
  repeat(count, (i) => {
    const x = (i - (count - 1) / 2) * step;
    return slab(
      points("-0.17 0.22, -0.17 0, -0.09 -0.1, 0.09 -0.1, 0.17 0, 0.17 0.22"),
      0.04,
      [x, 2.24, 0],
      i % 2 ? "#bd5b62" : "wine",
      { bevel: 0 },
    );
  });

/** Beams in a frame, so that one looks down on the bed; cloth only over the pillows. */
const fourPoster: readonly Part[] = [
  ...corners(lathe(POST, [1.02, 0, -1.42], "walnut", { sides: 6 })),
  ...corners(bead(0.08, [1.02, 2.58, -1.42], "brass")),
  ...[-1.42, 1.42].map((z) => block([2.16, 0.12, 0.14], [0, 2.42, z], "walnut")),
  block([1.98, 0.03, 0.62], [0, 2.5, -1.04], "#bd5b62", { top: "wine" }),
  ...repeat(5, (i) => block([0.07, 0.034, 0.62], [-0.8 + i * 0.4, 2.5, -1.04], "wine")),
  ...placed(flounce(6, 0.34), [0, 0, 1.5]),
  ...mirror(
    block([0.14, 0.12, 2.98], [1.02, 2.42, 0], "walnut"),
    ...placed(flounce(8, 0.35), [1.11, 0, 0], Math.PI / 2),
    ...repeat(3, hanging),
    block([0.17, 0.06, 0.4], [1.0, 1.34, -1.14], "honey"),
    block([0.1, 0.26, 2.8], [0.98, 0.22, 0], "walnut"),
  ),
  slab(bowed(1.96, 1.1, 0.2), 0.1, [0, 0.3, -1.4], "walnut", { bevel: 0 }),
  slab(bowed(1.6, 0.66, 0.16), 0.14, [0, 0.6, -1.4], "#c78d5f", { bevel: 0 }),
  block([1.96, 0.44, 0.1], [0, 0.22, 1.42], "walnut"),
  block([1.5, 0.26, 0.13], [0, 0.31, 1.42], "#c78d5f"),
  ...bedding({
    wide: 1.86,
    long: 2.7,
    up: 0.44,
    quilt: "wine",
    stripe: "cream",
    pillows: ["white", "cream"],
  }),
  box([0.5, 0.34, 0.16], [0, 0.76, -0.66], "honey", { bevel: 0.07, turn: [-0.5, 0, 0] }),
];

const rails = (x: number): Part[] =>
  repeat(4, (i) => rod(0.022, 0.52, [x, 0.5, -0.36 + i * 0.24], "teal", { sides: 6 }));

/** Lies along x with its back to the wall. */
const dayBed: readonly Part[] = [
  ...corners(
    rod(0.05, 1.08, [1.24, 0, -0.5], "teal", { sides: 8 }),
    bead(0.07, [1.24, 1.12, -0.5], "brass"),
  ),
  ...mirror(
    ...rails(1.24),
    block([0.05, 0.05, 1], [1.24, 1, 0], "teal"),
    block([0.05, 0.05, 1], [1.24, 0.46, 0], "teal"),
  ),
  ...repeat(8, (i) => rod(0.022, 0.52, [-1.05 + i * 0.3, 0.5, -0.5], "teal", { sides: 6 })),
  ...[0.46, 1].map((y) => block([2.48, 0.05, 0.05], [0, y, -0.5], "teal")),
  box([2.44, 0.12, 0.98], [0, 0.28, 0], "teal", { bevel: 0.03 }),
  box([2.38, 0.24, 0.96], [0, 0.36, 0.02], "cream", { bevel: 0.07 }),
  box([1.1, 0.06, 1.02], [0.5, 0.575, 0.02], "sage", { bevel: 0.025 }),
  block([1.1, 0.3, 0.04], [0.5, 0.3, 0.52], "sage"),
  ...repeat(4, (i) => block([0.07, 0.3, 0.046], [0.08 + i * 0.28, 0.299, 0.52], "butter")),
  ...repeat(4, (i) => block([0.07, 0.065, 1.02], [0.08 + i * 0.28, 0.576, 0.02], "butter")),
  ...(["rose", "butter", "white"] as const).map((colour, i) =>
    box([0.6, 0.46, 0.18], [-0.78 + i * 0.62, 0.58, -0.3], colour, {
      bevel: 0.08,
      turn: [-0.3, 0.1 - i * 0.1, 0],
    }),
  ),
  box([0.36, 0.34, 0.16], [-0.98, 0.58, 0.06], "teal", { bevel: 0.07, turn: [-0.3, 0.9, 0] }),
];

const bunk = (up: number, quilt: "brick" | "denim", stripe: "butter" | "white"): Part[] => [
  block([1.2, 0.14, 2.5], [0, up, 0], "oak"),
  ...mirror(block([0.08, 0.26, 2.5], [0.58, up, 0], "pine")),
  ...bedding({ wide: 1.06, long: 2.4, up: up + 0.12, quilt, stripe, pillows: ["white"] }),
];

const bunkBed: readonly Part[] = [
  ...corners(
    block([0.13, 2.34, 0.13], [0.6, 0, -1.28], "oak"),
    bead(0.085, [0.6, 2.4, -1.28], "wood"),
  ),
  ...bunk(0.2, "denim", "white"),
  ...bunk(1.36, "brick", "butter"),
  ...[-1.28, 1.28].flatMap((z) =>
    [0.46, 1.5, 2.02].map((y) => block([1.12, 0.2, 0.06], [0, y, z], "pine")),
  ),
  ...mirror(
    block([0.07, 0.09, 2.5], [0.6, 2.08, 0], "oak"),
    ...repeat(3, (i) => block([0.05, 0.36, 0.09], [0.6, 1.74, -0.6 + i * 0.6], "pine")),
  ),
  ...[0.42, 0.86].map((z) =>
    block([0.08, 1.9, 0.08], [0.72, 0, z], "wood", { turn: [0, 0, 0.04] }),
  ),
  ...repeat(5, (i) =>
    rod(0.03, 0.44, [0.74 - i * 0.012, 0.3 + i * 0.34, 0.42], "pine", {
      sides: 6,
      turn: [Math.PI / 2, 0, 0],
    }),
  ),
];

/** The second bed is drawn out at the side. */
const truckle: readonly Part[] = [
  slab(bowed(1.3, 0.92, 0.2), 0.1, [-0.3, 0.16, -1.32], "wainscot", { bevel: 0.03 }),
  slab(bowed(1.3, 0.44, 0.12), 0.1, [-0.3, 0.16, 1.32], "wainscot", { bevel: 0.03 }),
  slab(heartOutline(0.26), 0.13, [-0.3, 0.94, -1.32], "rose", { bevel: 0 }),
  ...[-0.9, 0.3].flatMap((x) =>
    [-1.32, 1.32].map((z) =>
      rod(0.07, z < 0 ? 1.2 : 0.72, [x, 0, z], "wainscot", { sides: 7, upper: 0.06 }),
    ),
  ),
  ...[-0.9, 0.3].map((x) => box([0.08, 0.2, 2.6], [x, 0.34, 0], "wainscot", { bevel: 0.02 })),
  ...bedding({
    wide: 1.12,
    long: 2.54,
    up: 0.44,
    quilt: "russet",
    stripe: "butter",
    pillows: ["white"],
  }).map((part) => ({ ...part, at: [part.at[0] - 0.3, part.at[1], part.at[2]] as const })),
  box([1, 0.2, 2.2], [0.42, 0.06, 0.06], "wainscotLight", { bevel: 0.03 }),
  ...[-0.5, 0.5].map((z) => bead(0.05, [0.94, 0.15, z], "brass")),
  ...[-0.94, 1.06].map((z) => rod(0.06, 0.06, [0.86, 0, z], "wood", { sides: 8 })),
  box([0.9, 0.16, 2.1], [0.44, 0.2, 0.06], "white", { bevel: 0.05 }),
  box([0.92, 0.18, 1.34], [0.45, 0.2, 0.42], "sage", { bevel: 0.05 }),
  box([0.5, 0.14, 0.36], [0.62, 0.34, -0.72], "cream", { bevel: 0.06, turn: [-0.2, 0.1, 0] }),
];

export const moreBeds: readonly Piece[] = [
  {
    id: "four-poster-bed",
    name: "Four-poster bed",
    set: "bedroom",
    words: "double canopy curtains sleep",
    stands: "floor",
    surfaces: [top(0.74, 1.7, 1.5, 0, 0.45)],
    tint: ["cloth", "wine", "#bd5b62"],
    parts: fourPoster,
  },
  {
    id: "day-bed",
    name: "Day bed",
    set: "garden",
    words: "sofa couch sleep guest seat",
    stands: "floor",
    surfaces: [top(0.635, 1.1, 0.8, 0.5, 0.02)],
    tint: ["wood", "teal"],
    cloth: ["cream", "sage", "butter", "rose"],
    parts: dayBed,
  },
  {
    id: "bunk-bed",
    name: "Bunk bed",
    set: "nursery",
    words: "children ladder sleep two",
    stands: "floor",
    tint: ["wood", "oak", "pine", "wood"],
    cloth: ["denim", "brick", "butter"],
    parts: bunkBed,
  },
  {
    id: "truckle-bed",
    name: "Truckle bed",
    set: "nursery",
    words: "guest trundle sleep two child",
    stands: "floor",
    tint: ["wood", "wainscot", "wainscotLight"],
    cloth: ["russet", "sage", "butter"],
    parts: truckle,
  },
];
