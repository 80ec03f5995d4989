// A ground as a grid of cells that a cursor walks: tiles of the floor and the walls, finer on tables.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { ItemPlace, QuarterTurn, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { normaliseTurn, type RoomRect, turnRect } from "../rules/box.ts";
import { type Placed, rectAt, turnedExtent } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { wallLength } from "../rules/walls.ts";
import type { GridCursor } from "../session/gridCursor.ts";
import type { RoomSurface } from "./roomSurfaces.ts";

export type GroundGrid = {
  readonly columns: number;
  readonly rows: number;
  /** What the cell covers, as the plane is seen from within the room; on walls z is the height. */
  readonly rectOf: (cell: GridCursor) => RoomRect;
  /** The place with its least corner in this cell, or as near as the edge allows. */
  readonly placeAt: (cell: GridCursor, model: ItemModel, turn: QuarterTurn) => ItemPlace;
  readonly cellOf: (at: ItemPlace, model: ItemModel, turn: QuarterTurn) => GridCursor;
  /** What a thing covers of this ground; null where it is not on it. */
  readonly coverOf: (at: ItemPlace, model: ItemModel, turn: QuarterTurn) => RoomRect | null;
};

const corner: GridCursor = { column: 0, row: 0 };

/** A table as long as this is walked by half tiles, a smaller one by quarters. */
const LONG = 8;

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

function floorGrid({ shell }: RoomDocument): GroundGrid {
  const { columns, rows } = shell.size;
  const cell = (x: number, z: number): GridCursor => ({
    column: between(Math.floor(x / PER_TILE), 0, columns - 1),
    row: between(Math.floor(z / PER_TILE), 0, rows - 1),
  });
  return {
    columns,
    rows,
    rectOf: ({ column, row }) => ({
      x: column * PER_TILE,
      z: row * PER_TILE,
      width: PER_TILE,
      depth: PER_TILE,
    }),
    placeAt: ({ column, row }, model, turn) => {
      const { width, depth } = turnedExtent(model, turn);
      return {
        kind: "floor",
        x: between(column * PER_TILE, 0, columns * PER_TILE - width),
        z: between(row * PER_TILE, 0, rows * PER_TILE - depth),
      };
    },
    cellOf: (at) => (at.kind === "floor" ? cell(at.x, at.z) : corner),
    coverOf: (at, model, turn) => (at.kind === "floor" ? rectAt(at, model, turn) : null),
  };
}

/** The highest row first, as one sees a wall. */
function wallGrid(
  { shell: { size } }: RoomDocument,
  { wall }: Extract<RoomSurface, { kind: "wall" }>,
): GroundGrid {
  const length = wallLength(size, wall);
  const columns = length / PER_TILE;
  const rows = Math.floor(size.height / PER_TILE);
  return {
    columns,
    rows,
    rectOf: ({ column, row }) => ({
      x: column * PER_TILE,
      z: (rows - 1 - row) * PER_TILE,
      // What is left above the last whole tile belongs to it.
      width: PER_TILE,
      depth: PER_TILE + (row === 0 ? size.height % PER_TILE : 0),
    }),
    placeAt: ({ column, row }, model) => ({
      kind: "wall",
      wall,
      along: between(column * PER_TILE, 0, length - model.width),
      up: model.isFooted ? 0 : between((rows - 1 - row) * PER_TILE, 0, size.height - model.height),
    }),
    cellOf: (at) =>
      at.kind === "wall"
        ? {
            column: between(Math.floor(at.along / PER_TILE), 0, columns - 1),
            row: between(rows - 1 - Math.floor(at.up / PER_TILE), 0, rows - 1),
          }
        : corner,
    coverOf: (at, { width, height }) =>
      at.kind === "wall" && at.wall === wall
        ? { x: at.along, z: at.up, width, depth: height }
        : null,
  };
}

/** As the surface lies in the room, however its carrier is turned. */
function surfaceGrid(
  carrier: Placed,
  { carrier: id, level }: Extract<RoomSurface, { kind: "on" }>,
): GroundGrid | null {
  const frame = carrier.model;
  const surface = frame.surfaces[level];
  if (!surface) return null;
  const inRoom = turnRect(surface, frame, carrier.turn);
  const back = normaliseTurn(-carrier.turn);
  const roomFrame = turnedExtent(frame, carrier.turn);
  const step = Math.max(inRoom.width, inRoom.depth) > LONG ? 2 : 1;
  const columns = Math.ceil(inRoom.width / step);
  const rows = Math.ceil(inRoom.depth / step);
  const seen = (model: ItemModel, turn: QuarterTurn) =>
    turnedExtent(model, normaliseTurn(carrier.turn + turn));
  const coverOf: GroundGrid["coverOf"] = (at, model, turn) =>
    at.kind === "on" && at.carrier === id && at.level === level
      ? turnRect(rectAt(at, model, turn), frame, carrier.turn)
      : null;
  return {
    columns,
    rows,
    rectOf: ({ column, row }) => ({
      x: inRoom.x + column * step,
      z: inRoom.z + row * step,
      width: step,
      depth: step,
    }),
    placeAt: ({ column, row }, model, turn) => {
      const { width, depth } = seen(model, turn);
      const x = between(inRoom.x + column * step, inRoom.x, inRoom.x + inRoom.width - width);
      const z = between(inRoom.z + row * step, inRoom.z, inRoom.z + inRoom.depth - depth);
      const own = turnRect({ x, z, width, depth }, roomFrame, back);
      return { kind: "on", carrier: id, level, x: own.x, z: own.z };
    },
    coverOf,
    cellOf: (at, model, turn) => {
      const rect = coverOf(at, model, turn);
      if (!rect) return corner;
      return {
        column: between(Math.floor((rect.x - inRoom.x) / step), 0, columns - 1),
        row: between(Math.floor((rect.z - inRoom.z) / step), 0, rows - 1),
      };
    },
  };
}

/** Null where the thing that carried it is no longer there. */
export function surfaceGridOf(
  document: RoomDocument,
  catalogue: Catalogue,
  ground: RoomSurface,
): GroundGrid | null {
  if (ground.kind === "floor") return floorGrid(document);
  if (ground.kind === "wall") return wallGrid(document, ground);
  const carrier = indexOf(document, catalogue).placed.get(ground.carrier);
  return carrier ? surfaceGrid(carrier, ground) : null;
}
