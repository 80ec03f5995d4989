// What everybody in the village wears and carries below the neck when they stand: their feet are the origin.
import {
  bead,
  block,
  type Colour,
  lathe,
  mirror,
  type Part,
  placed,
  points,
  rod,
  slab,
  type Vec,
} from "../parts.ts";
import { yardLantern } from "../yard/atTheGate.ts";
import { combed } from "./hair.ts";
import { mobCap } from "./hats.ts";
import type { FaceName } from "./villagers.ts";

export type StandingFigure = Exclude<FaceName, "hen">;

const SHOULDERS = 0.57;

const collar = (colour: Colour): Part =>
  lathe(points("0.2 0, 0.11 0.08"), [0, SHOULDERS - 0.04, 0], colour, { sides: 7 });

/** Hangs from the waist to just above the hem. */
const apron = (colour: Colour): Part =>
  slab(points("-0.1 0, 0.1 0, 0.075 0.36, -0.075 0.36"), 0.02, [0, 0.12, 0.2], colour, {
    bevel: 0,
    turn: [-0.05, 0, 0],
  });

/** A shirt, or the end of a scarf. */
const front = (colour: Colour, wide = 0.07): Part =>
  slab(
    [
      [0, 0],
      [wide, 0.15],
      [-wide, 0.15],
    ],
    0.02,
    [0, 0.42, 0.195],
    colour,
    { bevel: 0, turn: [-0.15, 0, 0] },
  );

const shawl = (colour: Colour): Part =>
  lathe(points("0.24 0, 0.2 0.14, 0.1 0.2"), [0, SHOULDERS - 0.17, 0], colour, {
    sides: 7,
    top: "#cfd6d6",
  });

/** Over one shoulder and across the breast. */
const sling = (colour: Colour): Part =>
  lathe(points("0.2 0, 0.225 0.03, 0.2 0.06"), [-0.02, 0.42, 0.02], colour, {
    sides: 7,
    turn: [0.12, 0, 0.55],
  });

const plaits = (colour: Colour, ribbon: Colour): Part[] =>
  mirror(
    rod(0.038, 0.24, [-0.17, 0.5, 0.05], colour, { sides: 4, upper: 0.042 }),
    bead(0.04, [-0.17, 0.48, 0.05], ribbon),
  );

const roundHat = (colour: Colour): Part[] => [
  rod(0.34, 0.03, [0, 0.15, -0.02], colour, { sides: 7 }),
  rod(0.21, 0.2, [0, 0.17, -0.02], colour, { sides: 7, upper: 0.18 }),
];

/** In the right hand. */
const HAND: Vec = [-0.27, 0.22, 0.1];

type Body = {
  /** How wide the coat is below. */
  readonly hem: number;
  readonly over: readonly Part[];
  /** Where hair and hat of the bust are too fine: the middle of the head is the origin. */
  readonly onHead?: readonly Part[];
};

const gown = 0.25;
const coat = 0.21;

export const bodies: Readonly<Record<StandingFigure, Body>> = {
  tansy: {
    hem: gown,
    over: [collar("cream"), apron("cream")],
    onHead: [combed("ginger", 1.07), ...mobCap(), bead(0.11, [0.02, 0.37, -0.18], "ginger")],
  },
  ferryman: { hem: coat, over: [sling("straw")] },
  peascod: { hem: coat, over: [collar("linen")] },
  hattedPeascod: {
    hem: coat,
    over: [collar("linen")],
    onHead: [
      ...mirror(bead(0.1, [-0.22, 0.045, -0.03], "#f1ebdf")),
      ...roundHat("straw"),
      bead(0.11, [0.02, 0.42, 0.02], "sunPetal"),
      bead(0.075, [0.04, 0.54, 0.05], "sunPetal"),
      bead(0.035, [0.07, 0.53, 0.12], "carrot"),
    ],
  },
  schoolmistress: { hem: gown, over: [collar("white")] },
  quern: {
    hem: gown,
    over: [shawl("slate"), rod(0.034, 0.26, [0.13, 0.36, 0.19], "#f1ebdf", { sides: 4 })],
  },
  bellringer: { hem: coat, over: [collar("brick"), front("brickDark", 0.05)] },
  elderBrother: { hem: coat, over: [collar("white"), front("white")] },
  youngerBrother: { hem: coat, over: [collar("linen"), front("linen")] },
  vet: { hem: coat, over: [front("butter", 0.1), ...placed(yardLantern(false), HAND, 0, 0.4)] },
  cartersGirl: { hem: gown, over: [collar("white"), ...plaits("straw", "brick")] },
  reeve: {
    hem: coat,
    over: [
      collar("white"),
      slab(points("0 0, 0.1 0.15, -0.1 0.15"), 0.02, [0, 0.4, 0.2], "brass", {
        bevel: 0,
        turn: [-0.15, 0, 0],
      }),
    ],
  },
  pedlar: {
    hem: coat,
    over: [
      collar("carrot"),
      block([0.1, 0.1, 0.02], [-0.06, 0.2, 0.195], "teal"),
      block([0.38, 0.26, 0.14], [0, 0.34, -0.22], "wood"),
    ],
    onHead: [
      combed("coal"),
      ...roundHat("moss"),
      slab(points("0 0, 0.07 0.16, 0 0.3"), 0.02, [0.19, 0.18, 0.06], "tomato", {
        bevel: 0,
        turn: [0, 0.5, -0.45],
      }),
    ],
  },
};
