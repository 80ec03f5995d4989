// Bakes pieces, openings and templates into what the site knows of them, in the quarter tiles of rooms.
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import { hangsAt } from "../../models/catalogue/faults.ts";
import type { MeasuredPiece } from "../../models/catalogue/measured.ts";
import { printPartsOf } from "../../models/catalogue/printParts.ts";
import { tintPartsOf } from "../../models/catalogue/tintParts.ts";
import { inHex } from "../../models/catalogue/tints.ts";
import type { Piece, StandingSurface } from "../../models/furniture/furniture.ts";
import type { OpeningModel } from "../../models/openings/openings.ts";
import { type PartRow, partToRow } from "../../models/partRows.ts";
import { moved, type Part } from "../../models/parts.ts";
import { PER_TILE } from "../model/units.ts";
import type { BakedFurniture, BakedPiece, OpeningRow, SurfaceRow } from "./baked.ts";

/** A piece may stand out of its place by this share of a quarter tile: what nobody sees. */
const SLACK = 0.2;
const quartersFor = (tiles: number): number => Math.max(1, Math.ceil(tiles * PER_TILE - SLACK));

/** To a thousandth of a tile: what is left over is only arithmetic. */
const short = (tiles: number): number => Math.round(tiles * 1000) / 1000;
const shorter = (tiles: number): number => Math.round(tiles * 100) / 100;

/** What a tenth of a thousandth of a tile, or of a turn, is off nobody sees; written out it weighs as much as all the rest. */
const fine = (measure: number): number => Math.round(measure * 10_000) / 10_000;

type Middle = { readonly x: number; readonly z: number; readonly w: number; readonly d: number };

/**
 * A room puts the middle of its place there. A piece that does not fill its model's frame would take a
 * quarter tile too many: then it is its parts that tell how large it is, and where its middle lies.
 */
function middleOf({ stands, footprint: [w, d], parts }: MeasuredPiece): Middle {
  const { low, high } = boundingBoxOf(parts);
  const isWall = stands === "wall";
  const [width, depth] = [high[0] - low[0], isWall ? high[2] : high[2] - low[2]];
  const [across, deep] = [quartersFor(width), quartersFor(depth)];
  const isSmaller = across < quartersFor(w) || deep < quartersFor(d);
  const isLarger = across > quartersFor(w) || deep > quartersFor(d);
  if (!isSmaller || isLarger) return { x: 0, z: 0, w, d };
  const z = isWall ? 0 : short((low[2] + high[2]) / 2);
  return { x: short((low[0] + high[0]) / 2), z, w: shorter(width), d: shorter(depth) };
}

/** Surfaces are rounded to whole quarter tiles as generously as the places of what stands on them. */
const GENEROUS = 0.2;

function surfaceRow({ stands }: Piece, middle: Middle, level: StandingSurface): SurfaceRow {
  const [width, depth] = [quartersFor(middle.w), quartersFor(middle.d)];
  const from = (at: number, half: number) =>
    Math.max(0, Math.floor(at * PER_TILE + half + GENEROUS));
  const to = (at: number, half: number, most: number) =>
    Math.min(most, Math.ceil(at * PER_TILE + half - GENEROUS));
  const { height, size, at, clear } = level;
  const [x, z] = [at[0] - middle.x, at[1] - middle.z];
  const x0 = from(x - size[0] / 2, width / 2);
  const x1 = to(x + size[0] / 2, width / 2, width);
  // The back of a wall piece is the wall, the middle of the others the middle of their place.
  const behind = stands === "wall" ? 0 : depth / 2;
  const z0 = from(z - size[1] / 2, behind);
  const z1 = to(z + size[1] / 2, behind, depth);
  const quarters = (tiles: number) => Math.round(tiles * PER_TILE * 100) / 100;
  const row = [x0, z0, x1 - x0, z1 - z0, quarters(height)] as const;
  return clear === undefined ? row : [...row, quarters(clear)];
}

