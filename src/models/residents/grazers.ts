// What grazes: a pony, a donkey, two goats, a lamb and a ewe, each with what it is known for.
import { goat, sheep } from "../nature/flock.ts";
import {
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  placed,
  rod,
} from "../parts.ts";
import { dyed, type ResidentModel, toFront } from "./look.ts";
import { strawHat } from "./strawMan.ts";

type Horse = {
  readonly coat: Colour;
  readonly mane: Colour;
  readonly muzzle: Colour;
  readonly ears: number;
};

/** Stands 1.2 high. */
const horse = ({ coat, mane, muzzle, ears }: Horse): Part[] => [
  ...mirror(
    ...[-0.28, 0.28].map((z) => rod(0.06, 0.44, [-0.14, 0, z], coat, { sides: 6, upper: 0.075 })),
  ),
  box([0.42, 0.4, 0.86], [0, 0.4, 0], coat, { bevel: 0.12 }),
  box([0.24, 0.52, 0.26], [0, 0.58, 0.42], coat, { bevel: 0.07, turn: [0.5, 0, 0] }),
  box([0.22, 0.22, 0.4], [0, 0.94, 0.64], coat, { bevel: 0.07, turn: [0.4, 0, 0] }),
  box([0.2, 0.18, 0.16], [0, 0.88, 0.82], muzzle, { bevel: 0.06, turn: [0.4, 0, 0] }),
  box([0.09, 0.5, 0.14], [0, 0.68, 0.27], mane, { bevel: 0.03, turn: [0.5, 0, 0] }),
  box([0.1, 0.06, 0.24], [0, 1.15, 0.58], mane, { bevel: 0.02, turn: [0.4, 0, 0] }),
  ...mirror(
    box([0.07, ears, 0.05], [-0.09, 1.1, 0.5], coat, { bevel: 0.02, turn: [-0.15, 0, 0.25] }),
    bead(0.028, [-0.115, 1.07, 0.68], "coal"),
  ),
  box([0.1, 0.42, 0.1], [0, 0.26, -0.46], mane, { bevel: 0.03, turn: [-0.15, 0, 0] }),
];

const gate: Part[] = [
  ...mirror(box([0.11, 0.66, 0.11], [-0.5, 0, 0], "walnut", { bevel: 0.02 })),
  ...[0.14, 0.36, 0.54].map((y) => box([1, 0.07, 0.05], [0, y, 0], "oak", { bevel: 0.015 })),
  box([0.98, 0.06, 0.04], [0, 0.33, 0.01], "oak", { bevel: 0.01, turn: [0, 0, 0.4] }),
];

const wall: Part[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((i) =>
    box(
      [0.34, 0.16, 0.2],
      [-0.34 + i * 0.34 + (row % 2) * 0.1 - 0.05, row * 0.15, 0.3],
      (i + row) % 2 ? "stone" : "stoneDark",
      { bevel: 0.04 },
    ),
  ),
);

export const grazers = {
  pony: () => [
    ...placed(
      horse({ coat: "#b5713c", mane: "#f0e2c6", muzzle: "#d9a57a", ears: 0.14 }),
      [0, 0, -0.3],
      0,
      0.82,
    ),
    ...placed(gate, [0, 0, 0.36], 0, 0.95),
  ],
  donkey: () => [
    ...placed(
      horse({ coat: "#9a938c", mane: "#5f5852", muzzle: "#ece4d6", ears: 0.34 }),
      [0, 0, -0.04],
      0,
      0.82,
    ),
    ...placed(strawHat("straw"), [0, 0.98, 0.46], 0, 0.74),
  ],
  /** Its hooves reach a little below, where a roof falls away on both sides. */
  goat: () => placed(toFront(goat()), [0, -0.05, 0]),
  "nanny goat": () => [
    ...placed(dyed(toFront(goat()), { "#d9c7ae": "#f4efe4" }), [0, 0, -0.08], 0, 0.9),
    ...[-1, 1].map((s) =>
      box([0.36, 0.46, 0.02], [s * 0.17, 0.4, 0.52], s > 0 ? "page" : "white", {
        bevel: 0,
        turn: [-0.1, s * -0.35, 0],
      }),
    ),
    ...[0, 1, 2, 3].flatMap((i) =>
      [-1, 1].map((s) =>
        block(
          [0.24, 0.025, 0.02],
          [s * 0.18, 0.48 + i * 0.085, 0.535],
          i === 3 ? "coal" : "stoneDark",
          { turn: [-0.1, s * -0.35, 0] },
        ),
      ),
    ),
  ],
  "pet lamb": () => [
    ...placed(toFront(sheep(4)), [-0.06, 0, -0.06], 0.2, 0.78),
    cylinder(0.13, 0.06, [0.0, 0.46, 0.22], "tomato", { sides: 9, turn: [0.7, 0, 0] }),
    bead(0.045, [0.01, 0.42, 0.33], "brass"),
    ...placed(
      [
        box([0.3, 0.07, 0.07], [0, 0.03, 0], "white", { bevel: 0.02 }),
        ...mirror(...[-0.045, 0.045].map((z) => bead(0.06, [-0.16, 0.06, z], "white"))),
      ],
      [0.26, 0, 0.42],
      0.5,
    ),
  ],
  "old ewe": () => [
    ...wall,
    ...placed(
      dyed(toFront(sheep(2)), { "#fbefd6": "#d6cfc1", "#fff8ea": "#dfd9cc" }),
      [0, 0.06, -0.22],
      0,
      0.92,
    ),
  ],
} as const satisfies Record<string, ResidentModel>;
