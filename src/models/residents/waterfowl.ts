// Geese, ducks, a swan and a moorhen: one shape of bird with a neck of any length.
import { canAndSpout } from "../furniture/wateringCan.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  mirror,
  type Part,
  placed,
  rod,
  scaled,
  turned,
} from "../parts.ts";
import { bird } from "./bird.ts";
import type { ResidentModel } from "./look.ts";
import { egg, nest, puddle, woodenPost } from "./props.ts";

type Fowl = {
  readonly body: Colour;
  readonly wing: Colour;
  readonly head: Colour;
  readonly bill: Colour;
  readonly breast?: Colour;
  readonly neck: number;
  /** Swims or sits: no legs are seen. */
  readonly isAfloat?: boolean;
};

/** Body at the height of its legs; the head is at 0.45 and the neck's length. */
function fowl({ body, wing, head, bill, breast, neck, isAfloat = false }: Fowl): Part[] {
  const y = isAfloat ? 0.12 : 0.3;
  return [
    ...(isAfloat
      ? []
      : [-0.08, 0.08].flatMap((x) => [
          rod(0.028, 0.2, [x, 0, 0], "carrot", { sides: 5 }),
          block([0.11, 0.025, 0.15], [x, 0, 0.04], "carrot"),
        ])),
    ball(0.22, [0, y, -0.02], body, { detail: 1, stretch: [0.92, 0.85, 1.35] }),
    ...(breast ? [bead(0.17, [0, y + 0.02, 0.14], breast)] : []),
    ...mirror(bead(0.18, [-0.14, y + 0.04, -0.06], wing, { stretch: [0.4, 0.7, 1.4] })),
    bead(0.11, [0, y + 0.1, -0.3], wing, { stretch: [0.9, 0.6, 1.2], turn: [0.6, 0, 0] }),
    rod(0.085, neck, [0, y + 0.04, 0.18], head, { sides: 7, upper: 0.06, turn: [0.12, 0, 0] }),
    ball(0.105, [0, y + 0.08 + neck, 0.23 + neck * 0.12], head, {
      detail: 1,
      stretch: [0.9, 0.95, 1.15],
    }),
    box([0.09, 0.05, 0.15], [0, y + 0.03 + neck, 0.37 + neck * 0.12], bill, { bevel: 0.015 }),
    ...mirror(bead(0.022, [-0.085, y + 0.11 + neck, 0.28 + neck * 0.12], "coal")),
  ];
}

const white = { body: "white", wing: "linen", head: "white", bill: "carrot" } as const;

