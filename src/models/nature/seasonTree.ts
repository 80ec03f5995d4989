// Trees and what the seasons do to them: blossom, full leaf, colour, bare boughs under snow.
import {
  ball,
  type Colour,
  cylinder,
  lathe,
  type Part,
  repeat,
  rod,
  turned,
  type Vec,
} from "../parts.ts";
import { between, chance } from "../random.ts";
import type { Season, ShadeAndLight } from "../seasons.ts";
import { type Growth, growths } from "./treeGrowths.ts";

export const treeKinds = [
  "apple",
  "oak",
  "willow",
  "poplar",
  "birch",
  "hawthorn",
  "rowan",
  "fir",
  "pine",
] as const;
export type TreeKind = (typeof treeKinds)[number];

const SNOW: ShadeAndLight = ["#cfdcea", "#ffffff"];
const flatBall = (r: number, at: Vec, [low, top]: ShadeAndLight, stretch = 1): Part =>
  ball(r, at, low, { flat: true, rough: 0.09, detail: 1, top, stretch: [1, stretch, 1] });

/** About three units tall at most; `lean` tips the crown away from the wind, in radians. */
export function seasonTree(kind: TreeKind, season: Season, seed: number, lean = 0): Part[] {
  const tree =
    kind === "fir" || kind === "pine"
      ? evergreen(kind, season === "hearth", seed)
      : season === "hearth"
        ? bare(growths[kind], seed)
        : leafy(growths[kind], season, seed);
  return lean === 0 ? tree : turned(tree, [0, 0, -lean]);
}

function trunkOf({ bark, trunk: [r, h] }: Growth, seed: number): Part {
  return cylinder(r, h, [0, 0, 0], bark, {
    upper: r * 0.62,
    sides: 8,
    turn: [0, 0, between(-0.06, 0.06, seed, 1)],
  });
}

function leafy(growth: Growth, season: "seedtime" | "highSun" | "leafFall", seed: number): Part[] {
  const tones = growth.leaves[season];
  const dot = growth.dots?.[season];
  return [
    trunkOf(growth, seed),
    ...growth.clumps.map(([x, y, z, r, stretch], i) => {
      const own = r * between(0.9, 1.12, seed, i + 10);
      return flatBall(own, [x, y, z], tones[(i + seed) % tones.length]!, stretch);
    }),
    ...(dot ? dots(growth, dot, seed) : []),
  ];
}

/** Berries sit on the outer half of the clumps, towards the light. */
function dots({ clumps }: Growth, colour: Colour, seed: number): Part[] {
  return repeat(9, (i) => {
    const [x, y, z, r] = clumps[i % clumps.length]!;
    const a = between(-1.2, 2.2, seed, i + 60);
    const up = between(-0.35, 0.55, seed, i + 80);
    const out = r * 0.97 * Math.cos(up);
    return ball(0.07, [x + Math.cos(a) * out, y + Math.sin(up) * r, z + Math.sin(a) * out], colour);
  });
}

function bare(growth: Growth, seed: number): Part[] {
  const {
    bark,
    trunk: [r, h],
    clumps,
    dots: coloured,
  } = growth;
  const boughs = clumps.flatMap(([x, y, z, size], i): Part[] => {
    const from: Vec = [0, h * between(0.72, 0.95, seed, i), 0];
    // A narrow crown still has boughs that stand off its stem.
    const off = Math.hypot(x, z) < 0.25 ? size * 0.7 : 0;
    const to: Vec = [
      x * 1.25 + Math.cos(i * 2.4 + seed) * off,
      y + size * 0.55,
      z * 1.25 + Math.sin(i * 2.4 + seed) * off,
    ];
    return [
      bough(from, to, r * 0.42, bark),
      ...repeat(2, (k) => {
        const t = 0.55 + k * 0.25;
        const at: Vec = [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t,
          from[2] + (to[2] - from[2]) * t,
        ];
        const a = chance(seed, i * 9 + k) * 6.3;
        return bough(
          at,
          [at[0] + Math.cos(a) * size * 0.6, at[1] + size * 0.5, at[2] + Math.sin(a) * size * 0.6],
          r * 0.24,
          bark,
        );
      }),
      flatBall(size * 0.24, [to[0] * 0.8, to[1] - size * 0.26, to[2] * 0.8], SNOW, 0.5),
    ];
  });
  const berry = coloured?.hearth;
  return [trunkOf(growth, seed), ...boughs, ...(berry ? dots(growth, berry, seed) : [])];
}

function bough(from: Vec, to: Vec, r: number, colour: Colour): Part {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const flat = Math.hypot(dx, dz);
  const [part] = turned(
    turned(
      [rod(r, Math.hypot(flat, dy), [0, 0, 0], colour, { upper: r * 0.5, sides: 5 })],
      [0, 0, -Math.atan2(flat, dy)],
    ),
    [0, Math.atan2(-dz, dx), 0],
  );
  return { ...part!, at: from };
}

function evergreen(kind: "fir" | "pine", snow: boolean, seed: number): Part[] {
  const high = kind === "pine";
  const foot = high ? 1.05 : 0.32;
  const tiers = high ? 3 : 4;
  return [
    cylinder(0.12, foot + 0.3, [0, 0, 0], high ? "#a05f3c" : "#7c4c2f", { sides: 7 }),
    ...repeat(tiers, (i) => {
      const r = (high ? 0.66 : 0.8) - i * (high ? 0.15 : 0.17);
      return lathe(
        [
          [0, 0.12],
          [r * 0.7, 0.02],
          [r, 0],
          [r * 0.8, 0.2],
          [r * 0.4, 0.56],
          [0, 0.86],
        ],
        [0, foot + i * 0.44, 0],
        i % 2 ? "#4f8a55" : "#447b4d",
        {
          sides: 9,
          flat: true,
          turn: [0, i * 0.5 + seed, 0],
          top: snow ? "#f4f9ff" : high ? "#7fa860" : "#76aa62",
        },
      );
    }),
  ];
}
