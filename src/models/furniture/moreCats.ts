// Four more cats: a tabby that watches, a black one folded like a loaf, a calico stretched out, one in a box.
import {
  ball,
  bead,
  block,
  cylinder,
  mirror,
  moved,
  type Part,
  placed,
  rod,
  turned,
  type Vec,
} from "../parts.ts";
import { bands, brow, type CatCoat, head, paw, tail } from "./catParts.ts";
import type { Piece } from "./furniture.ts";

const tabby: CatCoat = { body: "#a08566", dark: "#6b5240", light: "white", eyes: "leafLight" };
const black: CatCoat = { body: "#4b4347", dark: "#352f33", light: "#5f565b", eyes: "sunPetal" };
const calico: CatCoat = { body: "white", dark: "gingerDark", light: "white", eyes: "leaf" };
const grey: CatCoat = { body: "#97a0a6", dark: "#6f7a82", light: "white", eyes: "honey" };

const watching: readonly Part[] = [
  ball(0.27, [0, 0.2, -0.08], tabby.body, { stretch: [1, 0.76, 1.02] }),
  ball(0.2, [0, 0.38, 0.0], tabby.body, { stretch: [0.92, 1.36, 0.86] }),
  ball(0.12, [0, 0.36, 0.11], tabby.light, { stretch: [0.8, 1.4, 0.6], detail: 1 }),
  ...mirror(
    ball(0.16, [0.16, 0.14, 0.02], tabby.body, { stretch: [0.66, 0.86, 1.1], detail: 1 }),
    rod(0.05, 0.3, [0.075, 0.03, 0.16], tabby.body, { sides: 6 }),
    paw([0.075, 0.045, 0.21], tabby),
    paw([0.19, 0.045, 0.16], tabby),
    bead(0.1, [0.19, 0.4, -0.04], tabby.dark, { stretch: [0.24, 0.24, 0.9] }),
    bead(0.1, [0.2, 0.28, -0.06], tabby.dark, { stretch: [0.24, 0.24, 0.9] }),
  ),
  ...[0.3, 0.42].map((y) =>
    ball(0.12, [0, y, -0.2 + (y - 0.3) * 0.4], tabby.dark, { stretch: [1, 0.2, 0.5], detail: 0 }),
  ),
  ...moved([...head(tabby, true), ...brow(tabby)], [0, 0.69, 0.06]),
  ...tail(
    [
      [0.1, 0.1, -0.3],
      [0.28, 0.08, -0.28],
      [0.38, 0.08, -0.12],
      [0.4, 0.08, 0.06],
      [0.33, 0.08, 0.2],
      [0.22, 0.08, 0.29],
    ],
    0.062,
    tabby,
    "#6b5240",
  ),
];

const loaf: readonly Part[] = [
  ball(0.32, [0, 0.22, -0.06], black.body, { stretch: [0.94, 0.7, 1.28] }),
  ball(0.22, [0, 0.26, 0.2], black.body, { stretch: [1.06, 0.9, 0.8], detail: 1 }),
  ...mirror(
    paw([0.1, 0.06, 0.29], black),
    ball(0.14, [0.22, 0.13, -0.14], black.body, { stretch: [0.7, 0.9, 1.2], detail: 1 }),
  ),
  ...moved(head(black, true), [0, 0.46, 0.26]),
  bead(0.06, [0, 0.27, 0.39], "white", { stretch: [0.8, 1, 0.4] }),
  cylinder(0.14, 0.05, [0, 0.32, 0.21], "brick", { sides: 12, turn: [0.5, 0, 0] }),
  bead(0.04, [0, 0.3, 0.38], "brass"),
  ...tail(
    [
      [-0.1, 0.09, -0.42],
      [-0.28, 0.08, -0.34],
      [-0.36, 0.08, -0.16],
      [-0.36, 0.08, 0.04],
      [-0.3, 0.08, 0.2],
    ],
    0.062,
    { ...black, dark: black.body },
    black.body,
  ),
];

