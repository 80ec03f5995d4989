// The country behind the windows of a wall: one wide view for all of them, of which each shows what lies before it.
import type { WallRect } from "../../models/catalogue/rects.ts";
import {
  ALONG_Z,
  bead,
  block,
  type Colour,
  type Part,
  type Point2,
  rod,
  slab,
} from "../../models/parts.ts";
import { between } from "../../models/random.ts";
import type { WallSide } from "../model/room.ts";
import type { WallShapeRequest } from "./shape.ts";

type Scheme = {
  readonly sky: readonly [low: Colour, high: Colour];
  readonly far: Colour;
  readonly near: Colour;
  readonly trees: Colour;
  readonly clouds: readonly [Colour, Colour] | null;
  readonly disc: Colour;
  readonly house: readonly [wall: Colour, roof: Colour, window: Colour];
};

const bare: Readonly<Record<WallShapeRequest["hour"], Scheme>> = {
  day: {
    sky: ["dayLow", "dayHigh"],
    far: "leafPale",
    near: "leafLight",
    trees: "leaf",
    clouds: ["#fbfdf8", "#dfeeea"],
    disc: "butter",
    house: ["brick", "slate", "cream"],
  },
  evening: {
    sky: ["#ffd9a0", "#f6a77e"],
    far: "#c9b368",
    near: "#a79a4c",
    trees: "#86803f",
    clouds: ["#ffcfae", "#ef9d84"],
    disc: "#fff0b8",
    house: ["#b5604a", "#7a6a6a", "#ffe09a"],
  },
  night: {
    sky: ["nightLow", "nightHigh"],
    far: "nightHillFar",
    near: "nightHillNear",
    trees: "#2c3a78",
    clouds: null,
    disc: "moon",
    house: ["#2a3162", "#222a56", "#ffcf7a"],
  },
};

const snowy: Readonly<Record<WallShapeRequest["hour"], Partial<Scheme>>> = {
  day: {
    sky: ["#eaf4f0", "#c3dfe8"],
    far: "#e3ebf3",
    near: "#f6f9fc",
    trees: "#cfe0dd",
    disc: "#fff6dc",
    house: ["brick", "#fbfcfe", "cream"],
  },
  evening: {
    far: "#e6cbbf",
    near: "#f3dccb",
    trees: "#d9b9a6",
    house: ["#b5604a", "#f6e0cf", "#ffe09a"],
  },
  night: {
    far: "#7f90cf",
    near: "#98a8df",
    trees: "#6f82c8",
    house: ["#2a3162", "#a5b3e6", "#ffcf7a"],
  },
};

/** Behind the bars and before the outside of the thickest wall; what is nearer hides what is further. */
const AT = { sky: -0.32, disc: -0.305, cloud: -0.297, far: -0.285, house: -0.275, near: -0.262 };
/** One looks in at a slant from either side, and from above: so far beyond its window a view goes on. */
const BEYOND = 0.5;
const ABOVE = 0.1;
const SHEET = 0.006;

/** Each side of a house looks out on another part of the country. */
const turnOf: Readonly<Record<WallSide, number>> = { north: 0, east: 1.9, south: 3.7, west: 5.2 };

/** Heights over the floor of the room. */
const farRidge = (x: number, turn: number) =>
  2.12 + 0.16 * Math.sin(x * 0.62 + turn * 2.3 + 0.4) + 0.07 * Math.sin(x * 1.5 + turn);
const nearRidge = (x: number, turn: number) =>
  1.93 + 0.13 * Math.sin(x * 0.85 + turn * 3.1 + 2) + 0.05 * Math.sin(x * 2.3 - turn);

const STEP = 0.25;

function ridge(
  [from, to]: readonly [number, number],
  foot: number,
  heightAt: (x: number) => number,
  z: number,
  colour: Colour,
): Part {
  const count = Math.max(2, Math.ceil((to - from) / STEP));
  const crest = Array.from({ length: count + 1 }, (_, i): Point2 => {
    const x = to - (i * (to - from)) / count;
    return [x, Math.max(foot + 0.01, heightAt(x))];
  });
  return slab([[from, foot], [to, foot], ...crest], SHEET, [0, 0, z], colour, {
    bevel: 0,
    glow: true,
  });
}

/** Flat below and heaped above. */
const CLOUD: readonly Point2[] = [
  [-0.5, 0],
  [0.5, 0],
  [0.46, 0.12],
  [0.3, 0.17],
  [0.24, 0.29],
  [0.06, 0.36],
  [-0.12, 0.31],
  [-0.2, 0.2],
  [-0.4, 0.17],
];
const CLOUDS_APART = 1.5;
const TREES_APART = 0.62;

const inRange = ([from, to]: readonly [number, number], apart: number): number[] => {
  const first = Math.ceil(from / apart);
  return Array.from(
    { length: Math.max(0, Math.floor(to / apart) - first + 1) },
    (_, i) => first + i,
  );
};

