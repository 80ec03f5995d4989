// What is built or hung at the house: window boxes, a weathercock, the cellar, a roof over the workbench, a rose, a straw hat.
import {
  ALONG_Z,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  moved,
  placed,
  points,
  repeat,
  rod,
  slab,
  turned,
} from "../parts.ts";
import type { Season } from "../seasons.ts";
import type { YardModel } from "./yardModel.ts";

type Planting = { readonly leaf: Colour; readonly flowers: readonly Colour[] };

const planted: Readonly<Record<Season, Planting>> = {
  seedtime: { leaf: "leafLight", flowers: ["butter", "#8f6cc0", "white"] },
  highSun: { leaf: "leaf", flowers: ["tomato", "white", "rose"] },
  leafFall: { leaf: "olive", flowers: ["#a8434f", "honey", "plum"] },
  hearth: { leaf: "leafDeep", flowers: [] },
};

/** Hangs under a sill that is about 0.9 wide; in the winter there is heath in it. */
const windowBox: YardModel = ({ season }) => {
  const { leaf, flowers } = planted[season];
  return [
    box([0.96, 0.2, 0.28], [0, 0, 0.16], "#3f8f88", { bevel: 0, top: "teal" }),
    block([1.02, 0.05, 0.33], [0, 0.18, 0.16], "white"),
    bead(0.3, [0, 0.26, 0.16], leaf, { stretch: [1.55, 0.6, 0.55] }),
    ...repeat(flowers.length === 0 ? 0 : 5, (i) =>
      bead(
        0.115,
        [-0.42 + i * 0.21, 0.44 - (i % 2) * 0.1, 0.18 + (i % 2) * 0.12],
        flowers[i % flowers.length]!,
        { squash: 0.85 },
      ),
    ),
  ];
};

const COCK = points(`
  -0.1 -0.16, 0.12 -0.16, 0.3 0.02, 0.36 0.24, 0.48 0.28, 0.36 0.42, 0.2 0.42, 0.14 0.18,
  -0.12 0.18, -0.2 0.44, -0.38 0.5, -0.52 0.36, -0.44 0.08
`);

/** Gilded, and as large as is read from below. */
const weathercock: YardModel = () => [
  rod(0.04, 1.02, [0, 0, 0], "ironDark", { sides: 5 }),
  block([0.84, 0.05, 0.05], [0, 0.5, 0], "ironDark"),
  slab(points("0 0.1, -0.16 0, 0 -0.1"), 0.05, [-0.4, 0.525, 0], "ironDark", { bevel: 0 }),
  block([0.05, 0.18, 0.05], [0.4, 0.435, 0], "ironDark"),
  ...moved(
    [
      slab(COCK, 0.07, [0, 0, 0], "brass", { bevel: 0, top: "butter" }),
      slab(
        points("0.18 0.42, 0.38 0.42, 0.42 0.58, 0.3 0.5, 0.18 0.58"),
        0.06,
        [0, 0, 0],
        "tomato",
        { bevel: 0 },
      ),
      bead(0.05, [0.4, 0.17, 0], "tomato", { stretch: [0.7, 1.3, 0.7] }),
      bead(0.03, [0.29, 0.35, 0.04], "coal"),
    ],
    [0, 1.14, 0],
  ),
];

/** A hatch at the foot of the front wall, one leaf of it thrown back, and the steps down. */
const cellarHatch: YardModel = () => {
  const leaf = (colour: Colour, at: number) =>
    [0, 1].map((i) =>
      block([0.21, 0.055, 0.86], [at + (i - 0.5) * 0.22, 0, 0], i ? colour : "wood", {
        top: colour,
      }),
    );
  return [
    slab(points("0 0, 0.94 0, 0.94 0.16, 0 0.56"), 1.12, [0, 0, 0], "stoneDark", {
      bevel: 0,
      top: "stone",
      turn: [0, -Math.PI / 2, 0],
    }),
    ...moved(
      turned(
        [
          block([0.9, 0.03, 0.86], [0, 0, 0], "coal"),
          block([0.4, 0.02, 0.2], [0.22, 0.02, 0.28], "stone"),
          block([0.4, 0.02, 0.14], [0.22, 0.02, 0.02], "stoneDark"),
          ...moved(leaf("oak", -0.23), [0, 0.03, 0]),
          rod(0.05, 0.04, [-0.07, 0.08, 0.26], "ironDark", { sides: 6 }),
        ],
        [0.4, 0, 0],
      ),
      [0, 0.37, 0.47],
    ),
    ...moved(turned(turned(leaf("oak", 0.22), [0, 0, 1.2]), [0.4, 0, 0]), [0.44, 0.37, 0.47]),
  ];
};

