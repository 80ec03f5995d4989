// Three dogs: one at work, one with a boot, one with an opinion.
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  placed,
  rod,
  scaled,
} from "../parts.ts";
import { plainHen } from "./hens.ts";
import type { ResidentModel } from "./look.ts";

type Dog = {
  readonly coat: Colour;
  readonly chest: Colour;
  readonly muzzle: Colour;
  readonly ear: Colour;
  readonly hasHangingEars?: boolean;
  /** How far it looks up, in radians. */
  readonly up?: number;
};

/** Stands 0.85 high. */
function dog({ coat, chest, muzzle, ear, hasHangingEars = false, up = 0 }: Dog): Part[] {
  const hz = 0.36 - Math.sin(up) * 0.06;
  return [
    ...mirror(
      rod(0.055, 0.3, [-0.11, 0, 0.2], chest, { sides: 6 }),
      rod(0.06, 0.3, [-0.11, 0, -0.26], coat, { sides: 6 }),
    ),
    ball(0.22, [0, 0.42, -0.04], coat, { detail: 1, stretch: [0.86, 0.86, 1.6] }),
    ball(0.17, [0, 0.44, 0.22], chest, { detail: 1, stretch: [0.95, 1.1, 0.9] }),
    ball(0.17, [0, 0.7, hz], coat, { detail: 1, stretch: [0.98, 0.92, 1] }),
    box([0.14, 0.12, 0.2], [0, 0.6 + Math.sin(up) * 0.14, hz + 0.16], muzzle, {
      bevel: 0.03,
      turn: [-up, 0, 0],
    }),
    bead(0.04, [0, 0.69 + Math.sin(up) * 0.22, hz + 0.27 - up * 0.06], "coal"),
    ...mirror(
      bead(0.026, [-0.085, 0.76 + up * 0.03, hz + 0.135], "coal"),
      hasHangingEars
        ? box([0.06, 0.28, 0.15], [-0.17, 0.48, hz - 0.02], ear, {
            bevel: 0.025,
            turn: [0, 0, -0.16],
          })
        : box([0.1, 0.15, 0.05], [-0.12, 0.8, hz - 0.04], ear, {
            bevel: 0.02,
            turn: [-0.2, 0, 0.3],
          }),
    ),
    rod(0.05, 0.3, [0, 0.48, -0.34], coat, { sides: 6, upper: 0.03, turn: [-0.7, 0, 0] }),
  ];
}

const boot: Part[] = [
  cylinder(0.1, 0.22, [0, 0, 0], "#5f6f3a", { sides: 9, upper: 0.11, bevel: 0.01 }),
  box([0.18, 0.12, 0.3], [0, -0.08, 0.06], "#5f6f3a", { bevel: 0.04 }),
  box([0.2, 0.04, 0.32], [0, -0.1, 0.06], "coal", { bevel: 0.01 }),
];

export const dogs = {
  sheepdog: () => [
    ...placed(
      dog({ coat: "#3f3a40", chest: "white", muzzle: "white", ear: "#2c282d" }),
      [-0.12, 0, -0.12],
      0.3,
      0.9,
    ),
    ...[0, 1, 2].flatMap((i) => {
      const a = -0.3 + i * 0.95;
      return placed(
        plainHen((["white", "#c98a5a", "#e8c98a"] as const)[i]!),
        [Math.sin(a) * 0.46, 0, Math.cos(a) * 0.46],
        a + 1.8,
        0.6,
      );
    }),
  ],
  "old spaniel": () => [
    ...dog({
      coat: "#9a5f36",
      chest: "#f2dfbd",
      muzzle: "#f2dfbd",
      ear: "#6f3f22",
      hasHangingEars: true,
    }),
    ...placed(boot, [0.1, 0.5, 0.66], 1.3, 0.9),
    box([0.36, 0.06, 0.3], [0, 0.5, 0.23], "tomato", { bevel: 0.02, turn: [0.5, 0, 0] }),
  ],
  terrier: () =>
    scaled(
      [
        ...dog({ coat: "white", chest: "white", muzzle: "white", ear: "#a8623c", up: 0.7 }),
        bead(0.15, [0.07, 0.5, -0.2], "#a8623c", { stretch: [0.9, 0.75, 1.1] }),
        bead(0.11, [-0.09, 0.76, 0.33], "#a8623c", { stretch: [0.8, 1, 1] }),
        block([0.1, 0.03, 0.14], [0, 0.6, 0.5], "wine", { turn: [-0.3, 0, 0] }),
        cylinder(0.16, 0.06, [0, 0.54, 0.28], "tomato", { sides: 9, turn: [0.5, 0, 0] }),
      ],
      0.86,
    ),
} as const satisfies Record<string, ResidentModel>;
