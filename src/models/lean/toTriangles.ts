// Turns parts into triangles: one merged mesh with its contact shade in the colours.
import { linear } from "../colour.ts";
import { CONTRAST, CREASE, CREASE_REACH, DEEPEST, OWN, STRENGTH } from "../crease.ts";
import type { Mesh } from "../meshes/mesh.ts";
import { partMesh } from "../meshes/partMesh.ts";
import { type Occluder, occluder } from "../occlusion.ts";
import type { Part } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import { leanMeshes } from "./leanMeshes.ts";
import type { Triangles } from "./triangles.ts";

export type BakeOptions = {
  /** Longest edge, so that baked shade can turn soft. */
  cell?: number;
  /** Strength of the baked shade; 0 leaves the colours plain. */
  ao?: number;
  /** Height of an unseen floor that also shades, or null for none. */
  floor?: number | null;
  /** How far the shade looks. */
  reach?: number;
  /** Few triangles for live scenes. */
  lean?: boolean;
  /** How far lean triangles may lie off, for whole scenes; one thing keeps to 400 triangles. */
  tolerance?: number;
  /** Parts that shade but are not drawn. */
  ghosts?: readonly Part[];
  /** Parts that shade and take no shade: on few corners far apart it would run across all that lies between. */
  unshaded?: ReadonlySet<Part>;
};

export type Baked = { readonly solid: Triangles | null; readonly glow: Triangles | null };

/** What an item of a live scene may take. */
const MOST = 400;

export type PartWithMesh = { readonly part: Part; readonly mesh: Mesh };

export const toTriangles = (parts: readonly Part[], options: BakeOptions = {}): Baked =>
  bakedOf(piecesOf(parts, options), options);

/** Each part with the triangles that are seen of it. */
export function piecesOf(
  parts: readonly Part[],
  { cell = 0.35, lean = false, floor = 0, tolerance }: BakeOptions,
): readonly PartWithMesh[] {
  const meshes = lean
    ? leanMeshes(parts, floor, tolerance === undefined ? { most: MOST } : { tolerance })
    : parts.map((part) => partMesh(part, cell));
  return parts.map((part, i) => ({ part, mesh: meshes[i]! }));
}

/** All pieces in one, with what they shade of each other. */
export function bakedOf(
  pieces: readonly PartWithMesh[],
  { ao = STRENGTH, reach = CREASE_REACH, floor = 0, ghosts = [], unshaded }: BakeOptions,
): Baked {
  const solid = pieces.filter(({ part }) => !part.glow);
  const shades = [...solid.map(({ part }) => part), ...ghosts];
  return {
    solid: merge(solid, ao > 0 ? occluder(shades, reach, floor) : null, ao, unshaded),
    glow: merge(
      pieces.filter(({ part }) => part.glow),
      null,
      0,
    ),
  };
}

function merge(
  pieces: readonly PartWithMesh[],
  shade: Occluder | null,
  ao: number,
  unshaded?: ReadonlySet<Part>,
): Triangles | null {
  if (pieces.length === 0) return null;
  const sum = (of: (mesh: Mesh) => number) => pieces.reduce((all, { mesh }) => all + of(mesh), 0);
  const length = sum((mesh) => mesh.position.length);
  const position = new Float32Array(length);
  const normal = new Float32Array(length);
  const color = new Float32Array(length);
  const index = new Uint32Array(sum((mesh) => mesh.index.length));
  let first = 0;
  let corner = 0;
  for (const { part, mesh } of pieces) {
    const places: Vec[] = [];
    for (let i = 0; i < mesh.position.length; i += 3)
      places.push(add(part.at, rotate(part.pose, triple(mesh.position, i))));
    const tone = toneOf(part, places);
    const isShaded = shade !== null && !unshaded?.has(part);
    places.forEach((at, k) => {
      const i = first + 3 * k;
      const n = rotate(part.pose, triple(mesh.normal, 3 * k));
      const dark = isShaded ? Math.min(DEEPEST, shade(at, n) * ao * CONTRAST) : 0;
      position.set(at, i);
      normal.set(n, i);
      color.set(tone(at[1], dark), i);
    });
    for (const i of mesh.index) index[corner++] = first / 3 + i;
    first += mesh.position.length;
  }
  return { position, normal, color, index };
}

const triple = (from: readonly number[], i: number): Vec => [from[i]!, from[i + 1]!, from[i + 2]!];

/** Creases go to a warm plum of the part's own colour, never to grey. */
function toneOf(part: Part, places: readonly Vec[]) {
  const low = linear(part.colour);
  const high = linear(part.top);
  let bottom = Infinity;
  let top = -Infinity;
  if (part.top !== part.colour)
    for (const [, y] of places) {
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  return (y: number, dark: number): Vec => {
    const mixed = top > bottom ? mix(low, high, (y - bottom) / (top - bottom)) : low;
    const [r, g, b] = mix(linear(CREASE), mixed, OWN);
    const at = (base: number, shade: number) => base * (1 - dark + dark * shade);
    return [at(mixed[0], r), at(mixed[1], g), at(mixed[2], b)];
  };
}

const mix = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
