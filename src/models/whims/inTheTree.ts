// Whims of a tree: hung from a bough, caught in the crown, leant on the trunk or laid about its foot.

import { lantern } from "../furniture/lantern.ts";
import { toyTrain } from "../furniture/toyTrain.ts";
import { umbrellaStand } from "../furniture/umbrellaStand.ts";
import {
  bead,
  block,
  box,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  ring,
  rod,
  slab,
  turned,
} from "../parts.ts";
import type { WhimModel } from "./whim.ts";

/** Hangs a little over one unit down. */
const ropeSwing: WhimModel = () =>
  turned(
    [
      ...mirror(block([0.045, 1.06, 0.045], [-0.24, -1.06, 0], "linen")),
      box([0.7, 0.08, 0.3], [0, -1.12, 0], "tomato", { bevel: 0.02 }),
      ...mirror(bead(0.07, [-0.24, -1.12, 0], "linen")),
    ],
    [0.16, 0, 0],
  );

const treeLantern: WhimModel = ({ lit }) => [
  block([0.03, 0.4, 0.03], [0, -0.4, 0], "linen"),
  ...placed(lantern.parts, [0, -1.1, 0], 0.4, 1.1).map((part) =>
    part.glow ? { ...part, glow: lit } : part,
  ),
];

/** Spoons and one fork, on a ring. */
const spoonChime: WhimModel = () => [
  block([0.03, 0.3, 0.03], [0, -0.3, 0], "linen"),
  rod(0.3, 0.06, [0, -0.36, 0], "walnut", { sides: 9 }),
  ...repeat(5, (i) => {
    const a = (i / 5) * 2 * Math.PI + 0.3;
    const long = [0.3, 0.42, 0.34, 0.48, 0.38][i]!;
    const [x, z] = [Math.cos(a) * 0.24, Math.sin(a) * 0.24];
    return [
      block([0.045, long, 0.03], [x, -0.36 - long, z], "#d5dde0"),
      bead(0.1, [x, -0.42 - long, z], "#eef3f4", { stretch: [0.8, 1.3, 0.4] }),
    ];
  }),
  bead(0.08, [0, -0.62, 0], "tomato"),
];

/** Caught by its middle; the tail hangs down before the leaves. */
const kite: WhimModel = () =>
  turned(
    [
      slab(points("0 -0.62, 0.4 0.14, 0 0.52"), 0.04, [0, 0, 0], "tomato", { bevel: 0 }),
      slab(points("0 -0.62, 0 0.52, -0.4 0.14"), 0.04, [0, 0, 0], "sunPetal", { bevel: 0 }),
      block([0.04, 1.1, 0.05], [0, -0.58, 0.02], "walnut"),
      block([0.78, 0.04, 0.05], [0, 0.12, 0.02], "walnut"),
      ...repeat(4, (i) => {
        const at = [Math.sin(i * 1.3) * 0.12, -0.8 - i * 0.22, 0.04 + i * 0.02] as const;
        return [
          block([0.03, 0.24, 0.02], [at[0], at[1] - 0.02, at[2]], "linen"),
          ...[-1, 1].map((s) =>
            slab(
              s > 0 ? points("0 0, 0.16 -0.09, 0.16 0.09") : points("0 0, -0.16 0.09, -0.16 -0.09"),
              0.03,
              at,
              i % 2 ? "#3f7fb5" : "tomato",
              { bevel: 0, turn: [0, 0, (i % 2) * 0.4] },
            ),
          ),
        ];
      }),
    ],
    [-0.1, 0, 0.5],
  );

const ladderOf = (rungs: number, step: number): Part[] => [
  ...mirror(block([0.07, rungs * step + 0.2, 0.07], [-0.2, 0, 0], "pine")),
  ...repeat(rungs, (i) => block([0.44, 0.055, 0.06], [0, 0.18 + i * step, 0], "oak")),
];

