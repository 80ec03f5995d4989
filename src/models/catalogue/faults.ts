// What is wrong with a piece, in sentences for whoever makes it.
import type { Piece } from "../furniture/furniture.ts";
import { leanMeshes } from "../lean/leanMeshes.ts";
import { partMesh } from "../meshes/partMesh.ts";
import type { Part } from "../parts.ts";
import { boundingBoxOf, partCorners } from "./bounds.ts";
import type { MeasuredPiece } from "./measured.ts";
import { inHex, recoloured, tintsOfFamily } from "./tints.ts";

/** A piece may stand out of its half-tiles by this much in all, in tiles. */
const OVERHANG = 0.1;
/** What a bevel or a leaf may be off, in tiles. */
const SLACK = 0.02;
const DEEPEST = -0.03;
const CEILING = 4.2;
/** Where a wall piece is let into its wall it takes no room. */
const IN_WALL = -0.24;
const MOST_TRIANGLES = 2600;
/** Nothing is so rich in parts that a live room could not hold it. */
const MOST_LEAN = 900;
const LEAN_AIM = 400;
const UNDIVIDED = Number.POSITIVE_INFINITY;

const tiles = (value: number): string => `${Math.round(value * 100) / 100}`;

const isTooLarge = (said: number, real: number): boolean => real > said + SLACK;
const isTooSmall = (said: number, real: number): boolean => said - real > Math.max(0.1, said * 0.1);

/** Width, depth and height as they are. */
function realSize({ stands, parts }: Piece): readonly number[] {
  const isWall = stands === "wall";
  const { low, high } = boundingBoxOf(isWall ? parts.filter(({ at }) => at[2] > IN_WALL) : parts);
  const depth = isWall ? high[2] : 2 * Math.max(high[2], -low[2]);
  return [2 * Math.max(high[0], -low[0]), depth, high[1]];
}

function sizeFaults(piece: MeasuredPiece): string[] {
  const said = [...piece.footprint, piece.height];
  const real = realSize(piece);
  const off = ["wide", "deep", "high"].flatMap((way, i) => {
    if (isTooLarge(said[i]!, real[i]!))
      return [`It is ${tiles(real[i]!)} tiles ${way} and says ${tiles(said[i]!)}.`];
    return isTooSmall(said[i]!, real[i]!)
      ? [`It says ${tiles(said[i]!)} tiles ${way} and is only ${tiles(real[i]!)}.`]
      : [];
  });
  const { low } = boundingBoxOf(piece.parts);
  if (piece.stands !== "wall" && low[1] < DEEPEST)
    off.push(`It sinks ${tiles(-low[1])} tiles into the floor.`);
  return off;
}

/** The catalogue counts in half-tiles: never one too few, never one too many. */
function halfTileFaults({ stands, footprint, parts }: MeasuredPiece): string[] {
  const { low, high } = boundingBoxOf(parts);
  const depth = stands === "wall" ? high[2] : 2 * Math.max(high[2], -low[2]);
  const real = [2 * Math.max(high[0], -low[0]), depth];
  return footprint.flatMap((said, i) => {
    const halves = Math.max(1, Math.ceil((said - OVERHANG) * 2));
    const isOff =
      real[i]! > halves / 2 + OVERHANG + SLACK || (halves > 1 && halves / 2 - real[i]! > 0.5);
    return isOff
      ? [`It takes ${halves} half-tiles ${i ? "deep" : "wide"} and is ${tiles(real[i]!)} tiles.`]
      : [];
  });
}

export const hangsAt = ({ hangsAt: at, stands }: Piece): number =>
  at ?? (stands === "wall" ? 1.8 : 0);

function placeFaults(piece: MeasuredPiece): string[] {
  const isWall = piece.stands === "wall";
  if ((piece.places?.includes("wall") ?? isWall) !== isWall)
    return ["Its places and what it stands on differ."];
  if (!isWall) return hangsAt(piece) === 0 ? [] : ["It hangs, but it is no wall piece."];
  const reach = hangsAt(piece) + piece.height;
  return reach > CEILING
    ? [`It reaches up to ${tiles(reach)} tiles, and a wall to ${CEILING}.`]
    : [];
}

