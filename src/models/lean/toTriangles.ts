// Turns parts into triangles: one merged mesh with its contact shade in the colours.
import { linear } from "../colour.ts";
import { CONTRAST, CREASE, DEEPEST, OWN, REACH, STRENGTH } from "../crease.ts";
import type { Mesh } from "../meshes/mesh.ts";
import { partMesh } from "../meshes/partMesh.ts";
import { type Occluder, occluder } from "../occlusion.ts";
import type { Part } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import type { PrintedMesh } from "../prints/printedMesh.ts";
import { leanMeshes } from "./leanMeshes.ts";
import type { PrintedCorners, Triangles } from "./triangles.ts";

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
  /** Lays patterns on cloth; without it all cloth is plain, and whoever has none need not bring it. */
  print?: (part: Part, mesh: Mesh) => PrintedMesh | null;
};
export type Baked = { readonly solid: Triangles | null; readonly glow: Triangles | null };

/** Less light than this no colour has of its own. */
const FAINTEST = 0.004;

/** What an item of a live scene may take. */
const MOST = 400;

type Piece = { readonly part: Part; readonly mesh: Mesh; readonly cloth: PrintedMesh | null };

function pieceOf(part: Part, plain: Mesh, print: BakeOptions["print"]): Piece {
  const cloth = part.print ? (print?.(part, plain) ?? null) : null;
  return { part, mesh: cloth?.mesh ?? plain, cloth };
}

export function toTriangles(parts: readonly Part[], options: BakeOptions = {}): Baked {
  const { ao = STRENGTH, reach = REACH, floor = 0, ghosts = [] } = options;
  const { cell = 0.35, lean = false, tolerance } = options;
  const solid = parts.filter((part) => !part.glow);
  const shade = ao > 0 ? occluder([...solid, ...ghosts], reach, floor) : null;
  const meshes = lean
    ? leanMeshes(parts, floor, tolerance === undefined ? { most: MOST } : { tolerance })
    : parts.map((part) => partMesh(part, cell));
  const pieces = parts.map((part, i) => pieceOf(part, meshes[i]!, options.print));
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

function merge(pieces: readonly Piece[], shade: Occluder | null, ao: number): Triangles | null {
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
    places.forEach((at, k) => {
      const i = first + 3 * k;
      const n = rotate(part.pose, triple(mesh.normal, 3 * k));
      const dark = shade ? Math.min(DEEPEST, shade(at, n) * ao * CONTRAST) : 0;
      position.set(at, i);
      normal.set(n, i);
      color.set(tone(at[1], dark), i);
    });
    for (const i of mesh.index) index[corner++] = first / 3 + i;
    first += mesh.position.length;
  }
  const print = pieces.some(({ cloth }) => cloth) ? printOf(pieces, length / 3) : undefined;
  return { position, normal, color, index, ...(print && { print }) };
}

function printOf(pieces: readonly Piece[], corners: number): PrintedCorners {
  const print = {
    at: new Float32Array(corners * 2),
    of: new Uint8Array(corners),
    tone: new Float32Array(corners * 3).fill(1),
  };
  let first = 0;
  for (const { part, mesh, cloth } of pieces) {
    const count = mesh.position.length / 3;
    if (part.print && cloth) {
      print.at.set(cloth.at, first * 2);
      print.of.fill(cloth.of, first, first + count);
      const [one, other] = [linear(part.colour), linear(part.print.tone)];
      const times = other.map((value, k) => value / Math.max(FAINTEST, one[k]!));
      for (let i = first; i < first + count; i++) print.tone.set(times, i * 3);
    }
    first += count;
  }
  return print;
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