/** Lies along x on its side, its head to +x, as long as a cat can be. */
const stretched: readonly Part[] = [
  ball(0.26, [-0.24, 0.17, 0], calico.body, { stretch: [1.2, 0.66, 0.86] }),
  ball(0.23, [0.16, 0.17, 0], calico.body, { stretch: [1.3, 0.7, 0.86] }),
  ball(0.17, [-0.3, 0.24, -0.06], "ginger", { stretch: [1, 0.6, 0.9], detail: 1 }),
  ball(0.15, [0.14, 0.26, -0.08], "ink", { stretch: [1.1, 0.5, 0.8], detail: 1 }),
  ball(0.1, [-0.06, 0.27, 0.04], "ginger", { stretch: [1.1, 0.5, 0.9], detail: 1 }),
  ...placed(
    [
      ...head({ ...calico, dark: "ginger" }, false),
      ball(0.1, [-0.09, 0.11, 0.06], "ink", { stretch: [1, 0.7, 1], detail: 1 }),
    ],
    [0.5, 0.24, 0.04],
    0.7,
  ),
  ...[0.08, 0.2].map((z, i) =>
    ball(0.06, [0.62 - i * 0.1, 0.07, z + 0.1], calico.body, {
      stretch: [2.6, 0.9, 0.9],
      turn: [0, -0.35 - i * 0.15, 0],
      detail: 1,
    }),
  ),
  ...[0.76, 0.68].map((x, i) =>
    ball(0.062, [x, 0.06, 0.26 + i * 0.09], "white", { stretch: [1.2, 0.8, 1], detail: 1 }),
  ),
  ...[0.04, 0.17].map((z, i) =>
    ball(0.065, [-0.5 + i * 0.06, 0.08, z + 0.08], i ? "ginger" : "white", {
      stretch: [2.4, 0.9, 0.9],
      turn: [0, 0.35, 0],
      detail: 1,
    }),
  ),
  ...tail(
    [
      [-0.46, 0.14, -0.06],
      [-0.62, 0.1, -0.14],
      [-0.76, 0.08, -0.12],
      [-0.86, 0.08, 0],
      [-0.86, 0.1, 0.12],
    ],
    0.058,
    { ...calico, body: "ginger", dark: "ink" },
    "white",
  ),
];

const CARD = "#d2a36a";
const CARD_LIGHT = "#e3bd88";

const flap = (at: Vec, turn: Vec, w: number): Part =>
  block([w, 0.018, 0.26], at, CARD_LIGHT, { turn });

const inABox: readonly Part[] = [
  ...[-1, 1].flatMap((s) => [
    block([0.86, 0.36, 0.03], [0, 0, s * 0.33], CARD, { top: CARD_LIGHT }),
    block([0.03, 0.36, 0.66], [s * 0.42, 0, 0], CARD, { top: CARD_LIGHT }),
  ]),
  block([0.82, 0.03, 0.64], [0, 0.01, 0], "#a87c49"),
  flap([0, 0.31, 0.45], [0.5, 0, 0], 0.82),
  flap([0, 0.4, -0.43], [0.6, 0, 0], 0.82),
  ...[-1, 1].map((s) =>
    block([0.24, 0.018, 0.6], [s * 0.52, 0.31, 0], CARD_LIGHT, { turn: [0, 0, -s * 0.5] }),
  ),
  block([0.1, 0.3, 0.036], [0, 0.02, 0.331], CARD_LIGHT),
  ...turned(
    [
      block([0.22, 0.04, 0.04], [0, 0, 0], "brick"),
      block([0.04, 0.2, 0.04], [0, -0.08, 0], "brick"),
    ],
    [0, 0, 0.1],
  ).map((part) => ({
    ...part,
    at: [part.at[0] + 0.24, part.at[1] + 0.16, part.at[2] + 0.332] as const,
  })),
  ball(0.32, [-0.04, 0.24, -0.04], grey.body, { stretch: [1.08, 0.72, 0.84] }),
  ...bands(grey, [-0.24, -0.1, 0.04], 0.38, -0.06, 0.17),
  ...placed([...head(grey, true), ...brow(grey)], [0.12, 0.5, 0.12], 0.2),
  ...[0.02, 0.25].map((x) => paw([x, 0.375, 0.34], grey)),
  ...tail(
    [
      [-0.3, 0.36, -0.1],
      [-0.42, 0.46, -0.04],
      [-0.48, 0.56, 0.04],
      [-0.47, 0.66, 0.1],
    ],
    0.055,
    grey,
    grey.dark,
  ),
];

const cat = (
  id: string,
  name: string,
  words: string,
  parts: readonly Part[],
  more: Pick<Piece, "breathes"> = { breathes: true },
): Piece => ({
  id,
  name,
  set: "parlour",
  words: `cat pet animal kitten ${words}`,
  stands: "floor",
  places: ["floor", "surface"],
  ...more,
  parts,
});

export const moreCats: readonly Piece[] = [
  cat("tabby-cat", "Watching tabby", "sitting striped", watching),
  cat("black-cat", "Black cat", "loaf lucky", loaf),
  cat("calico-cat", "Stretched calico", "sleeping lying", stretched),
  // The box would breathe with it.
  cat("cat-in-a-box", "Cat in a box", "grey cardboard", inABox, {}),
];
