// Whims that children left: toys large enough to be seen from the lane, and what the snow was good for.
import { easel } from "../furniture/easel.ts";
import { maypole } from "../furniture/maypole.ts";
import { playTent } from "../furniture/playTent.ts";
import { rockingHorse } from "../furniture/rockingHorse.ts";
import {
  ALONG_X,
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
  rod,
  scaled,
  turned,
} from "../parts.ts";
import type { WhimModel } from "./whim.ts";

/** Melts at the end of May: then the hat lies in the grass, with the carrot and the scarf. */
const snowman: WhimModel = ({ season }) => {
  const stays = season === "hearth" || season === "seedtime";
  const hat = [
    rod(0.3, 0.06, [0, 0, 0], "coal", { sides: 10 }),
    rod(0.2, 0.3, [0, 0.04, 0], "coal", { sides: 10, upper: 0.22 }),
    rod(0.215, 0.09, [0, 0.06, 0], "tomato", { sides: 10 }),
  ];
  const carrot = lathe(points("0 0, 0.07 0, 0 0.32"), [0, 1.3, 0.18], "carrot", {
    sides: 6,
    turn: [Math.PI / 2, 0, 0],
  });
  if (!stays)
    return [
      ...placed(turned(hat, [0, 0, -0.24]), [0, 0.05, 0], 0.3, 1.35),
      ...moved([carrot], [0.5, -1.24, 0.1]),
      box([0.7, 0.06, 0.16], [-0.34, 0, 0.42], "#3f7fb5", { bevel: 0.015, turn: [0, 0.4, 0] }),
      ...repeat(3, (i) => bead(0.06, [0.2 + i * 0.16, 0.04, 0.5 - i * 0.06], "coal")),
      rod(0.03, 0.7, [-0.5, 0.03, -0.1], "bark", { sides: 4, turn: ALONG_X }),
    ];
  return [
    ball(0.46, [0, 0.36, 0], "#eaf1f8", { detail: 1, top: "#ffffff", squash: 0.9 }),
    ball(0.34, [0, 0.9, 0], "#eef4fa", { detail: 1, top: "#ffffff" }),
    ball(0.24, [0, 1.32, 0], "#f3f8fc", { detail: 1, top: "#ffffff" }),
    carrot,
    ...mirror(bead(0.04, [-0.08, 1.4, 0.2], "coal")),
    ...repeat(3, (i) => bead(0.045, [0, 0.74 + i * 0.13, 0.33 - Math.abs(i - 1) * 0.03], "coal")),
    rod(0.27, 0.1, [0, 1.08, 0], "#3f7fb5", { sides: 10 }),
    box([0.14, 0.4, 0.06], [0.16, 0.74, 0.3], "#3f7fb5", { bevel: 0.015, turn: [0.1, 0, 0.12] }),
    ...mirror(rod(0.03, 0.6, [-0.26, 0.98, 0], "bark", { sides: 4, turn: [0, 0, 0.95] })),
    ...placed(turned(hat, [-0.1, 0, 0.08]), [0, 1.5, 0]),
  ];
};

const horse: WhimModel = () => scaled(rockingHorse.parts, 0.82);

const tent: WhimModel = () => scaled(playTent.parts, 0.82);

const seat = (x: number, colour: Colour): Part[] => [
  box([0.34, 0.07, 0.34], [x, 0.06, 0], colour, { bevel: 0.015 }),
  block([0.05, 0.26, 0.05], [x * 0.76, 0.06, 0], "ironDark"),
  block([0.05, 0.05, 0.3], [x * 0.76, 0.3, 0], "ironDark"),
];

const seeSaw: WhimModel = () => [
  lathe(points("0 0, 0.36 0, 0.12 0.46, 0 0.46"), [0, 0, 0], "#4e8f6a", {
    sides: 4,
    flat: true,
    turn: [0, Math.PI / 4, 0],
  }),
  ...moved(
    turned(
      [
        box([2.1, 0.09, 0.26], [0, 0, 0], "#f0b440", { bevel: 0.02 }),
        ...seat(-0.88, "tomato"),
        ...seat(0.88, "#3f7fb5"),
      ],
      [0, 0, -0.3],
    ),
    [0, 0.42, 0],
  ),
];

const SQUARES = [
  "0 0",
  "0 0.36",
  "-0.18 0.72",
  "0.18 0.72",
  "0 1.08",
  "-0.18 1.44",
  "0.18 1.44",
  "0 1.8",
] as const;

const CHALKS = ["#ff9f9f", "#ffd76a", "#9fd8f0", "#b9e59a"] as const;

/** Lies along +z, about two units long. */
const hopscotch: WhimModel = () => [
  ...points(SQUARES.join(", ")).map(([x, z], i) =>
    block([0.33, 0.04, 0.33], [x, 0.07, z - 0.9], CHALKS[i % 4]!),
  ),
  ...points(SQUARES.join(", ")).map(([x, z], i) =>
    block([0.05, 0.045, 0.18 - (i % 3) * 0.03], [x, 0.07, z - 0.9], "white", {
      turn: [0, (i % 3) * 0.5, 0],
    }),
  ),
  bead(0.08, [0.04, 0.1, 0.2], "slate", { squash: 0.6 }),
];

const FADED: Readonly<Record<string, Colour>> = {
  "#cf5b44": "#d99a8b",
  "#f6cf65": "#ecdca6",
  "#74b3ac": "#a9c9c3",
  "#ea9485": "#eec0b6",
  "#93b56b": "#bccaa6",
};

const fadedMaypole: WhimModel = () =>
  scaled(maypole.parts, 0.78).map((part) => {
    const colour = (FADED[part.colour] ?? part.colour) as Part["colour"];
    return { ...part, colour, top: colour };
  });

const spiltPaint: WhimModel = () => [
  ...repeat(5, (i) =>
    rod(
      0.4 - i * 0.05,
      0.035 + i * 0.004,
      [0.34 + i * 0.14, 0, 0.3 + Math.sin(i * 1.7) * 0.22],
      "#2f7fd0",
      { sides: 11 },
    ),
  ),
  rod(0.24, 0.04, [1.08, 0, 0.0], "#2f7fd0", { sides: 10 }),
  ...moved(
    turned(
      [
        rod(0.34, 0.8, [0, 0, 0], "#e8edf0", { sides: 12 }),
        ...[0.02, 0.7].map((y) => rod(0.36, 0.06, [0, y, 0], "#b9c4c8", { sides: 12 })),
        rod(0.346, 0.34, [0, 0.22, 0], "#2f7fd0", { sides: 12 }),
        rod(0.3, 0.02, [0, 0.79, 0], "#1f5fae", { sides: 12 }),
      ],
      [0, 0, -Math.PI / 2 + 0.12],
    ),
    [-0.56, 0.36, 0],
  ),
  box([0.1, 0.06, 0.5], [0.1, 0.04, 0.66], "pine", { bevel: 0.015, turn: [0, 0.6, 0] }),
  block([0.2, 0.07, 0.2], [-0.02, 0.04, 0.44], "#2f7fd0", { turn: [0, 0.6, 0] }),
];

const view: WhimModel = () => scaled(easel.parts, 0.78);

export const ofChildren = {
  snowman,
  "rocking-horse": horse,
  "play-tent": tent,
  "see-saw": seeSaw,
  hopscotch,
  maypole: fadedMaypole,
  "spilt-paint": spiltPaint,
  easel: view,
} satisfies Record<string, WhimModel>;
