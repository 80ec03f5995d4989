// The triangles of printed cloth: each has its corners to itself where the cloth turns a corner, and each corner its place on the cloth.
import { corner, type Mesh } from "../meshes/mesh.ts";
import type { Part } from "../parts.ts";
import type { Vec } from "../pose.ts";
import { type Pattern, patternOf, printPatterns } from "./patterns.ts";
import { printAxes } from "./printAxes.ts";

export type PrintedMesh = Mesh & {
  /** Two numbers to a corner, in squares of the pattern. */
  readonly at: readonly number[];
  /** Which pattern: its place in the list of all, from 1. */
  readonly of: number;
};

/** Steeper than this the side of a turned thing has the cloth wound round it. */
const LEVEL = 0.7;
const FULL = 2 * Math.PI;

type Laid = { readonly way: string; readonly at: readonly (readonly [number, number])[] };

function faceNormal([a, b, c]: readonly [Vec, Vec, Vec]): Vec {
  const [u, v] = [b, c].map((to) => [to[0] - a[0], to[1] - a[1], to[2] - a[2]]) as [
    number[],
    number[],
  ];
  return [
    u[1]! * v[2]! - u[2]! * v[1]!,
    u[2]! * v[0]! - u[0]! * v[2]!,
    u[0]! * v[1]! - u[1]! * v[0]!,
  ];
}

const flat = (
  places: readonly [Vec, Vec, Vec],
  from: Vec,
  { size }: Pattern,
  normal: Vec,
): Laid => {
  const { across, up, out, upSign } = printAxes(normal);
  return {
    way: `${out}`,
    at: places.map((place) => [
      (place[across] + from[across]) / size,
      (upSign * (place[up] + from[up])) / size,
    ]),
  };
};

/** So many squares go round that the last one ends where the first began. */
function wound(places: readonly [Vec, Vec, Vec], widest: number, { size }: Pattern): Laid {
  const round = Math.max(1, Math.round((FULL * widest) / size));
  const angles = places.map(([x, , z]) => (x === 0 && z === 0 ? null : Math.atan2(x, z)));
  const first = angles.find((angle) => angle !== null) ?? 0;
  // The seam runs behind: a triangle across it goes on past a whole turn.
  const near = angles.map((angle) => {
    if (angle === null) return null;
    return angle - first > Math.PI ? angle - FULL : first - angle > Math.PI ? angle + FULL : angle;
  });
  const seen = near.filter((angle) => angle !== null);
  const middle = seen.reduce((sum, angle) => sum + angle, 0) / (seen.length || 1);
  return {
    way: "round",
    at: places.map(([, y], i) => [((near[i] ?? middle) / FULL) * round, y / size]),
  };
}

/** Null where it has no pattern, or one that nobody knows. */
export function printedMesh(part: Part, mesh: Mesh): PrintedMesh | null {
  const pattern = part.print && patternOf(part.print.pattern);
  if (!part.print || !pattern) return null;
  const { from } = part.print;
  const widest = part.shape === "lathe" ? Math.max(...part.profile.map(([r]) => r)) : null;
  const made: Mesh = { position: [], normal: [], index: [] };
  const at: number[] = [];
  const known = new Map<string, number>();
  for (let i = 0; i < mesh.index.length; i += 3) {
    const corners = [mesh.index[i]!, mesh.index[i + 1]!, mesh.index[i + 2]!] as const;
    const places = corners.map((each) => corner(mesh, each)) as unknown as [Vec, Vec, Vec];
    const normal = faceNormal(places);
    const isWound =
      widest !== null && Math.abs(normal[1]) < LEVEL * Math.hypot(normal[0], normal[1], normal[2]);
    const laid = isWound ? wound(places, widest, pattern) : flat(places, from, pattern, normal);
    for (const [k, each] of corners.entries()) {
      const [u, v] = laid.at[k]!;
      const key = `${each} ${laid.way} ${Math.round(u)}`;
      let to = known.get(key);
      if (to === undefined) {
        to = made.position.length / 3;
        known.set(key, to);
        for (let c = 3 * each; c < 3 * each + 3; c++) {
          made.position.push(mesh.position[c]!);
          made.normal.push(mesh.normal[c]!);
        }
        at.push(u, v);
      }
      made.index.push(to);
    }
  }
  return { ...made, at, of: 1 + printPatterns.indexOf(pattern) };
}
