// Turns parts into drawable geometry: one merged mesh with its contact shade in the colours.
import { BufferAttribute, BufferGeometry, Color } from "three";
import { CONTRAST, CREASE, DEEPEST, OWN, REACH, STRENGTH } from "../crease.ts";
import type { Mesh } from "../meshes/mesh.ts";
import { partMesh } from "../meshes/partMesh.ts";
import { type Occluder, occluder } from "../occlusion.ts";
import type { Part } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import { leanMeshes } from "./leanMeshes.ts";

export type GeometryOptions = {
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
};
export type Geometry = { solid: BufferGeometry | null; glow: BufferGeometry | null };

const tint = new Color(CREASE);
/** What an item of a live scene may take. */
const MOST = 400;

type Piece = { readonly part: Part; readonly mesh: Mesh };

export function toGeometry(parts: readonly Part[], options: GeometryOptions = {}): Geometry {
  const { ao = STRENGTH, reach = REACH, floor = 0, ghosts = [] } = options;
  const { cell = 0.35, lean = false, tolerance } = options;
  const solid = parts.filter((part) => !part.glow);
  const shade = ao > 0 ? occluder([...solid, ...ghosts], reach, floor) : null;
  const meshes = lean
    ? leanMeshes(parts, floor, tolerance === undefined ? { most: MOST } : { tolerance })
    : parts.map((part) => partMesh(part, cell));
  const pieces = parts.map((part, i): Piece => ({ part, mesh: meshes[i]! }));
  return {
    solid: merge(
      pieces.filter(({ part }) => !part.glow),
      shade,
      ao,
    ),
    glow: merge(
      pieces.filter(({ part }) => part.glow),
      null,
      0,
    ),
  };
}

function merge(
  pieces: readonly Piece[],
  shade: Occluder | null,
  ao: number,
): BufferGeometry | null {
  if (pieces.length === 0) return null;
  const sum = (of: (mesh: Mesh) => number) => pieces.reduce((all, { mesh }) => all + of(mesh), 0);
  const length = sum((mesh) => mesh.position.length);
  const position = new Float32Array(length);
  const normal = new Float32Array(length);
  const colour = new Float32Array(length);
  const index: number[] = [];
  let first = 0;
  for (const { part, mesh } of pieces) {
    const places: Vec[] = [];
    for (let i = 0; i < mesh.position.length; i += 3)
      places.push(add(part.at, rotate(part.pose, triple(mesh.position, i))));
    const tone = toneOf(part, places);
    places.forEach((at, k) => {
      const i = first + 3 * k;
      const n = rotate(part.pose, triple(mesh.normal, 3 * k));
      const dark = shade ? Math.min(DEEPEST, shade(at, n) * ao * CONTRAST) : 0;
      position.set(at, i);
      normal.set(n, i);
      colour.set(tone(at[1], dark), i);
    });
    for (const i of mesh.index) index.push(first / 3 + i);
    first += mesh.position.length;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("color", new BufferAttribute(colour, 3));
  geometry.setIndex(index);
  return geometry;
}

const triple = (from: readonly number[], i: number): Vec => [from[i]!, from[i + 1]!, from[i + 2]!];

/** Creases go to a warm plum of the part's own colour, never to grey. */
function toneOf(part: Part, places: readonly Vec[]) {
  const low = new Color(part.colour);
  const high = new Color(part.top);
  let bottom = Infinity;
  let top = -Infinity;
  if (part.top !== part.colour)
    for (const [, y] of places) {
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  const mixed = new Color();
  const crease = new Color();
  return (y: number, dark: number): Vec => {
    mixed.copy(low);
    if (top > bottom) mixed.lerp(high, (y - bottom) / (top - bottom));
    crease.copy(tint).lerp(mixed, OWN);
    const at = (base: number, shade: number) => base * (1 - dark + dark * shade);
    return [at(mixed.r, crease.r), at(mixed.g, crease.g), at(mixed.b, crease.b)];
  };
}