/** Leant on a crown from its front, with a basket of apples at the foot. */
const appleLadder: WhimModel = ({ season }) => [
  ...placed(turned(ladderOf(7, 0.29), [-0.26, 0, 0]), [0.1, 0, 0.86]),
  rod(0.24, 0.28, [0.6, 0, 0.86], "straw", { sides: 9, upper: 0.3 }),
  ...repeat(6, (i) =>
    bead(
      0.1,
      [0.6 + Math.cos(i * 1.05) * 0.17, 0.3 + (i % 2) * 0.03, 0.86 + Math.sin(i * 1.05) * 0.17],
      season === "seedtime" ? "leafPale" : i % 3 ? "tomato" : "#b9cf52",
    ),
  ),
];

/** On four posts; its floor stands at 1.1. */
const stilts = (lit: boolean): Part[] => [
  ...ring(4, block([0.09, 1.14, 0.09], [0.5, 0, 0.5], "walnut")),
  box([1.4, 0.09, 1.3], [0, 1.1, 0], "oak", { bevel: 0.02 }),
  box([1.02, 0.72, 0.92], [0, 1.18, -0.06], "#c98b4e", { bevel: 0.02 }),
  ...repeat(3, (i) => block([1.03, 0.03, 0.93], [0, 1.36 + i * 0.18, -0.06], "#a9703a")),
  block([0.3, 0.5, 0.04], [-0.2, 1.18, 0.41], "#5f3c24"),
  block([0.28, 0.26, 0.04], [0.24, 1.42, 0.41], lit ? "lamp" : "pane", { glow: lit }),
  block([0.04, 0.28, 0.3], [0.51, 1.42, -0.06], lit ? "lamp" : "pane", { glow: lit }),
  ...mirror(
    box([0.82, 0.08, 1.26], [-0.32, 2.0, -0.06], "#4e8f6a", { bevel: 0.02, turn: [0, 0, 0.56] }),
  ),
  slab(points("-0.5 0, 0.5 0, 0 0.34"), 0.9, [0, 1.9, -0.06], "#c98b4e", { bevel: 0 }),
  ...placed(turned(ladderOf(4, 0.28), [-0.3, 0, 0]), [-0.2, 0, 1.0]),
  block([0.04, 0.6, 0.04], [0.48, 2.1, 0.36], "walnut"),
  slab(points("0 0, 0.4 -0.12, 0 -0.26"), 0.03, [0.5, 2.68, 0.36], "tomato", { bevel: 0 }),
];

/** Before the trunk, its back in the leaves. */
const treeHouse: WhimModel = ({ lit }) => moved(stilts(lit), [0, 0, 0.52]);

const TRACK = 0.92;

const treeTrain: WhimModel = () => [
  ...repeat(16, (i) => {
    const a = (i / 16) * 2 * Math.PI;
    return block([0.3, 0.05, 0.09], [Math.cos(a) * TRACK, 0, Math.sin(a) * TRACK], "walnut", {
      turn: [0, -a, 0],
    });
  }),
  ...repeat(16, (i) => {
    const a = ((i + 0.5) / 16) * 2 * Math.PI;
    return block([0.05, 0.05, 0.39], [Math.cos(a) * TRACK, 0.04, Math.sin(a) * TRACK], "#8a949a", {
      turn: [0, -a, 0],
    });
  }),
  ...placed(toyTrain.parts, [0.5, 0.06, 0.78], 0.56, 1.15),
];

const stand: WhimModel = () => placed(umbrellaStand.parts, [0.5, 0, 0.7], 0.3, 0.92);

export const inTheTree = {
  "rope-swing": ropeSwing,
  "tree-lantern": treeLantern,
  "spoon-chime": spoonChime,
  "caught-kite": kite,
  "apple-ladder": appleLadder,
  "tree-house": treeHouse,
  "tree-train": treeTrain,
  "umbrella-stand": stand,
} satisfies Record<string, WhimModel>;
