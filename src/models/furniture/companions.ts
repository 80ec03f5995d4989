// Four more who live in the house: a puppy asleep, a rabbit, a tortoise, and goldfish.
import {
  ball,
  bead,
  block,
  type Colour,
  cylinder,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  ring,
  rod,
  spun,
  turned,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const COAT = "#e3b274";

const EAR = "#b47a44";

/** A basket with a cushion, and a puppy in it that has run all day. */
const puppy: readonly Part[] = [
  lathe(
    points("0 0, 0.5 0, 0.58 0.1, 0.6 0.2, 0.54 0.22, 0.48 0.14, 0 0.12"),
    [0, 0, 0],
    "strawDark",
    { sides: 20, top: "straw" },
  ),
  ...ring(12, block([0.2, 0.05, 0.09], [0, 0.17, 0.57], "straw", { turn: [0, 0, 0.16] })),
  cylinder(0.5, 0.08, [0, 0.12, 0], "denim", { sides: 20, bevel: 0.03 }),
  ball(0.29, [-0.1, 0.3, -0.1], COAT, { stretch: [1.15, 0.62, 0.9] }),
  ball(0.18, [-0.28, 0.27, 0.08], COAT, { stretch: [0.95, 0.75, 1.1], detail: 1 }),
  ball(0.12, [-0.08, 0.42, -0.16], EAR, { stretch: [1.4, 0.5, 1], detail: 1 }),
  ...placed(
    [
      ball(0.18, [0, 0, 0], COAT, { stretch: [1.05, 0.9, 1] }),
      ball(0.1, [0, -0.05, 0.17], "white", { stretch: [1, 0.75, 1.1], detail: 1 }),
      bead(0.04, [0, 0, 0.27], "coal", { stretch: [1.2, 0.8, 0.8] }),
      block([0.05, 0.1, 0.05], [0, 0.04, 0.15], "white", { turn: [-0.5, 0, 0] }),
      ...mirror(
        ball(0.1, [0.17, 0, 0], EAR, { stretch: [0.5, 1.3, 0.9], turn: [0, 0, 0.3], detail: 1 }),
        block([0.06, 0.018, 0.03], [0.08, 0.03, 0.16], "coal", { turn: [0, 0.3, -0.35] }),
      ),
    ],
    [0.2, 0.3, 0.18],
    0.5,
  ),
  ...[0.1, 0.34].map((x) =>
    ball(0.075, [x, 0.22, 0.36], "white", { stretch: [0.9, 0.7, 1.2], detail: 1 }),
  ),
  ...repeat(4, (i) =>
    ball(0.055 - i * 0.004, [-0.4 + i * 0.05, 0.23, 0.2 + i * 0.055], i === 3 ? "white" : COAT, {
      detail: 1,
    }),
  ),
];

const FUR = "#c9b39c";

const FUR_DEEP = "#a58d75";

const rabbit: readonly Part[] = [
  ball(0.26, [0, 0.24, -0.1], FUR, { stretch: [0.9, 0.88, 1.16] }),
  ...mirror(
    ball(0.15, [0.16, 0.17, -0.12], FUR, { stretch: [0.7, 0.95, 1.15], detail: 1 }),
    ball(0.07, [0.15, 0.05, 0.06], FUR_DEEP, { stretch: [0.9, 0.6, 1.9], detail: 1 }),
    ball(0.05, [0.07, 0.08, 0.22], "white", { stretch: [0.9, 1.4, 1], detail: 1 }),
    ball(0.062, [0.085, 0.72, 0.06], FUR, {
      stretch: [0.85, 3, 0.55],
      turn: [-0.14, 0, -0.16],
      detail: 1,
    }),
    ball(0.04, [0.088, 0.72, 0.092], "rose", {
      stretch: [0.75, 3.2, 0.4],
      turn: [-0.14, 0, -0.16],
      detail: 1,
    }),
    bead(0.036, [0.125, 0.46, 0.23], "coal", { stretch: [0.6, 1.1, 0.8] }),
    bead(0.012, [0.142, 0.475, 0.248], "white"),
    ball(0.055, [0.045, 0.37, 0.29], "white", { stretch: [1, 0.8, 0.7], detail: 1 }),
  ),
  ball(0.17, [0, 0.43, 0.15], FUR, { stretch: [0.95, 0.94, 1] }),
  ball(0.1, [0, 0.25, 0.14], "white", { stretch: [0.8, 1, 0.5], detail: 1 }),
  bead(0.026, [0, 0.41, 0.325], "rose", { stretch: [1.2, 0.8, 0.7] }),
  bead(0.1, [0, 0.2, -0.39], "white", { flat: true, rough: 0.1 }),
  lathe(points("0 0, 0.035 0.05, 0.05 0.2, 0 0.22"), [0.1, 0.05, 0.44], "carrot", {
    sides: 7,
    turn: [0, 0, 1.5],
  }),
  ...[-0.3, 0.2].map((lean) =>
    block([0.09, 0.03, 0.03], [0.14, 0.04, 0.44 + lean * 0.06], "leaf", { turn: [0, lean, 0.2] }),
  ),
];

const SHELL: readonly Colour[] = ["#8a7a3c", "#a08f4a", "#75682f"];

const tortoise: readonly Part[] = [
  lathe(points("0 0, 0.34 0, 0.36 0.05, 0.33 0.09, 0 0.09"), [0, 0.07, 0], "sand", { sides: 14 }),
  lathe(points("0 0, 0.34 0, 0.31 0.12, 0.2 0.22, 0.08 0.26, 0 0.26"), [0, 0.12, 0], "#75682f", {
    sides: 14,
  }),
  ...ring(
    7,
    ...turned([block([0.17, 0.03, 0.17], [0, -0.015, 0], SHELL[1]!)], [0.86, 0, 0]).map((part) => ({
      ...part,
      at: [part.at[0], part.at[1] + 0.27, part.at[2] + 0.255] as const,
    })),
  ),
  ...ring(7, block([0.05, 0.034, 0.05], [0, 0.262, 0.27], "butter", { turn: [0.86, 0.7, 0] })),
  rod(0.12, 0.03, [0, 0.365, 0], SHELL[1]!, { sides: 7 }),
  rod(0.05, 0.03, [0, 0.372, 0], "butter", { sides: 7 }),
  ball(0.1, [0, 0.2, 0.46], "sage", { stretch: [0.9, 0.86, 1.15], detail: 1 }),
  ball(0.08, [0, 0.16, 0.36], "olive", { stretch: [0.9, 0.8, 1.2], detail: 1 }),
  ...mirror(
    bead(0.026, [0.066, 0.235, 0.51], "coal"),
    ball(0.085, [0.24, 0.07, 0.24], "sage", {
      stretch: [0.9, 0.86, 1.3],
      turn: [0, 0.6, 0],
      detail: 1,
    }),
    ball(0.08, [0.24, 0.07, -0.26], "sage", {
      stretch: [0.9, 0.86, 1.2],
      turn: [0, -0.6, 0],
      detail: 1,
    }),
  ),
  lathe(points("0 0, 0.04 0, 0 0.12"), [0, 0.1, -0.34], "sage", { sides: 6, turn: [-1.7, 0, 0] }),
  ball(0.09, [0.16, 0.03, 0.56], "leafLight", {
    stretch: [1.4, 0.3, 1],
    flat: true,
    rough: 0.12,
    detail: 1,
  }),
  block([0.05, 0.02, 0.12], [0.16, 0.03, 0.56], "leafPale", { turn: [0, 0.5, 0] }),
];

/** As a fish shows through the glass: only the half of it that is near. */
const fish = (colour: Colour): Part[] => [
  ball(0.085, [0, 0, 0], colour, { stretch: [1.4, 0.9, 0.5], top: "sunDeep", detail: 1 }),
  ...[-1, 1].map((s) =>
    block([0.11, 0.05, 0.03], [-0.14, s * 0.03 - 0.025, -0.012], colour, {
      turn: [0, -0.4, -s * 0.5],
    }),
  ),
  block([0.09, 0.06, 0.02], [-0.01, 0.05, 0], "sunDeep", { turn: [0, 0, 0.2] }),
  bead(0.022, [0.075, 0.015, 0.03], "coal"),
];

const weed = (angle: number): Part[] =>
  spun(
    repeat(3, (i) =>
      block(
        [0.035, 0.2 - i * 0.04, 0.03],
        [i * 0.045, 0.09, 0.255 + i * 0.006],
        i % 2 ? "leaf" : "leafLight",
        { turn: [0.14, 0, 0.1 * (i - 1)] },
      ),
    ),
    angle,
  );

const bowl: readonly Part[] = [
  lathe(points("0 0, 0.17 0, 0.2 0.03, 0 0.05"), [0, 0, 0], "walnut", { sides: 14 }),
  lathe(points("0.16 0, 0.22 0.04, 0.262 0.1, 0 0.1"), [0, 0.03, 0], "sand", { sides: 18 }),
  lathe(points("0.255 0, 0.3 0.1, 0.29 0.2, 0.255 0.26, 0 0.26"), [0, 0.12, 0], "water", {
    sides: 18,
    top: "foam",
  }),
  lathe(points("0.2 0, 0.25 0, 0.23 0.05, 0.27 0.09, 0.24 0.09, 0.2 0.05"), [0, 0.38, 0], "foam", {
    sides: 18,
  }),
  ...[0.3, 2.4, 4.5].flatMap((a, i) =>
    spun(moved(fish(i % 2 ? "tomato" : "carrot"), [0, 0.24 + (i % 2) * 0.05, 0.285]), a),
  ),
  ...[1.2, 3.4, 5.5].flatMap(weed),
  ...ring(5, bead(0.035, [0.04, 0.1, 0.25], "stone", { squash: 0.7 })),
  ...ring(4, bead(0.016, [0.02, 0.32, 0.285], "white")),
];

type Own = Pick<Piece, "id" | "name" | "set" | "words" | "parts" | "breathes">;

const companion = (own: Own, isHigh = true): Piece => ({
  ...own,
  words: `pet animal ${own.words}`,
  stands: isHigh ? "surface" : "floor",
  ...(!isHigh && { places: ["floor", "surface"] as const }),
});

export const companionPieces: readonly Piece[] = [
  companion(
    {
      id: "sleeping-puppy",
      name: "Sleeping puppy",
      set: "parlour",
      words: "dog asleep",
      parts: puppy,
    },
    false,
  ),
  companion(
    {
      id: "rabbit",
      name: "Rabbit",
      set: "nursery",
      words: "bunny hare",
      breathes: true,
      parts: rabbit,
    },
    false,
  ),
  companion(
    { id: "tortoise", name: "Tortoise", set: "garden", words: "turtle", parts: tortoise },
    false,
  ),
  companion({
    id: "goldfish-bowl",
    name: "Goldfish bowl",
    set: "nursery",
    words: "fish aquarium",
    parts: bowl,
  }),
];
