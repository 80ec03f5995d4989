// What is known of a piece by its id: its place in a room, its tints, its lights, its picture.
import {
  shadeOf,
  type Tint,
  type TintFamily,
  tintsOfFamily,
  tintsOfPart,
} from "../../models/catalogue/tints.ts";
import type { PicturePlace } from "../../models/furniture/furniture.ts";
import type { LightSpot } from "../../models/lights.ts";
import type { Vec } from "../../models/parts.ts";
import type { ItemModel, ItemSurface } from "../model/catalogue.ts";
import { type ItemTintPart, type ModelId, type PatternPart, tintParts } from "../model/room.ts";
import type { BakedPiece, SurfaceRow } from "./baked.ts";
import { fromFurniture } from "./furniture.ts";

const byId = fromFurniture(({ pieces }) => new Map(pieces.map((row) => [row.id, row])));

export const pieceRow = (id: ModelId): BakedPiece | undefined => byId().get(id);

/** The tint that a piece comes in. */
export const AS_MADE = "as-made";

export function allTints({ tint }: Pick<BakedPiece, "tint">): readonly Tint[] {
  if (!tint) return [];
  const [family, ...own] = tint;
  return tintsOfFamily(family, own);
}

const tintsById = fromFurniture(
  ({ pieces }) => new Map(pieces.map((row) => [row.id, allTints(row)])),
);

/** The tints of a piece but for the one it is made in, with the colour for a button. */
export const otherTintsOf = (id: ModelId): readonly Tint[] =>
  (tintsById().get(id) ?? []).filter((tint) => tint.id !== AS_MADE);

/** The colour it is made in, where it comes in others too. */
export const madeIn = (id: ModelId): Tint | null => tintsById().get(id)?.[0] ?? null;

/** Which of the colours of its kind it is made in, where it is one of them. */
export function madeAs(id: ModelId): string | null {
  const [family, body] = pieceRow(id)?.tint ?? [];
  return family && body ? shadeOf(family, body) : null;
}

type PartTint = { readonly part: ItemTintPart; readonly tints: readonly Tint[] };

/** The lighter and the darker tone are of what the piece is tinted as, cloth beside cloth is cloth. */
function familyOf(part: ItemTintPart, { tint }: Pick<BakedPiece, "tint">): TintFamily {
  if (part === "light" || part === "dark") return tint?.[0] ?? "cloth";
  return part === "trim" ? "cloth" : part;
}

/** In the order in which they are offered; the first tint of each is how it was made. */
function allPartTints(row: BakedPiece, colours: readonly string[]): readonly PartTint[] {
  return tintParts.flatMap((part) => {
    const own = row.tintParts?.[part]?.map((at) => colours[at]!);
    return own ? [{ part, tints: tintsOfPart(familyOf(part, row), own) }] : [];
  });
}

const partTintsById = fromFurniture(
  ({ pieces, colours }) => new Map(pieces.map((row) => [row.id, allPartTints(row, colours)])),
);

/** The parts of a piece that can have a colour of their own, each with its tints. */
export const partTintsOf = (id: ModelId): readonly PartTint[] => partTintsById().get(id) ?? [];

function allPrintColours(
  { prints, tint, tintParts: found }: BakedPiece,
  colours: readonly string[],
): PrintColours {
  if (!prints) return new Map();
  const [, ...own] = tint ?? [];
  const of = (part: PatternPart) =>
    part === "whole" ? own : (found?.[part]?.map((at) => colours[at]) ?? []);
  return new Map(
    prints.map((part) => [part, of(part).flatMap((colour) => (colour ? [colour] : []))]),
  );
}

type PrintColours = ReadonlyMap<PatternPart, readonly string[]>;

const printColoursById = fromFurniture(
  ({ pieces, colours }) => new Map(pieces.map((row) => [row.id, allPrintColours(row, colours)])),
);

/** What of a piece is of printable cloth, each with the colours that it is made in. */
export const printColoursOf = (id: ModelId): PrintColours =>
  printColoursById().get(id) ?? new Map();

/** A keepsake, a trophy or a dish: one has as many as one's farms have made. */
export const isOfFarm = (id: ModelId): boolean => pieceRow(id)?.set === "farm";

/** How high a wall piece hangs unless it is moved, in quarter tiles. */
export const usualUpOf = (id: ModelId): number => pieceRow(id)?.up ?? 0;

/** In the frame of the parts. */
export const lightsOf = (id: ModelId): readonly LightSpot[] =>
  (pieceRow(id)?.lights ?? []).map(([kind, x, y, z]) => ({ kind, at: [x, y, z] }));

/** The middle of a clock's face, in the frame of the parts; its hands are the last two of them. */
export const dialOf = (id: ModelId): Vec | null => pieceRow(id)?.dial ?? null;

export const isBreathing = (id: ModelId): boolean => pieceRow(id)?.breathes === true;

/** Where steam rises from a piece, in the frame of the parts. */
export const mouthsOf = (id: ModelId): readonly Vec[] => pieceRow(id)?.steams ?? [];

/** Where on a piece a picture of the visitor's own is seen. */
export const pictureAt = (id: ModelId): PicturePlace | null => pieceRow(id)?.picture ?? null;

const surface = ([x, z, width, depth, up, clear]: SurfaceRow): ItemSurface => ({
  x,
  z,
  width,
  depth,
  up,
  ...(clear !== undefined && { clear }),
});

export function itemModelOf(row: BakedPiece): ItemModel {
  const { set: _set, words: _words, up: _up, tint: _tint, lights: _lights, ...rest } = row;
  const {
    tintParts: _tintParts,
    picture: _picture,
    dial: _dial,
    breathes: _breathes,
    steams: _steams,
    size,
    surfaces = [],
    ...told
  } = rest;
  const [width, depth, height] = size;
  return {
    ...told,
    width,
    depth,
    height,
    surfaces: surfaces.map(surface),
    tints: otherTintsOf(row.id).map(({ id }) => id),
    ...(row.tintParts && {
      partTints: Object.fromEntries(
        partTintsOf(row.id).map(({ part, tints }) => [
          part,
          tints.flatMap(({ id }) => (id === AS_MADE ? [] : [id])),
        ]),
      ),
    }),
  };
}
