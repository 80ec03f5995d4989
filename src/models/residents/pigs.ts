// A piglet with acorns, and a belted pig at the post it likes.
import { plainPig } from "../nature/herd.ts";
import { bead, block, cylinder, type Part, placed } from "../parts.ts";
import { dyed, type ResidentModel, toFront } from "./look.ts";
import { woodenPost } from "./props.ts";

const acorn = (x: number, z: number): Part[] => [
  bead(0.05, [x, 0.05, z], "honey", { stretch: [1, 1.3, 1] }),
  block([0.08, 0.03, 0.08], [x, 0.09, z], "bark"),
];

/** Dark before and behind its belt. */
const saddleback = { "#f0b3a2": "#4a4048", "#e0927f": "#6a5458", "#8a5a4c": "#4a4048" } as const;

export const pigs = {
  piglet: () => [
    ...placed(toFront(plainPig()), [-0.04, 0, -0.1], 0.2, 0.78),
    ...acorn(0.2, 0.44),
    ...acorn(0.36, 0.34),
    ...acorn(0.06, 0.52),
  ],
  "saddleback pig": () => [
    ...placed(
      [
        ...dyed(toFront(plainPig()), saddleback),
        cylinder(0.295, 0.2, [0, 0.4, 0.06], "linen", {
          sides: 10,
          turn: [Math.PI / 2, 0, 0],
          bevel: 0.03,
        }),
      ],
      [-0.06, 0, 0],
      0,
      0.92,
    ),
    ...woodenPost(0.9, [0.36, 0, -0.1]),
  ],
} as const satisfies Record<string, ResidentModel>;
