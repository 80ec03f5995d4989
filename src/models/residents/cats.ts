// Four cats: asleep on fresh soil, upright in the sun, out for a ride, and on three legs.
import {
  ALONG_X,
  ball,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  mirror,
  type Part,
  placed,
  points,
  rod,
  slab,
  type Vec,
} from "../parts.ts";
import type { ResidentModel } from "./look.ts";

type Coat = {
  readonly fur: Colour;
  readonly dark: Colour;
  readonly pale: Colour;
  readonly eye: Colour;
};

/** Looks to +z, with its eyes shut in its sleep. */
function head({ fur, dark, pale, eye }: Coat, at: Vec, isAsleep = false): Part[] {
  const [x, y, z] = at;
  return [
    ball(0.16, at, fur, { detail: 1, stretch: [1.12, 0.92, 0.95] }),
    bead(0.075, [x, y - 0.05, z + 0.12], pale, { stretch: [1.15, 0.75, 0.8] }),
    bead(0.024, [x, y - 0.025, z + 0.175], "rose"),
    ...[-1, 1].flatMap((s) => [
      slab(points("-0.07 0, 0.07 0, 0 0.15"), 0.05, [x + s * 0.1, y + 0.1, z], dark, {
        bevel: 0.01,
        turn: [0, 0, -s * 0.25],
      }),
      isAsleep
        ? block([0.06, 0.016, 0.02], [x + s * 0.07, y + 0.01, z + 0.14], "coal", {
            turn: [0, s * 0.3, s * 0.2],
          })
        : bead(0.034, [x + s * 0.07, y + 0.03, z + 0.125], eye),
    ]),
  ];
}

/** Joints of a tail along a line. */
const tail = ({ fur, pale }: Coat, line: readonly Vec[], r = 0.055): Part[] =>
  line.map((at, i) =>
    bead(r, at, i === line.length - 1 ? pale : fur, { stretch: [1.15, 1.25, 1.15] }),
  );

const sitting = (coat: Coat): Part[] => [
  ball(0.2, [0, 0.19, -0.04], coat.fur, { detail: 1, stretch: [1, 0.95, 1.05] }),
  ball(0.15, [0, 0.36, 0.03], coat.fur, { detail: 1, stretch: [0.9, 1.25, 0.85] }),
  ...mirror(rod(0.045, 0.28, [-0.07, 0, 0.14], coat.fur, { sides: 6 })),
  ...head(coat, [0, 0.6, 0.07]),
];

const tabby: Coat = { fur: "#9a8a74", dark: "#6a5a48", pale: "#e6dac4", eye: "leafLight" };
const black: Coat = { fur: "#3a343c", dark: "#2a252b", pale: "#4a444c", eye: "#ffd23c" };
const ginger: Coat = { fur: "ginger", dark: "gingerDark", pale: "white", eye: "leafDeep" };
const patched: Coat = { fur: "white", dark: "#3a343c", pale: "rose", eye: "leafDeep" };

export const cats = {
  "tabby cat": () => [
    ball(0.5, [0, -0.06, 0], "soil", {
      detail: 1,
      flat: true,
      rough: 0.08,
      stretch: [1, 0.34, 0.85],
      top: "soilRidge",
    }),
    ...placed(
      [
        ball(0.26, [-0.04, 0.14, -0.04], tabby.fur, { detail: 1, stretch: [1.25, 0.62, 0.95] }),
        ...[-0.2, -0.06, 0.08].map((x, i) =>
          box([0.06, 0.03, 0.34], [x, 0.27 - Math.abs(i - 1) * 0.015, -0.04], tabby.dark, {
            bevel: 0.01,
          }),
        ),
        ...head(tabby, [0.22, 0.19, 0.12], true),
        ...tail(tabby, [
          [-0.3, 0.08, 0.06],
          [-0.22, 0.07, 0.17],
          [-0.1, 0.07, 0.22],
          [0.02, 0.07, 0.24],
        ]),
        bead(0.06, [0.16, 0.05, 0.26], tabby.pale, { stretch: [1, 0.7, 1.3] }),
      ],
      [0, 0.09, 0.02],
      0,
      1.2,
    ),
  ],
  "black cat": ({ lit }) => [
    ...sitting(black).map(
      (part): Part => (part.colour === "#ffd23c" ? { ...part, glow: lit } : part),
    ),
    ...tail(black, [
      [0.14, 0.05, -0.06],
      [0.24, 0.05, 0.04],
      [0.26, 0.05, 0.16],
      [0.2, 0.06, 0.24],
    ]),
  ],
  "ginger cat": () => [
    cylinder(0.16, 0.07, [0, 0.16, 0.46], "ink", { sides: 12, turn: ALONG_X }),
    cylinder(0.09, 0.08, [-0.005, 0.16, 0.46], "oak", { sides: 10, turn: ALONG_X }),
    ...mirror(
      box([0.05, 0.05, 1.05], [-0.19, 0.26, -0.06], "walnut", {
        bevel: 0.012,
        turn: [0.1, 0.06, 0],
      }),
      box([0.05, 0.28, 0.05], [-0.19, 0, -0.24], "walnut", { bevel: 0.012 }),
      box([0.05, 0.24, 0.66], [-0.24, 0.32, 0.06], "#7fa35a", { bevel: 0.015, turn: [0, 0, 0.22] }),
    ),
    box([0.46, 0.05, 0.62], [0, 0.3, 0.06], "#6d9150", { bevel: 0.015 }),
    box([0.5, 0.24, 0.05], [0, 0.32, 0.38], "#7fa35a", { bevel: 0.015, turn: [0.3, 0, 0] }),
    box([0.44, 0.2, 0.05], [0, 0.32, -0.24], "#7fa35a", { bevel: 0.015, turn: [-0.2, 0, 0] }),
    ...placed(sitting(ginger), [0, 0.34, 0], 0, 1.05),
    ...tail(ginger, [
      [0.1, 0.56, -0.3],
      [0.13, 0.7, -0.36],
      [0.12, 0.84, -0.36],
    ]),
  ],
  "three-legged cat": () => [
    ball(0.2, [0, 0.36, 0], patched.fur, { detail: 1, stretch: [0.85, 0.85, 1.6] }),
    bead(0.17, [0.04, 0.42, -0.14], patched.dark, { stretch: [0.95, 0.75, 1.1] }),
    bead(0.12, [-0.08, 0.4, 0.16], "ginger", { stretch: [0.8, 0.9, 1] }),
    rod(0.05, 0.34, [0.1, 0.02, 0.3], patched.fur, { sides: 6, turn: [-0.35, 0, 0] }),
    ...mirror(rod(0.055, 0.34, [-0.1, 0.02, -0.34], patched.fur, { sides: 6, turn: [0.4, 0, 0] })),
    ...head(patched, [0, 0.58, 0.34]),
    ...tail(patched, [
      [0, 0.46, -0.36],
      [0, 0.58, -0.44],
      [0, 0.72, -0.46],
      [0.02, 0.85, -0.42],
    ]),
  ],
} as const satisfies Record<string, ResidentModel>;
