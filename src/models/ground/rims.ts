// How the land of each country ends: a ditch, a chalk scarp, dunes and tide pools, a bank of gorse, peat hags, crags, a brake.

import { tuft } from "../nature/flower.ts";
import { hedge } from "../nature/hedge.ts";
import { reeds } from "../nature/pondLife.ts";
import { boulder } from "../nature/rock.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  moved,
  type Part,
  placed,
  prism,
  repeat,
  rod,
} from "../parts.ts";
import { between, pick } from "../random.ts";
import type { Season } from "../seasons.ts";
import { tidePools } from "./tidePools.ts";
import { waterTones } from "./waterTones.ts";

export const rimKinds = [
  "ditch",
  "scarp",
  "dunes",
  "tidePools",
  "gorseBank",
  "hags",
  "crags",
  "brake",
] as const;
export type RimKind = (typeof rimKinds)[number];
/** A length along x about the origin; +z is the inside of the field. */
type Rim = (length: number, season: Season, seed: number) => Part[];

/** So many along the length, each at its x. */
function strewn(length: number, step: number, make: (x: number, i: number) => Part[]): Part[] {
  const count = Math.max(1, Math.round(length / step));
  return repeat(count, (i) => make(((i + 0.5) / count - 0.5) * length, i));
}

const grassOf: Record<Season, Colour> = {
  seedtime: "#b5d67a",
  highSun: "#9cc95c",
  leafFall: "#c9b562",
  hearth: "#eef4fb",
};

const ditch: Rim = (length, season, seed) => {
  const [water, light] = waterTones(season === "hearth");
  return [
    block([length, 0.05, 0.56], [0, -0.02, 0.04], "#b39a68"),
    block([length, 0.05, 0.38], [0, -0.005, 0.04], water),
    block([length * 0.9, 0.05, 0.14], [0, 0.002, 0.06], light),
    ...strewn(length, 0.5, (x, i) => [
      ball(between(0.13, 0.2, seed, i), [x, 0.02, i % 2 ? 0.36 : -0.25], "#7fa64f", {
        flat: true,
        detail: 1,
        squash: 0.5,
        rough: 0.12,
        top: grassOf[season],
      }),
    ]),
    ...strewn(length, 1.3, (x, i) => placed(reeds(seed + i), [x + 0.2, 0, -0.2], i, 0.7)),
  ];
};

/** White where it breaks off, with turf to its very edge. */
const scarp: Rim = (length, season, seed) =>
  strewn(length, 0.4, (x, i) => {
    const high = between(0.6, 1.15, seed, i) * (i % 4 === 3 ? 0.62 : 1);
    const wide = between(0.42, 0.52, seed, i + 20);
    return [
      prism(5, wide * 0.62, high, [x, -0.04, between(-0.02, 0.1, seed, i + 9)], "#ded4bd", {
        upper: wide * 0.5,
        bevel: 0.02,
        turn: [0, i * 1.3, 0],
        top: "#fdf9ee",
      }),
      prism(6, wide * 0.56, 0.09, [x, high - 0.06, between(-0.06, 0.04, seed, i + 30)], "#93ad55", {
        bevel: 0.03,
        turn: [0, i, 0],
        top: grassOf[season],
      }),
      ...(i % 3 === 0
        ? [
            ball(between(0.09, 0.15, seed, i + 50), [x + 0.1, 0.03, 0.4], "#efe7d3", {
              flat: true,
              detail: 1,
              rough: 0.18,
              top: "#fffdf6",
            }),
          ]
        : []),
    ];
  });

const dunes: Rim = (length, season, seed) =>
  strewn(length, 0.62, (x, i) => {
    const r = between(0.42, 0.6, seed, i);
    const up = r * between(0.5, 0.9, seed, i + 8);
    return [
      ball(r, [x, 0.02, between(-0.02, 0.14, seed, i + 4)], "#dcbf83", {
        flat: true,
        detail: 1,
        rough: 0.05,
        stretch: [1.25, up / r, 0.8],
        top: "#f6e8c2",
      }),
      ...placed(tuft(seed + i, 0.42, season === "hearth" ? "#e4e0c4" : "#a9b56c"), [
        x,
        up * 0.86,
        0.02,
      ]),
      ...(i % 2 ? placed(tuft(seed + i + 4, 0.32, "#bfc585"), [x + 0.25, up * 0.5, 0.26]) : []),
    ];
  });