/** What stands on a table may also be put on the floor. */
const placesOf = ({ places, stands }: Piece) =>
  places ?? (stands === "surface" ? (["surface", "floor"] as const) : [stands]);

const bakedTint = ([family, ...own]: NonNullable<Piece["tint"]>) =>
  [family, ...inHex(own)] as const;

function bakedParts(piece: Piece, colours: readonly string[]): BakedPiece["tintParts"] {
  const found = Object.entries(tintPartsOf(piece));
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    found.map(([part, own]) => [part, own.map((colour) => colours.indexOf(colour))]),
  );
}

function pieceRow(piece: MeasuredPiece, middle: Middle, colours: readonly string[]): BakedPiece {
  const { id, name, set, words, height, surfaces = [], tint, lights = [], picture, dial } = piece;
  const { x, z, w, d } = middle;
  const places = placesOf(piece);
  const isFlat = places.includes("underfoot");
  const up = Math.round(hangsAt(piece) * PER_TILE);
  const tintParts = bakedParts(piece, colours);
  const prints = printPartsOf(piece);
  return {
    id,
    name,
    stands: isFlat ? ["floor"] : places.filter((place) => place !== "underfoot"),
    set,
    ...(words !== undefined && { words }),
    size: [quartersFor(w), quartersFor(d), quartersFor(height)],
    ...(isFlat && { isFlat }),
    ...(piece.stands === "wall" && hangsAt(piece) === 0 && { isFooted: true }),
    ...(piece.overOpenings && { overOpenings: true }),
    ...(lights.length > 0 && { isLamp: true }),
    ...(picture && { takesPicture: true, picture }),
    ...(up > 0 && { up }),
    ...(surfaces.length > 0 && {
      surfaces: surfaces.map((surface) => surfaceRow(piece, middle, surface)),
    }),
    ...(tint && { tint: bakedTint(tint) }),
    ...(tintParts && { tintParts }),
    ...(prints.length > 0 && { prints }),
    ...(lights.length > 0 && {
      lights: lights.map(
        ({ kind, at }) => [kind, short(at[0] - x), short(at[1]), short(at[2] - z)] as const,
      ),
    }),
    ...(piece.steams && {
      steams: piece.steams.map((at) => [short(at[0] - x), short(at[1]), short(at[2] - z)] as const),
    }),
    ...(piece.breathes && { breathes: true }),
    ...(dial && { dial: [short(dial[0] - x), short(dial[1]), short(dial[2] - z)] as const }),
  };
}

function openingRow(
  { id, name, width, hole, bare, tall, foot, day, night, window }: OpeningModel,
  rows: (parts: readonly Part[]) => readonly PartRow[],
): OpeningRow {
  return {
    id,
    name,
    kind: window ? "window" : "door",
    width: quartersFor(width),
    height: window?.height ?? quartersFor(tall),
    sill: window?.sill ?? 0,
    hole,
    bare,
    tall,
    foot,
    day: rows(day),
    night: rows(night),
  };
}

export function bakeFurniture(
  pieces: readonly MeasuredPiece[],
  openings: readonly OpeningModel[],
  templates: Readonly<Record<string, unknown>>,
): BakedFurniture {
  const colours: string[] = [];
  const middles = pieces.map(middleOf);
  const rows = (parts: readonly Part[]) => parts.map((part) => partToRow(part, colours).map(fine));
  const parts = pieces.map(({ id, parts: made }, i) => {
    const { x, z } = middles[i]!;
    return [id, rows(x === 0 && z === 0 ? made : moved(made, [-x, 0, -z]))] as const;
  });
  return {
    colours,
    pieces: pieces.map((piece, i) => pieceRow(piece, middles[i]!, colours)),
    parts: Object.fromEntries(parts),
    openings: openings.map((opening) => openingRow(opening, rows)),
    templates,
  };
}
