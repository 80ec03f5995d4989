// Where the light of what lies in the one picture that holds all light: maps of floor and walls, then each thing's points (lightmap atlas).
import { type WallSide, wallSides } from "../model/room.ts";
import type { LitSize, LitThing } from "./litRoom.ts";

/** Dots in a row of the picture. */
export const ACROSS = 512;

const FLOOR_DOTS = 8;
const WALL_DOTS = 6;
/** Walls are put under each other beside the widest floor. */
const WALLS_AT = 256;

export type Plane = "floor" | WallSide;
const planes: readonly Plane[] = ["floor", ...wallSides];

/** In dots. */
export type LightmapRegion = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
};

export type LightmapLayout = {
  readonly planes: Readonly<Record<Plane, LightmapRegion>>;
  /** The first dot of each thing. */
  readonly runs: ReadonlyMap<string, number>;
  readonly dots: number;
};

/** Tiles along a side of a room whose maps may have twice as many dots and still lie beside each other. */
export const MOST_FINER = WALLS_AT / (2 * FLOOR_DOTS);

function planesOf({ columns, rows, height, finer = 1 }: LitSize): LightmapLayout["planes"] {
  const [onFloor, onWall] = [FLOOR_DOTS * finer, WALL_DOTS * finer];
  const high = Math.round(height * onWall);
  const wall = (side: WallSide, i: number): LightmapRegion => ({
    x: WALLS_AT,
    y: i * high,
    wide: (side === "north" || side === "south" ? columns : rows) * onWall,
    high,
  });
  const [north, east, south, west] = wallSides.map(wall) as [
    LightmapRegion,
    LightmapRegion,
    LightmapRegion,
    LightmapRegion,
  ];
  const floor = { x: 0, y: 0, wide: columns * onFloor, high: rows * onFloor };
  return { floor, north, east, south, west };
}

/** `pointsIn` tells how many points a shape has. */
export function layoutOf(
  size: LitSize,
  things: readonly Pick<LitThing, "id" | "key">[],
  pointsIn: (key: string) => number,
): LightmapLayout {
  const regions = planesOf(size);
  let next = ACROSS * Math.max(...planes.map((plane) => regions[plane].y + regions[plane].high));
  const runs = new Map<string, number>();
  for (const { id, key } of things) {
    runs.set(id, next);
    next += pointsIn(key);
  }
  return { planes: regions, runs, dots: Math.ceil(next / ACROSS) * ACROSS };
}

/** A point of the room and where it looks. */
export type LightmapPoint = { x: number; y: number; z: number; nx: number; ny: number; nz: number };

/** So far before floor and walls light is gathered: over rugs, before panelling. */
const BEFORE_FLOOR = 0.05;
const BEFORE_WALL = 0.06;

/** The place of a dot of a map; u and v go from 0 to 1. */
export function placeOn(
  plane: Plane,
  { columns, rows, height }: LitSize,
  u: number,
  v: number,
): LightmapPoint {
  const x = (u - 0.5) * columns;
  const along = (u - 0.5) * rows;
  switch (plane) {
    case "floor":
      return { x, y: BEFORE_FLOOR, z: (v - 0.5) * rows, nx: 0, ny: 1, nz: 0 };
    case "north":
      return { x, y: v * height, z: -rows / 2 + BEFORE_WALL, nx: 0, ny: 0, nz: 1 };
    case "south":
      return { x, y: v * height, z: rows / 2 - BEFORE_WALL, nx: 0, ny: 0, nz: -1 };
    case "west":
      return { x: -columns / 2 + BEFORE_WALL, y: v * height, z: along, nx: 1, ny: 0, nz: 0 };
    case "east":
      return { x: columns / 2 - BEFORE_WALL, y: v * height, z: along, nx: -1, ny: 0, nz: 0 };
  }
}
