// Whims of the harvest: what grew too large, and what was pressed, heaped, hung up or built of it.

import { ciderPress } from "../furniture/ciderPress.ts";
import { GOURD_TONES, gourd } from "../furniture/gourds.ts";
import { harvestGarland } from "../furniture/harvestGarland.ts";
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
  placed,
  points,
  repeat,
  ring,
  rod,
  scaled,
  slab,
  spun,
  turned,
} from "../parts.ts";
import type { Season, ShadeAndLight } from "../seasons.ts";
import { arc } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const giantPumpkin: WhimModel = ({ season }) => {
  const tone = season === "seedtime" ? "green" : season === "highSun" ? "amber" : "orange";
  return [
    box([1.5, 0.1, 1.3], [0, 0, 0], "straw", { bevel: 0.03 }),
    ...gourd(0.78, [0, 0.08, 0], tone, 0.78),
    // A striped cloth over it against the frost.
    ...repeat(6, (i) => {
      const a = (i / 6) * 2 * Math.PI + 0.5;
      return spun(
        moved(
          turned(
            [
              slab(
                points("-0.06 0.3, -0.42 -0.44, 0.42 -0.44, 0.06 0.3"),
                0.05,
                [0, 0, 0],
                i % 2 ? "white" : "#3f7fb5",
                { bevel: 0 },
              ),
            ],
            [-1.1, 0, 0],
          ),
          [0, 1.0, 0.34],
        ),
        a,
      );
    }),
  ];
};

const pumpkinTone = {
  seedtime: "green",
  highSun: "amber",
  leafFall: "orange",
  hearth: "orange",
} as const;

const small = (r: number, x: number, y: number, tone: keyof typeof GOURD_TONES): Part[] => {
  const [dark, light] = GOURD_TONES[tone];
  return [
    lathe(
      [
        [0, 0],
        [r * 0.66, 0],
        [r, r * 0.5],
        [r * 0.8, r * 1.12],
        [r * 0.2, r * 1.26],
        [0, r * 1.16],
      ],
      [x, y, 0],
      dark,
      { sides: 9, flat: true, top: light },
    ),
    rod(r * 0.14, r * 0.5, [x, y + r * 1.16, 0], "leafDeep", { sides: 5, turn: [0.2, 0, 0.3] }),
  ];
};

const pumpkinWall: WhimModel = ({ season }) => [
  ...repeat(6, (i) =>
    box([0.36, 0.26, 0.34], [-0.92 + i * 0.37, 0, 0], i % 2 ? "stone" : "stoneDark", {
      bevel: 0.03,
    }),
  ),
  ...repeat(6, (i) =>
    box([0.38, 0.24, 0.34], [-0.96 + i * 0.38, 0.25, 0], i % 2 ? "#b8ad9d" : "#d8cebf", {
      bevel: 0.03,
    }),
  ),
  ...repeat(5, (i) =>
    small(
      [0.25, 0.19, 0.28, 0.18, 0.24][i]!,
      -0.86 + i * 0.43,
      0.49,
      i % 2 && season !== "seedtime" ? "white" : pumpkinTone[season],
    ),
  ),
];

type Flower = {
  readonly stalk: ShadeAndLight;
  readonly petal: Colour | null;
  readonly high: number;
};
const sunflowers: Record<Season, Flower> = {
  seedtime: { stalk: ["leafDeep", "leafLight"], petal: null, high: 2.75 },
  highSun: { stalk: ["leafDeep", "leaf"], petal: "sunPetal", high: 2.95 },
  leafFall: { stalk: ["#6f8a3c", "#93a04c"], petal: "sunDeep", high: 2.95 },
  hearth: { stalk: ["#75573a", "#a5855a"], petal: "#8a6b45", high: 2.8 },
};

/** About three units high, and before the wall; the house is two and a half. */
const tallSunflower: WhimModel = ({ season }) => {
  const { stalk, petal, high } = sunflowers[season];
  const [low, top] = stalk;
  const disc = [
    ball(0.36, [0, 0, 0], petal === null ? "leaf" : "#6b4226", {
      detail: 1,
      stretch: [1, 1, 0.45],
    }),
    ball(0.22, [0, 0, 0.1], petal === null ? "leafPale" : "#8a5a30", {
      detail: 1,
      stretch: [1, 1, 0.45],
    }),
  ];
  const petals = repeat(12, (i) =>
    turned(
      [
        slab(
          points("-0.07 0.26, 0.07 0.26, 0.13 0.46, 0 0.74, -0.13 0.46"),
          0.04,
          [0, 0, 0],
          petal ?? "leafPale",
          { bevel: 0 },
        ),
      ],
      [0, 0, (i / 12) * 2 * Math.PI],
    ),
  );
  return moved(
    [
      rod(0.08, high, [0, 0, 0], low, { sides: 7, top }),
      ...repeat(6, (i) => {
        const side = i % 2 ? 1 : -1;
        const long = 0.34 - i * 0.03;
        return ball(long, [side * long * 0.95, 0.5 + i * 0.34, 0.06], low, {
          detail: 1,
          flat: true,
          stretch: [1, 0.2, 0.62],
          top,
          turn: [0, side * 0.4, side * 0.35],
        });
      }),
      // Still a bud in spring, drawn together.
      ...placed(
        turned([...disc, ...scaled(petals, petal === null ? 0.62 : 1)], [0.06, 0, 0]),
        [0, high, 0.12],
        -0.5,
      ),
    ],
    [0, 0, 0.42],
  );
};

