// What stands on an emblem: cottage, landmark, trees and water, each in a handful of shapes.
import type { Vec } from "../../models/parts.ts";
import type { GroundCircle } from "../diorama/ground.ts";
import type { Tree } from "../diorama/groves.ts";
import type { FieldPlan } from "../diorama/plans.ts";
import type { KindOf } from "../odds.ts";
import type { FieldTraits } from "../traits.ts";
import { area, disc, line, oval } from "./paths.ts";
import { type EmblemShape, filled, strokeShape } from "./shape.ts";

type Place = Pick<GroundCircle, "x" | "z">;
type House = { wall: string; dim: string; roof: string; dark: string };

const houses: Record<KindOf<"cottage">, House> = {
  timbered: { wall: "#f6ead0", dim: "#dcc6a0", roof: "#c8603a", dark: "#9c4527" },
  thatched: { wall: "#f3e2cc", dim: "#d9bfa4", roof: "#d9ac4e", dark: "#b2842f" },
  fieldstone: { wall: "#cfc4b4", dim: "#a99c8c", roof: "#6f7f8c", dark: "#535f6b" },
  boarded: { wall: "#b9d0cf", dim: "#90adb0", roof: "#8a5a3b", dark: "#663f28" },
};

/** A house with its ridge along x; `w` and `d` are half its length and depth. */
function house({ x, z }: Place, w: number, d: number, h: number, rise: number, tones: House) {
  const p = (dx: number, y: number, dz: number): Vec => [x + dx * w, y, z + dz * d];
  const top = h + rise;
  return [
    filled(tones.wall, area([p(-1, 0, 1), p(1, 0, 1), p(1, h, 1), p(-1, h, 1)])),
    filled(tones.dim, area([p(1, 0, 1), p(1, 0, -1), p(1, h, -1), p(1, top, 0), p(1, h, 1)])),
    filled(
      tones.roof,
      area([p(-1.14, h - 0.14, 1.2), p(1.14, h - 0.14, 1.2), p(1.14, top, 0), p(-1.14, top, 0)]),
    ),
    strokeShape(
      tones.dark,
      1.6,
      line([p(1.14, h - 0.14, 1.2), p(1.14, top, 0), p(1.14, h - 0.14, -1.2)]),
    ),
    filled("#6b4426", area([p(-0.55, 0, 1), p(-0.2, 0, 1), p(-0.2, 0.8, 1), p(-0.55, 0.8, 1)])),
    filled("#fbe3a4", area([p(0.2, 0.45, 1), p(0.62, 0.45, 1), p(0.62, 0.9, 1), p(0.2, 0.9, 1)])),
  ];
}

export const emblemCottage = ({ cottage }: FieldTraits, spot: Place): EmblemShape[] =>
  house(spot, 1.2, 0.95, 1.2, 1.1, houses[cottage]);

type Crown = { low: string; high: string; tall?: boolean };
const trees: Record<Tree["kind"], Crown> = {
  apple: { low: "#5f9440", high: "#86b552" },
  hawthorn: { low: "#6d9447", high: "#92b45c" },
  willow: { low: "#7f9a4e", high: "#a8bb6a" },
  oak: { low: "#557f39", high: "#7ba34b" },
  birch: { low: "#7fa34d", high: "#a7c368" },
  rowan: { low: "#668c3f", high: "#93ac55" },
  poplar: { low: "#4d7a35", high: "#76a049", tall: true },
  fir: { low: "#3c6b45", high: "#5a8c58", tall: true },
  pine: { low: "#48714a", high: "#6d9560", tall: true },
};

function tree({ x, z }: Place, kind: Tree["kind"], size: number): EmblemShape[] {
  const { low, high, tall } = trees[kind];
  const trunk = strokeShape(
    "#7a5232",
    2.4 * size,
    line([
      [x, 0, z],
      [x, 0.9 * size, z],
    ]),
  );
  if (tall) {
    const cone = (foot: number, top: number, r: number) => {
      const w = (r * size) / Math.SQRT2;
      return area([
        [x - w, foot * size, z + w],
        [x, top * size, z],
        [x + w, foot * size, z - w],
      ]);
    };
    return [trunk, filled(low, cone(0.45, 2.3, 0.72)), filled(high, cone(1.15, 2.9, 0.52))];
  }
  const round = (dx: number, y: number, r: number) =>
    oval([x + dx * size, y * size, z - dx * size], r * size, r * 0.92 * size);
  return [trunk, filled(low, round(0.06, 1.5, 0.95)), filled(high, round(-0.14, 1.75, 0.62))];
}

export const treeShapes = (one: Tree): EmblemShape[] => tree(one, one.kind, one.size);

const stones = "#a89c90";
const blue = "#7cc0cf";

