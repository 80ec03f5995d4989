// Animals that are met on the ground now and then: each about the origin, and looks to +z.
import { hedgehog, robin } from "../nature/hedgerow.ts";
import { henFeathers } from "../nature/hen.ts";
import {
  ALONG_Z,
  bead,
  block,
  box,
  mirror,
  type Part,
  placed,
  rod,
  spun,
  turned,
} from "../parts.ts";
import { squat } from "../residents/coldBlooded.ts";
import { toFront } from "../residents/look.ts";
import { uprightHare } from "../residents/smallBeasts.ts";

export const strayHedgehog: readonly Part[] = placed(toFront(hedgehog(3)), [0, 0, 0], 0, 1.25);

/** Face to face. */
export const boxingHares: readonly Part[] = [
  ...placed(uprightHare, [-0.24, 0, 0], Math.PI / 2 - 0.25, 0.72),
  ...placed(uprightHare, [0.24, 0, 0.02], -Math.PI / 2 + 0.25, 0.72),
];

export const eveningToad: readonly Part[] = placed(
  squat("#8a7a44", "#6f6036", "#cbb987"),
  [0, 0, 0],
  0,
  0.72,
);

const FROG = "#6fb03c";

/** One of four: of fewer parts than the one that lives somewhere. */
export const springFrog: readonly Part[] = [
  bead(0.15, [0, 0.1, 0], FROG, { stretch: [1.05, 0.75, 1.15] }),
  bead(0.1, [0, 0.085, 0.1], "#e6f0b4", { stretch: [1.1, 0.75, 0.8] }),
  ...mirror(
    bead(0.055, [-0.08, 0.21, 0.08], FROG),
    bead(0.026, [-0.085, 0.22, 0.125], "coal"),
    bead(0.085, [-0.15, 0.06, -0.04], "#4f8f34", { stretch: [0.7, 0.8, 1.3] }),
  ),
];

/** On a plank. */
export const winterRobin: readonly Part[] = placed(toFront(robin()), [0, 0, 0], 0, 1.35);

const barrow: readonly Part[] = [
  rod(0.2, 0.06, [0.58, 0.2, -0.03], "walnut", { sides: 8, turn: ALONG_Z }),
  ...[-1, 1].flatMap((s) => [
    block([1.3, 0.06, 0.06], [-0.12, 0.28, s * 0.19], "#b5563f", { turn: [0, s * 0.1, 0.1] }),
    block([0.07, 0.28, 0.07], [-0.3, 0, s * 0.2], "walnut"),
    block([0.72, 0.24, 0.05], [0.04, 0.32, s * 0.28], "#d9644a", { turn: [s * 0.24, 0, 0] }),
  ]),
  block([0.05, 0.24, 0.54], [0.4, 0.32, 0], "#d9644a", { turn: [0, 0, -0.3] }),
];

/** Asleep in it on a little straw: what hangs below her beak, and her legs, are not seen. */
export const henInBarrow: readonly Part[] = [
  ...barrow,
  bead(0.28, [0, 0.38, 0], "strawDark", { flat: true, stretch: [1.1, 0.4, 0.8], top: "straw" }),
  ...placed(
    [...henFeathers("#b06a3c").slice(0, -2), bead(0.02, [0.26, 0.53, -0.075], "coal")],
    [0.02, 0.26, 0],
    -0.4,
    0.84,
  ),
];

/** Half up the wheat, in a ball woven of it. */
export const mouseInNest: readonly Part[] = [
  bead(0.17, [0, 0, 0], "strawDark", { flat: true, rough: 0.12, top: "straw" }),
  rod(0.07, 0.02, [0, 0.03, 0.13], "bark", { sides: 6, turn: [Math.PI / 2, 0, 0] }),
  bead(0.075, [0, 0.04, 0.16], "#eab06a", { stretch: [1, 0.95, 1.1] }),
  ...mirror(
    bead(0.036, [-0.055, 0.1, 0.15], "#d99a52", { stretch: [1, 1, 0.5] }),
    bead(0.016, [-0.03, 0.06, 0.225], "coal"),
  ),
  bead(0.016, [0, 0.03, 0.24], "rose"),
  box([0.02, 0.26, 0.02], [0.1, -0.32, 0], "straw", { bevel: 0 }),
];

/** Asleep in a flower, whose mouth is turned this way. */
export const beesInFlower: readonly Part[] = turned(
  [
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      spun(
        [bead(0.12, [0, 0.06, 0.12], "#f7b52e", { stretch: [0.75, 0.35, 1.2], top: "#ffdc6b" })],
        i * 1.257,
      ),
    ),
    bead(0.085, [0, 0.05, 0], "#f1a01f"),
    ...[-1, 1].flatMap((s) => [
      bead(0.055, [s * 0.055, 0.12, 0.02], "sunPetal", { stretch: [0.8, 0.8, 1.3] }),
      bead(0.04, [s * 0.055, 0.13, 0.05], "coal", { stretch: [1.1, 0.9, 0.5] }),
    ]),
  ],
  [0.5, 0, 0],
);