const disc = (r: number, x: number, y: number, z: number, colour: Colour): Part =>
  rod(r, SHEET, [x, y, z], colour, { turn: ALONG_Z, sides: 18, glow: true });

function farmhouse(x: number, y: number, [wall, roof, window]: Scheme["house"]): Part[] {
  const gable: readonly Point2[] = [
    [-0.14, 0],
    [0.14, 0],
    [0, 0.12],
  ];
  const { house: z } = AT;
  return [
    block([0.22, 0.16, SHEET], [x, y - 0.03, z], wall, { glow: true }),
    slab(gable, SHEET, [x, y + 0.13, z], roof, { bevel: 0, glow: true }),
    block([0.05, 0.05, SHEET], [x + 0.03, y + 0.04, z + SHEET], window, { glow: true }),
  ];
}

/** `half` is how far the wall reaches from its middle; beyond it nothing of the view is to be seen from outside. */
export function countryBehind(
  holes: readonly WallRect[],
  { side, hour, isSnowy }: Pick<WallShapeRequest, "side" | "hour" | "isSnowy">,
  half: number,
): Part[] {
  const scheme: Scheme = { ...bare[hour], ...(isSnowy && snowy[hour]) };
  const turn = turnOf[side];
  const widest = holes.reduce<WallRect | null>(
    (most, hole) => (most && most.right - most.left >= hole.right - hole.left ? most : hole),
    null,
  );
  if (!widest) return [];
  const along = (share: number) => widest.left + (widest.right - widest.left) * share;
  const [homeAt, discAt] = side === "north" || side === "south" ? [0.2, 0.72] : [0.68, 0.26];
  return holes.flatMap((hole): Part[] => {
    const range = [
      Math.max(-half, hole.left - BEYOND),
      Math.min(half, hole.right + BEYOND),
    ] as const;
    const [foot, top] = [hole.bottom - BEYOND, hole.top + ABOVE];
    const isIn = (x: number) => x > range[0] + 0.15 && x < range[1] - 0.15;
    const [home, shines] = [along(homeAt), along(discAt)];
    return [
      block(
        [range[1] - range[0], top - foot, 0.02],
        [(range[0] + range[1]) / 2, foot, AT.sky],
        scheme.sky[0],
        { glow: true, top: scheme.sky[1] },
      ),
      ...(isIn(shines)
        ? [disc(0.17, shines, hour === "evening" ? 2.32 : 2.72, AT.disc, scheme.disc)]
        : []),
      ...(scheme.clouds ? cloudsIn(range, turn, scheme.clouds) : starsIn(range, turn)),
      ridge(range, foot, (x) => farRidge(x, turn), AT.far, scheme.far),
      ...(isIn(home) ? farmhouse(home, farRidge(home, turn), scheme.house) : []),
      ridge(range, foot, (x) => nearRidge(x, turn), AT.near, scheme.near),
      ...inRange(range, TREES_APART).flatMap((i) => {
        const x = (i + between(-0.3, 0.3, 5, i + 40)) * TREES_APART;
        const r = between(0.05, 0.1, 6, i + 40);
        return isIn(x) ? [disc(r, x, nearRidge(x, turn) + r * 0.4, AT.house, scheme.trees)] : [];
      }),
    ];
  });
}

const cloudsIn = (
  range: readonly [number, number],
  turn: number,
  [light, shade]: readonly [Colour, Colour],
): Part[] =>
  inRange(range, CLOUDS_APART).flatMap((i) => {
    const x = (i + between(-0.3, 0.3, 7, i + 30)) * CLOUDS_APART + 0.3;
    const y = 2.66 + between(0, 0.34, 8, i + 30 + Math.round(turn));
    const wide = between(0.55, 0.85, 9, i + 30);
    const shape = (share: number) =>
      CLOUD.map(([a, b]): Point2 => [a * wide * share, b * wide * 0.62 * share]);
    if (x < range[0] || x > range[1]) return [];
    return [
      slab(shape(1), SHEET, [x, y, AT.cloud], light, { bevel: 0, glow: true }),
      slab(shape(0.7), SHEET, [x + 0.05, y, AT.cloud + SHEET], shade, { bevel: 0, glow: true }),
    ];
  });

const STARS_APART = 0.21;

const starsIn = (range: readonly [number, number], turn: number): Part[] =>
  inRange(range, STARS_APART).flatMap((i) => {
    const x = (i + between(-0.4, 0.4, 3, i + 90)) * STARS_APART;
    const y = between(2.3, 3.35, 2, i + 90 + Math.round(turn * 7));
    return [bead(between(0.011, 0.021, 1, i + 90), [x, y, AT.disc], "star", { glow: true })];
  });