const STRIPES = ["tomato", "white"] as const;

const press: WhimModel = () => [
  ...scaled(ciderPress.parts, 0.56),
  ...mirror(
    block([0.07, 1.56, 0.07], [-0.72, 0, -0.5], "walnut"),
    block([0.07, 1.3, 0.07], [-0.72, 0, 0.6], "walnut"),
  ),
  ...repeat(6, (i) =>
    box([0.275, 0.05, 1.36], [-0.69 + i * 0.276, 1.42, 0.04], STRIPES[i % 2]!, {
      bevel: 0,
      turn: [0.23, 0, 0],
    }),
  ),
  ...repeat(6, (i) => block([0.275, 0.15, 0.03], [-0.69 + i * 0.276, 1.13, 0.72], STRIPES[i % 2]!)),
];

/** Between the two posts of a well that stands at the origin. */
const wellGarland: WhimModel = () => [
  ...placed(harvestGarland.parts, [0, 0.72, 0.42], 0, 0.52),
  ...ring(8, bead(0.12, [0, 0.5, 0.5], "leaf", { flat: true, rough: 0.2 })),
  ...ring(8, bead(0.09, [0.16, 0.52, 0.52], "tomato")),
];

/** Set down on the rim of a well that stands at the origin. */
const wellBucket: WhimModel = () =>
  placed(
    [
      lathe(points("0 0, 0.2 0, 0.28 0.34, 0.24 0.34, 0 0.26"), [0, 0, 0], "oak", { sides: 10 }),
      ...[0.05, 0.24].map((y) => rod(0.225 + y * 0.2, 0.05, [0, y, 0], "ironDark", { sides: 10 })),
      ...repeat(7, (i) =>
        bead(
          0.115,
          [i ? Math.cos(i) * 0.15 : 0, i ? 0.34 : 0.46, i ? Math.sin(i) * 0.15 : 0],
          i % 3 === 1 ? "#b9cf52" : "tomato",
        ),
      ),
      ...arc(6, 0.24, [0.1, Math.PI - 0.1], [0.03, 0.13, 0.03], [0, 0.34, 0], () => "ironDark", 0),
    ],
    [0, 0.45, 0.46],
    0.3,
    1.1,
  );

const bale = (x: number, y: number, z: number, a: number): Part[] =>
  placed(
    [
      box([0.62, 0.34, 0.4], [0, 0, 0], "strawDark", { bevel: 0.03, top: "straw" }),
      ...mirror(block([0.04, 0.35, 0.41], [-0.17, 0, 0], "wood")),
    ],
    [x, y, z],
    a,
  );

const hayFort: WhimModel = () => [
  ...bale(-0.58, 0, 0, Math.PI / 2),
  ...bale(0.58, 0, 0, Math.PI / 2),
  ...bale(-0.34, 0, -0.46, 0),
  ...bale(0.34, 0, -0.46, 0),
  ...bale(-0.58, 0.34, -0.12, Math.PI / 2 + 0.06),
  ...bale(0.58, 0.34, -0.12, Math.PI / 2 - 0.05),
  ...bale(0, 0.34, -0.46, 0.04),
  ...bale(-0.5, 0.68, -0.4, 0.2),
  block([0.05, 0.8, 0.05], [0.5, 0.66, -0.4], "walnut"),
  block([0.5, 0.32, 0.03], [0.26, 1.12, -0.4], "#3f7fb5"),
  bead(0.12, [0.26, 1.28, -0.37], "sunPetal", { stretch: [1, 1, 0.3] }),
  block([0.07, 0.5, 0.05], [0.2, 0, 0.5], "pine", { turn: [0.3, 0, 1.2] }),
];

export const ofTheHarvest = {
  "giant-pumpkin": giantPumpkin,
  "pumpkin-wall": pumpkinWall,
  "tall-sunflower": tallSunflower,
  "cider-press": press,
  "well-garland": wellGarland,
  "well-bucket": wellBucket,
  "hay-fort": hayFort,
} satisfies Record<string, WhimModel>;
