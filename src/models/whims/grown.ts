import { pottedCitrus } from "../furniture/pottedCitrus.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  rod,
  scaled,
} from "../parts.ts";
import type { Season, ShadeAndLight } from "../seasons.ts";
import { wheel } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

/** Box is green all year; in winter it carries snow. */
const foliage: Record<Season, ShadeAndLight> = {
  seedtime: ["#4f9a48", "#8fcf6a"],
  highSun: ["#3c8043", "#6fb255"],
  leafFall: ["#3a7540", "#639c50"],
  hearth: ["#3a6a45", "#f3f8ff"],
};

const clipped = (
  season: Season,
  r: number,
  at: readonly [number, number, number],
  stretch: readonly [number, number, number] = [1, 1, 1],
): Part => {
  const [low, top] = foliage[season];
  return ball(r, at, low, { flat: true, rough: 0.05, detail: 1, top, stretch });
};

/** As clipped, of fewer faces. */
const tuft: typeof clipped = (...how) => ({ ...clipped(...how), detail: 0 }) as Part;

const cut = (
  season: Season,
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  turn: readonly [number, number, number] = [0, 0, 0],
): Part => {
  const [low, top] = foliage[season];
  return box(size, at, low, { bevel: 0.04, top, turn });
};

const maze: WhimModel = ({ season }) => [
  block([1.9, 0.03, 1.9], [0, 0, 0], "path"),
  cut(season, [1.9, 0.32, 0.18], [0, 0, -0.86]),
  cut(season, [0.18, 0.32, 1.9], [-0.86, 0, 0]),
  cut(season, [0.18, 0.32, 1.9], [0.86, 0, 0]),
  ...mirror(cut(season, [0.7, 0.32, 0.18], [-0.6, 0, 0.86])),
  cut(season, [1.2, 0.32, 0.16], [0.1, 0, -0.44]),
  cut(season, [0.16, 0.32, 0.8], [-0.44, 0, -0.04]),
  cut(season, [0.8, 0.32, 0.16], [0.04, 0, 0.42]),
  cut(season, [0.16, 0.32, 0.5], [0.38, 0, 0.12]),
  cut(season, [0.34, 0.32, 0.16], [-0.04, 0, 0]),
  clipped(season, 0.2, [0.12, 0.42, 0.02]),
];

const PEACOCK = ["#2f7fd0", "#35b3a6", "sunPetal"] as const;

const peacock: WhimModel = ({ season }) => [
  cut(season, [0.62, 0.44, 0.5], [0, 0, 0]),
  clipped(season, 0.28, [0, 0.64, 0.04], [0.9, 0.9, 1.2]),
  clipped(season, 0.13, [0, 0.92, 0.24], [0.85, 1.5, 0.85]),
  clipped(season, 0.15, [0, 1.14, 0.28]),
  lathe(points("0 0, 0.05 0, 0 0.16"), [0, 1.14, 0.4], "honey", {
    sides: 5,
    turn: [Math.PI / 2, 0, 0],
  }),
  ...repeat(3, (i) =>
    rod(0.015, 0.2, [(i - 1) * 0.03, 1.24, 0.26], "leafPale", {
      sides: 4,
      turn: [0, 0, (1 - i) * 0.35],
    }),
  ),
  ...repeat(7, (i) => {
    const a = (i - 3) * 0.42;
    const [x, y] = [Math.sin(a), Math.cos(a)];
    return [
      tuft(season, 0.19, [x * 0.62, 0.66 + y * 0.62, -0.2], [0.95, 0.95, 0.5]),
      bead(0.1, [x * 0.7, 0.66 + y * 0.7, -0.08], PEACOCK[i % 3]!, { stretch: [1, 1, 0.4] }),
    ];
  }),
  clipped(season, 0.44, [0, 0.82, -0.2], [1, 0.9, 0.35]),
];

const teapot: WhimModel = ({ season }) => [
  cut(season, [0.76, 0.26, 0.6], [0, 0, 0]),
  clipped(season, 0.46, [0, 0.66, 0], [1.1, 0.95, 0.95]),
  clipped(season, 0.22, [0, 1.06, 0], [1.1, 0.5, 1]),
  clipped(season, 0.1, [0, 1.24, 0]),
  ...repeat(4, (i) => tuft(season, 0.14 - i * 0.016, [0.5 + i * 0.1, 0.58 + i * 0.14, 0])),
  ...repeat(6, (i) => {
    const a = Math.PI / 2 + 0.1 + i * 0.56;
    return tuft(season, 0.1, [-0.52 + Math.cos(a) * 0.26, 0.68 + Math.sin(a) * 0.27, 0]);
  }),
];

const hedgeWindow: WhimModel = ({ season }) => [
  cut(season, [1.7, 0.5, 0.46], [0, 0, 0]),
  ...mirror(cut(season, [0.5, 0.62, 0.46], [-0.6, 0.48, 0])),
  cut(season, [1.7, 0.36, 0.46], [0, 1.06, 0]),
  ...mirror(block([0.07, 0.66, 0.1], [-0.34, 0.46, 0.2], "white")),
  ...[0.46, 1.06].map((y) => block([0.74, 0.07, 0.12], [0, y, 0.2], "white")),
  block([0.05, 0.6, 0.06], [0, 0.48, 0.2], "white"),
  block([0.66, 0.05, 0.06], [0, 0.76, 0.2], "white"),
  ...[-0.44, 0, 0.44].map((x) => clipped(season, 0.17, [x * 1.5, 1.5, 0])),
];

