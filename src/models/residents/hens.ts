// Hens with a habit, and a cockerel who is late.
import { henEyesAndLegs, henFeathers } from "../nature/hen.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  mirror,
  type Part,
  placed,
  points,
  slab,
} from "../parts.ts";
import { type ResidentModel, toFront } from "./look.ts";
import { egg } from "./props.ts";

/** A hen of few parts, for company. */
export const plainHen = (colour: Colour): Part[] => [
  bead(0.19, [0, 0.24, -0.02], colour, { stretch: [0.9, 0.9, 1.15] }),
  bead(0.12, [0, 0.4, 0.14], colour, { stretch: [0.85, 1.25, 0.85] }),
  bead(0.11, [0, 0.36, -0.2], colour, { stretch: [0.5, 1.2, 0.8], turn: [-0.5, 0, 0] }),
  block([0.04, 0.08, 0.13], [0, 0.51, 0.14], "tomato"),
  block([0.05, 0.045, 0.08], [0, 0.4, 0.27], "honey"),
  block([0.14, 0.1, 0.04], [0, 0, 0.02], "honey"),
];

const slats: Part[] = [0, 1, 2].flatMap((i) => [
  box([0.05, 0.11, 0.6], [-0.3, 0.42 - i * 0.16, 0], i % 2 ? "pine" : "oak", { bevel: 0.015 }),
  box([0.05, 0.11, 0.6], [0.3, 0.42 - i * 0.16, 0], i % 2 ? "oak" : "pine", { bevel: 0.015 }),
]);

export const henResidents = {
  /** The crate leans up behind her on a stick. */
  "brown hen": () => [
    ...placed(
      [
        ...slats,
        box([0.66, 0.05, 0.62], [0, 0.52, 0], "oak", { bevel: 0.02, top: "pine" }),
        box([0.62, 0.5, 0.05], [0, 0.04, -0.3], "wood", { bevel: 0.015 }),
      ],
      [0, 0, -0.16],
    ),
    box([0.56, 0.08, 0.5], [0, 0, -0.14], "strawDark", { bevel: 0.02, top: "straw" }),
    egg([-0.16, 0.1, 0.02]),
    egg([-0.07, 0.1, 0.06]),
    ...placed(plainHen("#a8623c"), [0.14, 0, 0.26], 0.4, 0.95),
  ],
  "speckled hen": () => [
    ...placed(toFront(henFeathers("#7d746c")), [0, 0, 0]),
    ...placed(toFront(henEyesAndLegs()), [0, 0, 0]),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const side = i % 2 ? 1 : -1;
      return bead(
        0.03,
        [side * (0.17 + (i % 3) * 0.012), 0.2 + (i >> 1) * 0.055, -0.12 + ((i * 3) % 5) * 0.07],
        "white",
      );
    }),
  ],
  "bantam cockerel": () => [
    ball(0.2, [0, 0.3, 0], "#b5491f", {
      detail: 1,
      stretch: [0.9, 0.95, 1.15],
      turn: [-0.4, 0, 0],
    }),
    bead(0.15, [0, 0.46, 0.12], "#f0a02c", { stretch: [0.85, 1.4, 0.85] }),
    bead(0.11, [0, 0.66, 0.15], "#f0a02c"),
    slab(
      points("0 0, 0.1 0.02, 0.13 0.12, 0.06 0.08, 0.02 0.14, -0.03 0.08, -0.1 0.1, -0.1 0"),
      0.05,
      [0, 0.74, 0.14],
      "tomato",
      { bevel: 0.01, turn: [0, -Math.PI / 2, 0] },
    ),
    block([0.05, 0.05, 0.1], [0, 0.64, 0.28], "honey"),
    block([0.05, 0.1, 0.04], [0, 0.52, 0.25], "tomato"),
    ...mirror(
      bead(0.15, [-0.15, 0.3, -0.02], "#3f5a4a", { stretch: [0.4, 0.75, 1.15] }),
      bead(0.02, [-0.085, 0.69, 0.21], "coal"),
      block([0.035, 0.16, 0.04], [-0.07, 0, 0.02], "honey"),
    ),
    ...[0, 1, 2, 3].map((i) =>
      box(
        [0.05, 0.42, 0.1],
        [(i - 1.5) * 0.05, 0.36 - i * 0.02, -0.28 - (i % 2) * 0.05],
        i % 2 ? "#2f4a44" : "#3f6a58",
        { bevel: 0.03, turn: [-0.75 - i * 0.12, 0, (i - 1.5) * -0.1] },
      ),
    ),
  ],
} as const satisfies Record<string, ResidentModel>;
