// The rows of the table by the piece they are about.
import type { LightSpot } from "../../models/catalogue/lights.ts";
import type { ItemModel, Surface } from "../model/catalogue.ts";
import type { ModelId } from "../model/room.ts";
import { table } from "./table.ts";
import { AS_MADE, type PieceRow, type PieceTint, type SurfaceRow } from "./tableShape.ts";

const byId = new Map(table.pieces.map((row) => [row.id, row]));

const allTints = (row: PieceRow | undefined): readonly PieceTint[] =>
  (row?.tints ?? []).map((place) => table.tints[place]!);

/** The tints of a piece but for the one it is made in, with the colour for a button. */
export const tintsOf = (id: ModelId): readonly PieceTint[] =>
  allTints(byId.get(id)).filter((tint) => tint.id !== AS_MADE);

/** The colour it is made in, where it comes in others too. */
export const madeIn = (id: ModelId): PieceTint | null => allTints(byId.get(id))[0] ?? null;

/** How high a wall piece hangs unless it is moved, in quarter tiles. */
export const usualUpOf = (id: ModelId): number => byId.get(id)?.up ?? 0;

/** In the frame of the parts. */
export const lightsOf = (id: ModelId): readonly LightSpot[] =>
  (byId.get(id)?.lights ?? []).map(([kind, x, y, z]) => ({ kind, at: [x, y, z] }));

const surface = ([x, z, width, depth, up, clear]: SurfaceRow): Surface => ({
  x,
  z,
  width,
  depth,
  up,
  ...(clear !== undefined && { clear }),
});

export function itemModelOf(row: PieceRow): ItemModel {
  const { set: _set, size, up: _up, surfaces = [], tints: _tints, lights: _lights, ...told } = row;
  const [width, depth, height] = size;
  return {
    ...told,
    width,
    depth,
    height,
    surfaces: surfaces.map(surface),
    tints: tintsOf(row.id).map(({ id }) => id),
  };
}