const gorseBank: Rim = (length, season, seed) => {
  const blooms = season === "hearth" ? undefined : "#f7cc1b";
  return [
    ...strewn(length, 0.5, (x, i) => [
      box([0.56, between(0.2, 0.3, seed, i), 0.42], [x, -0.03, 0.02], "#a5834f", {
        bevel: 0.08,
        top: "#b9a35c",
      }),
    ]),
    ...moved(hedge(length, season, seed, blooms), [0, 0.18, -0.02]),
    ...(blooms
      ? strewn(length, 0.24, (x, i) => [
          bead(
            between(0.07, 0.11, seed, i),
            [x, between(0.5, 0.78, seed, i + 30), 0.18],
            "#eab91a",
            { flat: true, rough: 0.2, top: "#ffe04a" },
          ),
        ])
      : []),
  ];
};

/** Black where the peat has been cut, heather on top, dark water between. */
const hags: Rim = (length, season, seed) =>
  strewn(length, 0.74, (x, i) => {
    if (i % 4 === 2)
      return [
        rod(0.34, 0.04, [x, -0.01, 0.16], "#3b3129", { sides: 9 }),
        rod(0.28, 0.04, [x, 0, 0.16], season === "hearth" ? "#dbe8f0" : "#56707c", { sides: 9 }),
        ...cottonGrass(x + 0.1, 0.34, seed + i),
      ];
    const high = between(0.26, 0.5, seed, i);
    const bloom: Colour =
      season === "leafFall" ? "#a8795f" : season === "seedtime" ? "#8f9a58" : "#b46fb4";
    return [
      prism(7, 0.38, high, [x, -0.03, 0.02], "#3a2b21", {
        upper: 0.32,
        bevel: 0.04,
        turn: [0, i, 0],
        top: "#5d4531",
      }),
      ...[-0.18, 0.02, 0.2].map((dx, k) =>
        ball(
          between(0.13, 0.19, seed, i * 3 + k),
          [x + dx, high + 0.03, 0.02 + (k % 2) * 0.12],
          "#6f6a48",
          {
            flat: true,
            detail: 1,
            rough: 0.16,
            squash: 0.75,
            top: season === "hearth" ? "#ffffff" : bloom,
          },
        ),
      ),
    ];
  });

function cottonGrass(x: number, z: number, seed: number): Part[] {
  return repeat(4, (i) => {
    const [dx, dz] = [between(-0.16, 0.16, seed, i), between(-0.12, 0.12, seed, i + 9)];
    const high = between(0.2, 0.32, seed, i + 20);
    return [
      rod(0.012, high, [x + dx, 0, z + dz], "#8fa05a", { sides: 4 }),
      bead(0.045, [x + dx, high, z + dz], "#ffffff", { flat: true, rough: 0.2 }),
    ];
  });
}

const greys: readonly [Colour, ...Colour[]] = ["#8d9490", "#9aa19b", "#7f8784", "#a5aaa2"];

const crags: Rim = (length, _season, seed) =>
  strewn(length, 0.42, (x, i) => {
    const middle = 1 - Math.abs(x / (length / 2)) * 0.55;
    const high = between(0.55, 1.65, seed, i) * middle + 0.25;
    return [
      prism(
        5,
        between(0.3, 0.42, seed, i + 9),
        high,
        [x, -0.05, between(-0.06, 0.08, seed, i + 4)],
        pick(greys, seed, i),
        {
          upper: between(0.1, 0.22, seed, i + 14),
          bevel: 0.02,
          turn: [between(-0.1, 0.1, seed, i + 40), i * 1.1, between(-0.12, 0.12, seed, i + 60)],
          top: "#c9cdc3",
        },
      ),
      ...(i % 2
        ? [
            {
              ...boulder(between(0.13, 0.22, seed, i + 70), seed + i),
              at: [x, 0.04, 0.42] as const,
            },
          ]
        : []),
    ];
  });

/** Ferns, brambles and a fallen trunk under the trees. */
const brake: Rim = (length, season, seed) => [
  ...strewn(length, 0.46, (x, i) => [
    ball(between(0.2, 0.34, seed, i), [x, 0.1, between(-0.08, 0.16, seed, i + 7)], "#4b8a41", {
      flat: true,
      detail: 1,
      rough: 0.14,
      squash: 0.8,
      top:
        season === "leafFall"
          ? pick(["#c9812f", "#b5702a"], seed, i)
          : i % 2
            ? "#7fb04f"
            : "#6fa046",
    }),
  ]),
  ...strewn(length, 1.1, (x, i) => placed(tuft(seed + i, 0.5, grassOf[season]), [x + 0.3, 0, 0.3])),
  rod(0.12, 0.9, [length * 0.16, 0.1, 0.42], "#6e4a33", {
    sides: 8,
    turn: [0, 0.2, Math.PI / 2],
    top: "#8a6146",
  }),
];

export const rims: Record<RimKind, Rim> = {
  ditch,
  scarp,
  dunes,
  tidePools,
  gorseBank,
  hags,
  crags,
  brake,
};
