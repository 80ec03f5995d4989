// A bed of soil in rows inside a frame of planks, and the plants that stand in it.
import { cabbage } from "../crops/cabbage.ts";
import { carrotPlant } from "../crops/carrot.ts";
import { pumpkinPlant } from "../crops/pumpkin.ts";
import { leek, sprout } from "../crops/sprout.ts";
import { fieldSunflower } from "../crops/sunflower.ts";
import { tomatoPlant } from "../crops/tomato.ts";
import { wheatClump } from "../crops/wheat.ts";
import { ball, box, moved, type Part, placed, repeat } from "../parts.ts";
import { between, chance, pick } from "../random.ts";

export type PlotCrop =
  | "carrot"
  | "cabbage"
  | "wheat"
  | "sunflower"
  | "pumpkin"
  | "tomato"
  | "leek"
  | "sprout";

const plants: Record<PlotCrop, { step: number; size: number; grow: (seed: number) => Part[] }> = {
  carrot: { step: 0.4, size: 0.95, grow: carrotPlant },
  cabbage: { step: 0.62, size: 0.95, grow: cabbage },
  wheat: { step: 0.27, size: 1.1, grow: wheatClump },
  sunflower: { step: 0.62, size: 1.12, grow: fieldSunflower },
  pumpkin: { step: 0.82, size: 1, grow: pumpkinPlant },
  tomato: { step: 0.66, size: 1, grow: tomatoPlant },
  leek: { step: 0.36, size: 1, grow: leek },
  sprout: { step: 0.34, size: 1.5, grow: sprout },
};

export type PlotRow = {
  crop: PlotCrop;
  from: number;
  to: number;
  z: number;
  width?: number;
  wet?: boolean;
};

/** Each row runs along x. */
export function plotModel(rows: readonly PlotRow[], seed: number): Part[] {
  return rows.flatMap((row, k) => [...bed(row, seed + k), ...planted(row, seed + k * 7)]);
}

function bed({ from, to, z, width = 0.72, wet = true }: PlotRow, seed: number): Part[] {
  const length = to - from;
  const middle = (from + to) / 2;
  const tone = wet ? (["soilWet", "#7d4f37"] as const) : (["soil", "soilRidge"] as const);
  const ridges = Math.round(length / 0.5);
  return [
    box([length, 0.12, width], [middle, -0.02, z], tone[0], { bevel: 0.03 }),
    ...repeat(ridges, (i) => {
      const w = (length - 0.1) / ridges;
      return box(
        [w + 0.04, 0.13 + chance(seed, i) * 0.03, width * 0.56],
        [from + 0.05 + (i + 0.5) * w, 0.02, z + between(-0.03, 0.03, seed, i)],
        tone[0],
        { bevel: 0.06, top: tone[1] },
      );
    }),
    ...repeat(Math.round(length * 3), (i) =>
      ball(
        between(0.025, 0.055, seed, i),
        [
          between(from + 0.08, to - 0.08, seed, i + 200),
          0.11,
          z + between(-0.42, 0.42, seed, i + 400) * width,
        ],
        pick(["#8d5d40", "#5f3a28", "#a06d4a"], seed, i),
        { flat: true, rough: 0.2 },
      ),
    ),
    ...[-1, 1].map((k) =>
      box(
        [length + 0.1, 0.17, 0.07],
        [middle, -0.02, z + (k * (width + 0.06)) / 2],
        k > 0 ? "oak" : "wood",
        { bevel: 0.022 },
      ),
    ),
    ...[from - 0.02, to + 0.02].map((x) =>
      box([0.07, 0.18, width + 0.1], [x, -0.02, z], "walnut", { bevel: 0.022 }),
    ),
  ];
}

function planted({ crop, from, to, z }: PlotRow, seed: number): Part[] {
  const { step, size, grow } = plants[crop];
  const count = Math.max(1, Math.floor((to - from - 0.3) / step) + 1);
  const lines = crop === "wheat" ? [-0.19, 0.02, 0.21] : [0];
  const start = (from + to) / 2 - ((count - 1) * step) / 2;
  return lines.flatMap((line, k) =>
    repeat(count, (i) => {
      const n = seed * 31 + i + k * 50;
      const x = start + i * step + between(-0.05, 0.05, n, 1) + (k % 2) * 0.1;
      const own = size * between(0.88, 1.1, n, 2);
      const angle = crop === "sunflower" ? 0 : chance(n, 3) * 6;
      return moved(placed(grow(n), [0, 0, 0], angle, own), [
        x,
        0.12,
        z + line + between(-0.03, 0.03, n, 4),
      ]);
    }),
  );
}