/** On four posts, high enough to stand under at the workbench. */
const leanTo: YardModel = () => [
  ...mirror(
    block([0.12, 1.66, 0.12], [-0.78, 0, -0.4], "walnut"),
    block([0.12, 1.46, 0.12], [-0.78, 0, 0.32], "walnut"),
  ),
  ...repeat(4, (i) =>
    block([0.46, 0.08, 1.02], [-0.69 + i * 0.46, 1.54, -0.04], i % 2 ? "brick" : "brickDark", {
      turn: [0.26, 0, 0],
      top: i % 2 ? "terracotta" : "brick",
    }),
  ),
  block([1.44, 0.8, 0.06], [0, 0, -0.42], "wood", { top: "oak" }),
  block([1.3, 0.12, 0.52], [0, 0.5, 0.1], "oak", { top: "butter" }),
  ...mirror(block([0.14, 0.5, 0.44], [-0.48, 0, 0.1], "walnut")),
  block([0.36, 0.14, 0.16], [0.2, 0.62, 0.14], "teal"),
];

const BLOOMS: Readonly<Record<Season, readonly [leaf: Colour, rose: Colour | null]>> = {
  seedtime: ["leafLight", null],
  highSun: ["leaf", "#e8687a"],
  leafFall: ["olive", "#c2412f"],
  hearth: ["bark", null],
};

const TRAIL = points("-0.4 0.24, -0.46 0.64, -0.38 1.04, -0.3 1.42, 0.08 1.56, 0.42 1.3");

/** From the foot of the door's post up to the eaves, and along them. */
const climbingRose: YardModel = ({ season }) => {
  const [leaf, rose] = BLOOMS[season];
  const isBare = season === "hearth";
  return [
    ...mirror(block([0.07, 1.5, 0.07], [-0.42, 0, 0.1], "white")),
    block([1.0, 0.07, 0.07], [0, 1.44, 0.1], "white"),
    ...repeat(2, (i) => block([0.84, 0.05, 0.05], [0, 0.44 + i * 0.5, 0.08], "linen")),
    rod(0.055, 0.62, [-0.4, 0, 0.16], "bark", { sides: 5, upper: 0.04 }),
    ...TRAIL.map(([x, y], i) =>
      isBare
        ? bead(0.07, [x, y, 0.18], leaf, { stretch: [1, 1.9, 1] })
        : bead(0.23, [x, y, 0.16], i % 2 ? "leafDeep" : leaf, { stretch: [0.95, 1, 0.6] }),
    ),
    ...(rose === null
      ? []
      : TRAIL.slice(2).map(([x, y], i) =>
          bead(0.125, [x + (i % 2 ? 0.1 : -0.08), y + 0.05, 0.31], i % 3 ? rose : "#f6b7bd"),
        )),
  ];
};

/** On its peg; whoever is a hen sits in it. */
const strawHat: YardModel = () => [
  block([0.24, 0.62, 0.06], [0, 0.1, 0], "wood"),
  ...placed(
    turned(
      [
        rod(0.52, 0.05, [0, 0, 0], "strawDark", { sides: 11, top: "straw" }),
        lathe(points("0.27 0, 0.25 0.2, 0.16 0.27, 0 0.28"), [0, 0.04, 0], "straw", {
          sides: 10,
          top: "butter",
        }),
        rod(0.285, 0.09, [0, 0.05, 0], "tomato", { sides: 10 }),
        slab(
          points("0 0, 0.34 -0.06, 0.3 0.04, 0.36 0.12, 0 0.1"),
          0.03,
          [0.1, 0.06, 0.28],
          "tomato",
          { bevel: 0, turn: [Math.PI / 2 - 1.2, 0, 0] },
        ),
      ],
      [1.15, 0, 0],
    ),
    [0, 0.56, 0.12],
    0,
    1,
  ),
  rod(0.035, 0.18, [0, 0.68, 0], "walnut", { sides: 5, turn: ALONG_Z }),
];

export const yardAtTheHouse = {
  boxes: windowBox,
  cock: weathercock,
  cellar: cellarHatch,
  leanTo,
  rose: climbingRose,
  strawHat,
} as const satisfies Record<string, YardModel>;