export function waterShapes({ water }: FieldTraits, plan: FieldPlan): EmblemShape[] {
  const { x, z } = plan.water;
  const flow = line(plan.stream.map(([sx, sz]): Vec => [sx, 0, sz]) as [Vec, ...Vec[]]);
  const pool = (r: number): EmblemShape[] => [
    filled(stones, disc([x, 0, z], r + 0.2)),
    filled(blue, disc([x, 0, z], r)),
    filled("#b5e0e4", disc([x - 0.2, 0, z + 0.2], r * 0.45)),
  ];
  switch (water) {
    case "pond":
      return pool(1.1);
    case "spring":
      return [...pool(0.62), filled("#ffffff", disc([x, 0.35, z], 0.2))];
    case "dew":
      return [
        filled("#cfe6c4", disc([x, 0, z], 0.85)),
        filled(blue, disc([x, 0, z], 0.42)),
        filled("#ffffff", [0.7, -0.7].map((d) => disc([x + d, 0.1, z + d * 0.3], 0.1)).join("")),
      ];
    case "stream":
      return [strokeShape(stones, 9.5, flow), strokeShape(blue, 6.2, flow)];
    case "well":
      return [
        filled("#8d8175", `${disc([x, 0, z], 0.48)}${disc([x, 0.5, z], 0.48)}`),
        filled("#4e86a0", disc([x, 0.5, z], 0.32)),
        strokeShape(
          "#7a5232",
          1.4,
          line([
            [x - 0.32, 0.4, z + 0.32],
            [x - 0.32, 1.3, z + 0.32],
          ]),
        ),
        strokeShape(
          "#7a5232",
          1.4,
          line([
            [x + 0.32, 0.4, z - 0.32],
            [x + 0.32, 1.3, z - 0.32],
          ]),
        ),
        filled(
          "#b25a35",
          area([
            [x - 0.62, 1.2, z + 0.62],
            [x, 1.75, z],
            [x + 0.62, 1.2, z - 0.62],
          ]),
        ),
      ];
  }
}

export function landmarkShapes({ landmark }: FieldTraits, { x, z }: Place): EmblemShape[] {
  const up = (dx: number, dz: number, foot: number, top: number): [Vec, Vec] => [
    [x + dx, foot, z + dz],
    [x + dx, top, z + dz],
  ];
  switch (landmark) {
    case "none":
      return [];
    case "old-oak":
      return tree({ x, z }, "oak", 1.6);
    case "standing-stones":
      return [
        strokeShape(
          "#8f867c",
          5,
          [up(-0.8, 0, 0.2, 1.3), up(0.1, -0.7, 0.2, 1.7)].map(line).join(""),
        ),
        strokeShape("#aaa196", 5, [up(0.85, 0, 0.2, 1.4), up(0, 0.8, 0.2, 1)].map(line).join("")),
      ];
    case "beehives":
      return [-0.8, 0, 0.8].flatMap((d) => [
        strokeShape("#c9963c", 6, line(up(d, -d, 0.25, 0.6))),
        strokeShape("#e8bb5d", 4.6, line(up(d, -d, 0.65, 0.95))),
      ]);
    case "mill": {
      const hub: Vec = [x + 0.45, 2.35, z + 0.45];
      const sail = (dx: number, dy: number) => line([hub, [hub[0] + dx, hub[1] + dy, hub[2] - dx]]);
      const w = 0.85;
      return [
        filled(
          "#e9dcc4",
          area([
            [x - w, 0, z + w],
            [x - w * 0.6, 2.3, z + w * 0.6],
            [x + w * 0.6, 2.3, z - w * 0.6],
            [x + w, 0, z - w],
          ]),
        ),
        filled(
          "#b25a35",
          area([
            [x - w * 0.7, 2.25, z + w * 0.7],
            [x, 3.2, z],
            [x + w * 0.7, 2.25, z - w * 0.7],
          ]),
        ),
        strokeShape(
          "#8a6238",
          1.7,
          [sail(0.75, 0.9), sail(-0.75, -0.9), sail(0.62, -1.05), sail(-0.62, 1.05)].join(""),
        ),
      ];
    }
    case "chapel":
      return [
        ...house({ x, z }, 1.15, 0.75, 1.1, 0.9, {
          wall: "#f3ead8",
          dim: "#d3c6b0",
          roof: "#7d6a8a",
          dark: "#5d4d69",
        }),
        strokeShape("#efe3cd", 6, line(up(-0.9, 0, 1.2, 2.5))),
        filled(
          "#5d4d69",
          area([
            [x - 1.3, 2.5, z + 0.4],
            [x - 0.9, 3.6, z],
            [x - 0.5, 2.5, z - 0.4],
          ]),
        ),
      ];
    case "hot-spring":
      return [
        filled("#d8c6ab", disc([x, 0, z], 1.25)),
        filled("#8fd0d3", disc([x, 0.1, z], 0.95)),
        filled("#d8c6ab", disc([x - 0.2, 0.35, z - 0.2], 0.62)),
        filled("#8fd0d3", disc([x - 0.2, 0.45, z - 0.2], 0.42)),
        filled(
          "#ffffff",
          [0, 1, 2].map((k) => disc([x + 0.3 * k - 0.3, 1 + 0.5 * k, z], 0.26 - 0.04 * k)).join(""),
        ),
      ];
  }
}