const roseArch: WhimModel = ({ season }) => {
  const isBare = season === "hearth";
  const isGold = season === "leafFall";
  const along = (i: number): readonly [number, number] => {
    const t = i / 12;
    if (t < 0.3) return [-0.62, (t / 0.3) * 0.9];
    if (t > 0.7) return [0.62, ((1 - t) / 0.3) * 0.9];
    const a = Math.PI * (1 - (t - 0.3) / 0.4);
    return [Math.cos(a) * 0.62, 0.9 + Math.sin(a) * 0.6];
  };
  const blooms = season === "seedtime" ? 5 : 12;
  return [
    ...[-0.18, 0.18].flatMap((z) =>
      repeat(12, (i) => {
        const [x, y] = along(i);
        const [nx, ny] = along(i + 1);
        return block(
          [0.06, Math.hypot(nx - x, ny - y) + 0.04, 0.06],
          [(x + nx) / 2, (y + ny) / 2 - Math.hypot(nx - x, ny - y) / 2 - 0.02, z],
          "white",
          { turn: [0, 0, Math.atan2(x - nx, ny - y)] },
        );
      }),
    ),
    ...repeat(isBare ? 0 : 11, (i) => {
      const [x, y] = along(i * 1.2);
      return bead(
        0.19,
        [x * 1.04, y + 0.04, ((i % 3) - 1) * 0.1],
        isGold ? "honey" : i % 2 ? "leaf" : "leafDeep",
        { flat: true, rough: 0.18 },
      );
    }),
    ...repeat(isBare ? 8 : blooms, (i) => {
      const [x, y] = along((i * 12) / (isBare ? 8 : blooms));
      // Hips stay when roses and leaves are gone.
      return bead(
        isBare ? 0.06 : 0.1,
        [x * 1.12, y + 0.08, 0.16 + (i % 2) * 0.06],
        isBare ? "tomato" : i % 3 ? "#e5486a" : "#f7a8b8",
        { flat: true, rough: 0.12 },
      );
    }),
  ];
};

const ivyBarrow: WhimModel = ({ season }) => {
  const greens: readonly Colour[] =
    season === "leafFall" ? ["#a8482f", "#8f6a2f", "leafDeep"] : ["leafDeep", "leaf", "#3a7540"];
  return [
    ...moved(
      wheel(0.26, 5, "walnut", "bark").map((part) => part),
      [0, 0, 0],
    ).map((part) => ({ ...part, at: [part.at[0] + 0.72, part.at[1] + 0.26, part.at[2]] as const })),
    ...[-1, 1].flatMap((s) => [
      box([1.7, 0.07, 0.07], [-0.1, 0.36, s * 0.24], "#b5563f", {
        bevel: 0.015,
        turn: [0, s * 0.1, 0.1],
      }),
      block([0.08, 0.36, 0.08], [-0.34, 0, s * 0.26], "walnut"),
      box([0.92, 0.34, 0.06], [0.06, 0.42, s * 0.36], "#d9644a", {
        bevel: 0.015,
        turn: [s * 0.24, 0, 0],
      }),
    ]),
    box([0.06, 0.34, 0.72], [0.52, 0.42, 0], "#d9644a", { bevel: 0.015, turn: [0, 0, -0.3] }),
    box([0.9, 0.06, 0.6], [0.06, 0.38, 0], "#b5563f", { bevel: 0.015 }),
    ...repeat(8, (i) =>
      bead(
        0.2,
        [-0.34 + (i % 4) * 0.26, 0.72 + (i % 3) * 0.08, i < 4 ? 0.16 : -0.16],
        greens[i % 3]!,
        { flat: true, rough: 0.18 },
      ),
    ),
    ...repeat(10, (i) => {
      const k = i % 5;
      return bead(
        0.12,
        [-0.28 + Math.floor(i / 5) * 0.5 + (k % 2) * 0.07, 0.62 - k * 0.13, 0.44 + k * 0.015],
        greens[i % 3]!,
        { flat: true, rough: 0.18 },
      );
    }),
    ...repeat(3, (i) =>
      bead(0.11, [0.72 + (i - 1) * 0.12, 0.5 - i * 0.06, 0.1], greens[i]!, {
        flat: true,
        rough: 0.18,
      }),
    ),
  ];
};

const lemonTree: WhimModel = () => scaled(pottedCitrus.parts, 0.68);

const caps = [0.2, 0.13, 0.17, 0.12, 0.19, 0.14, 0.18, 0.11, 0.16, 0.2, 0.13] as const;

const mushroomRing: WhimModel = () => {
  const mushroom = (r: number): Part[] => [
    rod(r * 0.36, r * 1.5, [0, 0, 0], "cream", { sides: 5 }),
    lathe(
      [
        [0, 0],
        [r * 1.05, 0],
        [r * 0.8, r * 0.6],
        [0, r * 0.85],
      ],
      [0, r * 1.3, 0],
      "#d93f32",
      { sides: 7 },
    ),
    ...[0.3, 2.4].map((a) =>
      bead(r * 0.17, [Math.cos(a) * r * 0.6, r * 1.98, Math.sin(a) * r * 0.6], "white"),
    ),
  ];
  return [
    lathe(points("0.62 0, 0.98 0, 0.94 0.03, 0.66 0.03, 0.62 0"), [0, 0, 0], "grassDark", {
      sides: 18,
    }),
    ...caps.flatMap((r, i) => {
      const a = (i / caps.length) * 2 * Math.PI;
      return placed(mushroom(r * 1.15), [Math.cos(a) * 0.8, 0, Math.sin(a) * 0.8], i);
    }),
  ];
};

export const grownWhims = {
  "mushroom-ring": mushroomRing,
  "box-maze": maze,
  "topiary-peacock": peacock,
  "topiary-teapot": teapot,
  "hedge-window": hedgeWindow,
  "rose-arch": roseArch,
  "ivy-barrow": ivyBarrow,
  "lemon-tree": lemonTree,
} satisfies Record<string, WhimModel>;