export const waterfowl = {
  goose: () => [
    ...placed(fowl({ ...white, neck: 0.48 }), [0.12, 0, -0.06], -0.35, 1.1),
    ...woodenPost(0.4, [-0.36, 0, 0.36]),
    bead(0.1, [-0.36, 0.47, 0.36], "stone"),
  ],
  gander: () => [
    ...placed(
      fowl({
        body: "#a8a39b",
        wing: "#7d7870",
        head: "#8f8a82",
        breast: "white",
        bill: "carrot",
        neck: 0.5,
      }),
      [0, 0, 0],
      0,
      1.25,
    ),
    ...mirror(
      bead(0.2, [-0.42, 0.52, -0.04], "#8f8a82", {
        stretch: [1.3, 0.3, 0.8],
        turn: [0, -0.5, -0.5],
      }),
    ),
  ],
  "runner duck": () => [
    ...mirror(
      rod(0.03, 0.2, [-0.09, 0, 0], "carrot", { sides: 5 }),
      block([0.12, 0.025, 0.17], [-0.09, 0, 0.05], "carrot"),
    ),
    ball(0.19, [0, 0.42, 0], "#e8d3ae", {
      detail: 1,
      stretch: [0.95, 1.7, 0.95],
      turn: [0.2, 0, 0],
    }),
    ...mirror(
      bead(0.17, [-0.13, 0.4, -0.05], "#b98a58", { stretch: [0.4, 1.5, 0.7], turn: [0.2, 0, 0] }),
    ),
    rod(0.075, 0.36, [0, 0.66, 0.06], "#e8d3ae", { sides: 7, upper: 0.06, turn: [0.1, 0, 0] }),
    ball(0.11, [0, 1.06, 0.12], "#5f4a36", { detail: 1 }),
    box([0.1, 0.05, 0.17], [0, 1.0, 0.26], "olive", { bevel: 0.015 }),
    bead(0.07, [0, 0.16, -0.16], "#b98a58", { stretch: [1, 0.8, 1.5], turn: [-0.7, 0, 0] }),
    ...mirror(bead(0.024, [-0.09, 1.09, 0.19], "white")),
  ],
  "white duck": ({ season }) => [
    puddle(0.42, [0.06, 0, 0.1], season === "hearth"),
    ...placed(
      fowl({ ...white, bill: "honey", neck: 0.2, isAfloat: season !== "hearth" }),
      [0.1, 0.02, 0.14],
      0.4,
      0.95,
    ),
    ...placed(turned(canAndSpout, [0, 0, -0.5]), [-0.28, 0.06, -0.24], 0.3, 0.72),
  ],
  drake: () => [
    ...placed(
      fowl({
        body: "#b9b3a8",
        wing: "#8f8578",
        head: "#2f7d4a",
        breast: "#7c4c2f",
        bill: "butter",
        neck: 0.22,
      }),
      [0, 0, 0],
      0,
      1.25,
    ),
    rod(0.115, 0.04, [0, 0.5, 0.24], "white", { sides: 8 }),
  ],
  moorhen: () => [
    ...nest([-0.3, 0, -0.12], 0.24),
    ...nest([0.32, 0, -0.16], 0.2),
    ...nest([0.02, 0, 0.24], 0.24),
    egg([-0.34, 0.12, -0.1], "#e8d9b8"),
    egg([-0.24, 0.12, -0.14], "#e8d9b8"),
    ...placed(
      bird({
        body: "#4a4650",
        back: "#5c4a3c",
        head: "#3e3a44",
        bill: "tomato",
        beak: 0.13,
        legs: "olive",
        stilts: 0.02,
        cock: 0.6,
      }),
      [0.02, 0.08, 0.22],
      0.2,
      0.95,
    ),
    block([0.05, 0.09, 0.03], [0.05, 0.47, 0.46], "tomato"),
  ],
  swan: () =>
    scaled(
      [
        ball(0.34, [0, 0.26, -0.06], "white", { detail: 1, stretch: [0.95, 0.78, 1.35] }),
        ...mirror(
          ball(0.27, [-0.2, 0.38, -0.1], "#fffdf6", {
            detail: 1,
            stretch: [0.45, 0.75, 1.45],
            turn: [0.25, 0, 0.3],
          }),
        ),
        bead(0.14, [0, 0.42, -0.52], "white", { stretch: [1, 0.6, 1.3], turn: [0.5, 0, 0] }),
        ...(
          [
            [0.36, 0.36, 0.11],
            [0.5, 0.46, 0.1],
            [0.66, 0.47, 0.09],
            [0.82, 0.4, 0.085],
            [0.96, 0.34, 0.08],
          ] as const
        ).map(([y, z, r]) => bead(r, [0, y, z], "white", { stretch: [1, 1.35, 1] })),
        ball(0.1, [0, 1.07, 0.38], "white", { detail: 1, stretch: [0.9, 0.9, 1.2] }),
        box([0.08, 0.05, 0.15], [0, 1.0, 0.52], "carrot", { bevel: 0.015 }),
        bead(0.045, [0, 1.07, 0.48], "coal"),
        ...mirror(bead(0.02, [-0.075, 1.1, 0.42], "coal")),
      ],
      0.95,
    ),
} as const satisfies Record<string, ResidentModel>;