function surfaceFaults({ surfaces = [], stands, footprint, parts }: MeasuredPiece): string[] {
  const halves = footprint.map((said) => Math.max(1, Math.ceil((said - OVERHANG) * 2)));
  const tops = parts.map((part) => Math.max(...partCorners(part).map(([, y]) => y)));
  return surfaces.flatMap(({ height, size, at }) => {
    const over = [0, 1].filter((i) => size[i]! / 2 + Math.abs(at[i]!) > halves[i]! / 4 + OVERHANG);
    if (over.includes(0)) return [`The surface at ${height} is wider than the piece.`];
    if (over.includes(1) && stands !== "wall")
      return [`The surface at ${height} is deeper than the piece.`];
    const isThere = tops.some((y) => Math.abs(y - height) < SLACK);
    return isThere ? [] : [`No part ends at ${height}, where it has a surface.`];
  });
}

function tintFaults({ tint, parts }: Piece): string[] {
  if (!tint) return [];
  const [family, ...own] = tint;
  const tints = tintsOfFamily(family, own);
  const colours = new Set(parts.flatMap(({ colour, top }) => [colour, top]));
  const strange = inHex(own).filter((colour) => colour !== undefined && !colours.has(colour));
  if (strange.length > 0) return [`It is tinted in ${strange[0]}, which none of its parts has.`];
  if (new Set(tints.map(({ id }) => id)).size !== tints.length) return ["It has a tint twice."];
  const isChanged = tints
    .slice(1)
    .every(({ colours }) =>
      recoloured(parts, colours).some((part, i) => part.colour !== parts[i]?.colour),
    );
  return isChanged ? [] : ["One of its tints changes nothing."];
}

function lightFaults({ lights = [], parts }: Piece): string[] {
  const shines = parts.some(({ glow }) => glow);
  if (shines && lights.length === 0) return ["A part of it glows, but it has no light."];
  if (!shines && lights.length > 0) return ["It has a light, but no part of it glows."];
  const { low, high } = boundingBoxOf(parts);
  const isOut = lights.some(({ at }) => at.some((v, k) => v < low[k]! - 0.4 || v > high[k]! + 0.4));
  return isOut ? ["One of its lights is outside of it."] : [];
}

/** Parts closer than this hold each other, in tiles. */
const TOUCH = 0.08;

/** What neither touches the ground or the wall nor anything that does. */
function floatFaults({ stands, parts }: Piece): string[] {
  const bounds = parts.map((part) => boundingBoxOf([part]));
  const deep = stands === "wall" ? 2 : 1;
  const held = new Set(bounds.filter(({ low }) => low[deep] < TOUCH));
  for (const { low, high } of held)
    for (const other of bounds)
      if (
        ([0, 1, 2] as const).every(
          (k) => other.low[k] <= high[k] + TOUCH && other.high[k] >= low[k] - TOUCH,
        )
      )
        held.add(other);
  const count = parts.length - held.size;
  return count > 0 ? [`${count} of its parts float: nothing holds them.`] : [];
}

const counted = (meshes: readonly { readonly index: ArrayLike<number> }[]): number =>
  meshes.reduce((sum, { index }) => sum + index.length / 3, 0);

export const trianglesOf = (parts: readonly Part[]): number =>
  counted(parts.map((part) => partMesh(part, UNDIVIDED)));

/** As few as a live room draws it with where much stands in it. */
export const leanTriangles = (parts: readonly Part[]): number =>
  counted(leanMeshes(parts, 0, { most: LEAN_AIM }));

function weightFaults({ parts }: Piece): string[] {
  const [count, lean] = [trianglesOf(parts), leanTriangles(parts)];
  if (count > MOST_TRIANGLES) return [`It has ${count} triangles; ${MOST_TRIANGLES} are the most.`];
  return lean > MOST_LEAN
    ? [`It cannot be drawn with fewer than ${lean} triangles; ${MOST_LEAN} are the most.`]
    : [];
}

/** None where all is well. */
export const pieceFaults = (piece: MeasuredPiece): readonly string[] => [
  ...sizeFaults(piece),
  ...halfTileFaults(piece),
  ...placeFaults(piece),
  ...surfaceFaults(piece),
  ...tintFaults(piece),
  ...lightFaults(piece),
  ...floatFaults(piece),
  ...weightFaults(piece),
];
