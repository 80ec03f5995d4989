// Whims of the front: on the door, over it, beside it, on the sill and in the gable.

import { arch } from "../buildings/mill.ts";
import { globe } from "../furniture/globe.ts";
import { gramophone } from "../furniture/gramophone.ts";
import { grandfatherClock } from "../furniture/grandfatherClock.ts";
import { wreath } from "../furniture/wreath.ts";
import {
  ALONG_Z,
  ball,
  bead,
  block,
  box,
  type Colour,
  mirror,
  moved,
  type Part,
  placed,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import { between } from "../random.ts";
import { arc } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const BLUE = "#2f6fc4";

/** Over the old door, which is 0.6 wide and 0.92 high. */
const blueDoor: WhimModel = ({ lit }) => [
  slab(arch(0.36, 0.64), 0.16, [0, 0.02, 0.01], "white", { bevel: 0.02 }),
  slab(arch(0.28, 0.62), 0.18, [0, 0.02, 0.03], BLUE, { bevel: 0.02, top: "#4f93e6" }),
  ...mirror(block([0.025, 0.56, 0.02], [-0.11, 0.08, 0.12], "#1f4f96")),
  slab(arch(0.1, 0.05), 0.03, [0, 0.62, 0.13], lit ? "#ffd78a" : "#d9f0fa", {
    glow: lit,
    bevel: 0,
  }),
  bead(0.055, [0.18, 0.42, 0.15], "brass"),
  box([0.82, 0.1, 0.4], [0, 0, 0.2], "stone", { bevel: 0.03 }),
  ...[-0.56, 0.56].flatMap((x) => [
    rod(0.11, 0.2, [x, 0, 0.18], BLUE, { sides: 8, upper: 0.14 }),
    bead(0.16, [x, 0.32, 0.18], "leaf", { flat: true, rough: 0.15 }),
    bead(0.07, [x + 0.05, 0.42, 0.26], "white"),
  ]),
];

/** Over the window below the ridge, which the origin is close under. */
const roundWindow: WhimModel = ({ lit }) =>
  moved(
    [
      rod(0.36, 0.07, [0, 0, 0], "#b5563f", { sides: 16, turn: ALONG_Z }),
      rod(0.31, 0.1, [0, 0, 0], "white", { sides: 16, turn: ALONG_Z }),
      rod(0.25, 0.12, [0, 0, 0], lit ? "#ffcf75" : "#6fb3d4", {
        sides: 16,
        turn: ALONG_Z,
        glow: lit,
      }),
      block([0.04, 0.5, 0.03], [0, -0.25, 0.12], "white"),
      block([0.5, 0.04, 0.03], [0, -0.02, 0.12], "white"),
    ],
    [0, -0.26, 0.02],
  );

const horseshoe: WhimModel = () => [
  ...arc(
    9,
    0.26,
    [-3.9, 0.76],
    [0.13, 0.2, 0.07],
    [0, 1.26, 0.09],
    (i) => (i % 2 ? "#4b545c" : "#5e6870"),
    0.01,
  ),
  ...repeat(5, (i) => {
    const a = -3.4 + i * 0.92;
    return bead(0.028, [Math.cos(a) * 0.26, 1.26 + Math.sin(a) * 0.26, 0.14], "brass");
  }),
];

const doorWreath: WhimModel = () => placed(wreath.parts, [0, 0.14, 0.1], 0, 0.72);

const posts = (w: number, deep: number, colour: Colour): Part[] => [
  ...mirror(block([0.09, 1.12, 0.09], [-w / 2, 0, deep], colour)),
  block([w + 0.12, 0.09, 0.1], [0, 1.1, deep], colour),
];

const porchRoof = (w: number, deep: number, colour: Colour, top: Colour): Part =>
  box([w + 0.24, 0.09, deep + 0.26], [0, 1.2, deep / 2 + 0.02], colour, {
    bevel: 0.02,
    turn: [0.24, 0, 0],
    top,
  });

const porchClock: WhimModel = () => [
  ...posts(1.2, 0.62, "white"),
  porchRoof(1.2, 0.62, "#7a5a48", "#96725c"),
  block([1.3, 0.06, 0.7], [0, 0, 0.34], "stone"),
  ...placed(grandfatherClock.parts, [0.36, 0.06, 0.58], 0.25, 0.34),
];

const TRAILS = ["#8a6cc0", "#a586d6", "#c3abe8"] as const;

const wisteriaPorch: WhimModel = ({ season }) => {
  const isBare = season === "hearth";
  const leaf = season === "leafFall" ? "honey" : "leaf";
  return [
    ...posts(1.1, 0.6, "walnut"),
    porchRoof(1.1, 0.6, "#6f5240", "walnut"),
    ...mirror(rod(0.06, 1.3, [-0.6, 0, 0.62], "bark", { sides: 5, turn: [-0.1, 0, -0.06] })),
    ...(isBare
      ? []
      : repeat(7, (i) =>
          bead(
            between(0.17, 0.24, 4, i),
            [-0.6 + i * 0.2, 1.3 + (i % 2) * 0.06, 0.5 - (i % 3) * 0.14],
            i % 2 ? leaf : "leafLight",
            { flat: true, rough: 0.15 },
          ),
        )),
    ...repeat(9, (i) => {
      const x = -0.64 + i * 0.16;
      const long = [0.56, 0.4, 0.64, 0.36, 0.28, 0.38, 0.6, 0.42, 0.52][i]!;
      // Pods hang there when the blossom is over.
      const colour = isBare ? "#8c7a5c" : TRAILS[i % 3]!;
      const thick = isBare ? 0.035 : 0.13;
      return rod(thick * 0.2, long, [x, 1.16 - long, 0.76], colour, { sides: 6, upper: thick });
    }),
  ];
};

const COLOURS = ["tomato", "butter", "#3f7fb5"] as const;

/** From the largest to the smallest, along the wall beside the door. */
const boots: WhimModel = () =>
  COLOURS.flatMap((colour, pair) =>
    [0, 1].flatMap((side) => {
      const k = 1.25 - pair * 0.22;
      return placed(
        [
          rod(0.09, 0.34, [0, 0.03, 0], colour, { sides: 7, upper: 0.1 }),
          block([0.18, 0.13, 0.3], [0, 0.02, 0.08], colour),
          block([0.2, 0.04, 0.33], [0, 0, 0.07], "coal"),
        ],
        [0.46 + pair * 0.52 - pair * pair * 0.05 + side * 0.22 * k, 0, 0.22],
        0.05,
        k,
      );
    }),
  );

/** On the sill of the window, which is about 0.6 wide. */
const sill = (colour: Colour): Part[] => [
  box([0.78, 0.07, 0.4], [0, -0.07, 0.16], colour, { bevel: 0.015 }),
  ...mirror(block([0.06, 0.2, 0.16], [-0.26, -0.26, 0.08], colour)),
];

const gramophoneOnSill: WhimModel = () => [
  ...sill("white"),
  ...placed(gramophone.parts, [0.02, 0, 0.2], 0.35, 0.8),
];

const globeInWindow: WhimModel = () => [
  ...sill("walnut"),
  ...placed(globe.parts, [0, 0, 0.2], 0.4, 1),
];

/** On the balcony's wall, the flap swung open by who is just going in. */
const catFlap: WhimModel = () => [
  box([0.56, 0.08, 0.4], [0, 0, 0.2], "stone", { bevel: 0.02 }),
  block([0.4, 0.44, 0.06], [0, 0.08, 0.02], "white"),
  block([0.3, 0.34, 0.04], [0, 0.1, 0.05], "coal"),
  block([0.3, 0.3, 0.03], [0, 0.2, 0.14], "#d9903f", { turn: [-0.7, 0, 0] }),
  ...mirror(block([0.06, 0.56, 0.06], [-0.27, 0.06, 0.36], "white")),
  ...mirror(
    box([0.44, 0.06, 0.54], [-0.18, 0.66, 0.22], "brick", { bevel: 0.015, turn: [0, 0, 0.62] }),
  ),
  slab(
    [
      [-0.28, 0],
      [0.28, 0],
      [0, 0.2],
    ],
    0.05,
    [0, 0.6, 0.38],
    "cream",
    { bevel: 0 },
  ),
  ball(0.17, [0, 0.26, 0.14], "ginger", { stretch: [0.8, 0.85, 1], detail: 1 }),
  ...mirror(block([0.07, 0.18, 0.08], [-0.09, 0.08, 0.2], "ginger")),
  ...repeat(5, (i) =>
    bead(
      0.05,
      [0.02 + Math.sin(i * 0.7) * 0.06, 0.36 + i * 0.075, 0.28 + i * 0.02],
      i > 3 ? "white" : "gingerDark",
    ),
  ),
];

export const atTheDoor = {
  "blue-door": blueDoor,
  "round-window": roundWindow,
  horseshoe,
  wreath: doorWreath,
  "porch-clock": porchClock,
  "wisteria-porch": wisteriaPorch,
  boots,
  gramophone: gramophoneOnSill,
  "window-globe": globeInWindow,
  "cat-flap": catFlap,
} satisfies Record<string, WhimModel>;
