// What stands at the gate: a board with a name, a lantern, a gate with two notches, a bell, a milestone.
import {
  bead,
  block,
  box,
  type Colour,
  lathe,
  moved,
  type Part,
  points,
  rod,
  slab,
  spun,
} from "../parts.ts";
import { byTheWay } from "../whims/byTheWay.ts";
import type { YardModel } from "./yardModel.ts";

/** Hung from its beam; the name is lettered by whoever shows it, here it is two strokes. */
const nameBoard: YardModel = () => [
  block([0.12, 1.42, 0.12], [-0.56, 0, 0], "walnut"),
  block([1.3, 0.1, 0.1], [0.02, 1.24, 0], "walnut"),
  block([0.07, 0.44, 0.07], [-0.38, 0.9, 0], "walnut", { turn: [0, 0, -0.78] }),
  ...[-0.2, 0.5].map((x) => block([0.03, 0.16, 0.03], [x, 1.09, 0], "ironDark")),
  box([1.02, 0.56, 0.08], [0.14, 0.54, 0], "oak", { bevel: 0 }),
  block([0.92, 0.46, 0.03], [0.14, 0.59, 0.04], "cream"),
  block([0.6, 0.08, 0.02], [0.18, 0.86, 0.055], "ink"),
  block([0.46, 0.07, 0.02], [0.18, 0.69, 0.055], "ink"),
  rod(0.09, 0.03, [-0.22, 0.8, 0.05], "sunDeep", { sides: 7, turn: [Math.PI / 2, 0, 0] }),
];

/** A lantern of few faces; its foot is the origin. */
export const yardLantern = (lit: boolean): Part[] => [
  rod(0.15, 0.06, [0, 0, 0], "ironDark", { sides: 6 }),
  rod(0.11, 0.24, [0, 0.06, 0], lit ? "flameHeart" : "lamp", {
    sides: 6,
    glow: lit,
    top: lit ? "flame" : "lampDeep",
  }),
  lathe(points("0 0, 0.17 0, 0.05 0.13, 0 0.15"), [0, 0.3, 0], "brick", { sides: 6 }),
  block([0.03, 0.12, 0.03], [0, 0.43, 0], "ironDark"),
];

const bars = (colour: Colour, long: number): Part[] => [
  ...[0.2, 0.5, 0.8].map((y) => block([long, 0.1, 0.06], [long / 2, y, 0], colour)),
  ...[0.06, long - 0.06].map((x) => block([0.1, 0.82, 0.07], [x, 0.12, 0], colour)),
  block([long, 0.08, 0.05], [long / 2, 0.5, 0.02], colour, {
    turn: [0, 0, Math.atan2(0.56, long)],
  }),
];

/** From the ferryman: it used to hang at the stile. */
const gateLantern: YardModel = ({ lit }) => [
  block([0.18, 1.16, 0.18], [-0.4, 0, 0], "walnut", { top: "wood" }),
  block([0.24, 0.06, 0.24], [-0.4, 1.16, 0], "walnut"),
  ...moved(yardLantern(lit), [-0.4, 1.22, 0]),
  ...moved(bars("oak", 0.86), [-0.3, 0, 0]),
];

const GREEN = "#4e8f6a";

/** Opened a little; the two notches are in the head of its post. */
const notchedGate: YardModel = () => [
  ...[-0.68, 0.68].map((x) => block([0.17, 1.16, 0.17], [x, 0, 0], "linen", { top: "white" })),
  ...[0.74, 0.94].map((y) => block([0.2, 0.08, 0.2], [0.68, y, 0.03], "bark")),
  ...moved(spun(bars(GREEN, 1.14), -0.38), [-0.6, 0, 0]),
];

const bell: YardModel = (state) => byTheWay["post-bell"]({ ...state, cottage: "timbered" });

const STONE = points("-0.36 0, 0.36 0, 0.34 0.7, 0.2 0.86, -0.2 0.86, -0.34 0.7");

const stroke = (x: number, lean: number): Part =>
  block([0.06, 0.32, 0.02], [x, 0.4, 0.16], "ink", { turn: [0, 0, lean] });

/** The number of the field is cut by whoever shows it, here it is a seven. */
const milestone: YardModel = () => [
  slab(STONE, 0.3, [0, 0, 0], "stoneDark", { bevel: 0, top: "stone" }),
  block([0.6, 0.52, 0.01], [0, 0.26, 0.15], "white"),
  stroke(-0.17, 0.26),
  stroke(-0.09, -0.26),
  stroke(0.06, 0),
  stroke(0.18, 0),
  slab(
    points("-0.2 -0.02, 0.1 -0.02, 0.1 -0.06, 0.2 0, 0.1 0.06, 0.1 0.02, -0.2 0.02"),
    0.02,
    [0, 0.32, 0.16],
    "brick",
    { bevel: 0 },
  ),
  bead(0.17, [-0.36, 0.06, 0.1], "leaf", { top: "leafLight" }),
];

export const yardAtTheGate = {
  board: nameBoard,
  gateLantern,
  notchedGate,
  bell,
  milestone,
} as const satisfies Record<string, YardModel>;
