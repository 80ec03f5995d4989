// Two owls: one asleep under the gable with an eye open, one wide awake on a post.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  type Point2,
  rod,
  slab,
} from "../parts.ts";
import type { ResidentModel } from "./look.ts";
import { woodenPost } from "./props.ts";

const rim = (w: number, h: number): Point2[] =>
  Array.from(
    { length: 12 },
    (_, i): Point2 => [Math.cos((i / 6) * Math.PI) * w, Math.sin((i / 6) * Math.PI) * h],
  );

type Feathers = { readonly body: Colour; readonly wing: Colour; readonly face: Colour };

/** About 0.56 high, without eyes. */
const owl = ({ body, wing, face }: Feathers): Part[] => [
  ball(0.2, [0, 0.22, 0], body, { detail: 1, stretch: [1, 1.15, 0.9] }),
  ball(0.17, [0, 0.46, 0.02], body, { detail: 1, stretch: [1.08, 0.95, 0.95] }),
  ...[-1, 1].flatMap((s) => [
    bead(0.17, [s * 0.17, 0.22, -0.03], wing, { stretch: [0.4, 1.15, 0.85] }),
    slab(rim(0.095, 0.105), 0.04, [s * 0.075, 0.47, 0.16], face, { bevel: 0.01 }),
    rod(0.03, 0.06, [s * 0.07, 0, 0.1], "honey", { sides: 5 }),
  ]),
  block([0.04, 0.07, 0.05], [0, 0.41, 0.18], "honey"),
];

export const owls = {
  /** Its back is on z 0, in front of the opening it lives in. */
  "barn owl": ({ lit }) => [
    slab(
      [
        [-0.26, 0],
        [0.26, 0],
        [0.26, 0.36],
        [0.16, 0.56],
        [0, 0.64],
        [-0.16, 0.56],
        [-0.26, 0.36],
      ],
      0.04,
      [0, 0, 0.01],
      "coal",
      { bevel: 0 },
    ),
    box([0.64, 0.06, 0.3], [0, -0.05, 0.13], "walnut", { bevel: 0.015 }),
    ...owl({ body: "#f5dfb3", wing: "#d9a35a", face: "#fffaf0" }).map(
      (part): Part => ({ ...part, at: [part.at[0], part.at[1], part.at[2] + 0.16] }),
    ),
    bead(0.034, [0.08, 0.48, 0.355], "coal"),
    bead(0.014, [0.09, 0.49, 0.385], lit ? "lamp" : "white", {}),
    block([0.09, 0.022, 0.02], [-0.078, 0.46, 0.35], "coal", { turn: [0, 0, 0.1] }),
  ],
  "little owl": ({ lit }) => [
    ...woodenPost(0.6),
    ...owl({ body: "#a07a52", wing: "#7c5a3a", face: "#f2dfbd" }).map(
      (part): Part => ({ ...part, at: [part.at[0], part.at[1] + 0.6, part.at[2]] }),
    ),
    ...mirror(
      { ...bead(0.055, [-0.078, 1.07, 0.19], "#ffd23c"), glow: lit },
      bead(0.03, [-0.078, 1.07, 0.225], "coal"),
      box([0.16, 0.035, 0.05], [-0.085, 1.14, 0.15], "#7c5a3a", {
        bevel: 0.01,
        turn: [0, 0, -0.35],
      }),
      ...[0, 1].map((k) => bead(0.03, [-0.07, 0.78 + k * 0.09, 0.19], "#f2dfbd")),
    ),
    cylinder(0.05, 0.05, [0, 0.6, 0.1], "honey", { sides: 6 }),
  ],
} as const satisfies Record<string, ResidentModel>;
