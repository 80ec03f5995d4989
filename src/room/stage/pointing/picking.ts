// What a ray of sight meets: things by their own triangles, walls by their plane, the floor (ray casting).

import {
  entersBox,
  entersTriangles,
  pointOn,
  type Ray,
  reaches,
  type TriangleSurface,
} from "../../../scene/camera/ray.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, Opening, RoomDimensions, RoomDocument, WallSide } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import { holesIn } from "../../rules/openings.ts";
import { runsAcross, wallLength } from "../../rules/walls.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { fromSpot, type ScenePose, toRoom } from "../view/roomFrame.ts";

/** As much of a shape as can be touched. */
export type Touched = Pick<BuiltShape, "low" | "high"> & {
  readonly solid: TriangleSurface | null;
  readonly glow: TriangleSurface | null;
};
export type Body = { readonly id: ItemId; readonly spot: ScenePose; readonly shape: Touched };

/** Nearest first by their boxes, so that triangles are asked only while they could still be nearer. */
export function nearestBody(ray: Ray, bodies: Iterable<Body>): ItemId | null {
  const met: { body: Body; own: Ray; near: number }[] = [];
  for (const body of bodies) {
    const own = fromSpot(ray, body.spot);
    const near = entersBox(own, body.shape.low, body.shape.high);
    if (near !== null) met.push({ body, own, near });
  }
  met.sort((a, b) => a.near - b.near);
  let found: ItemId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { body, own, near } of met) {
    if (near >= least) break;
    for (const part of [body.shape.solid, body.shape.glow]) {
      const t = part && entersTriangles(own, part);
      if (t === null || t >= least) continue;
      least = t;
      found = body.id;
    }
  }
  return found;
}

/** In quarter tiles, also outside the walls. */
export function onFloor(ray: Ray, size: RoomDimensions, up = 0): { x: number; z: number } | null {
  const t = reaches(ray, 1, up / PER_TILE);
  if (t === null) return null;
  const [x, , z] = pointOn(ray, t);
  return toRoom(size, x, z);
}

export const isInside = (
  { columns, rows }: RoomDimensions,
  { x, z }: { x: number; z: number },
): boolean => x >= 0 && z >= 0 && x <= columns * PER_TILE && z <= rows * PER_TILE;

export type OnWall = {
  readonly wall: WallSide;
  readonly along: number;
  readonly up: number;
  readonly t: number;
};

/** On the endless plane of one wall, in quarter tiles. */
export function onPlaneOf(ray: Ray, size: RoomDimensions, wall: WallSide): OnWall | null {
  const { columns, rows } = size;
  const far = { north: -rows / 2, south: rows / 2, west: -columns / 2, east: columns / 2 }[wall];
  const t = reaches(ray, runsAcross(wall) ? 2 : 0, far);
  if (t === null) return null;
  const [x, y, z] = pointOn(ray, t);
  const at = toRoom(size, x, z);
  return { wall, along: runsAcross(wall) ? at.x : at.z, up: y * PER_TILE, t };
}

/** The nearest of the walls in sight that the ray meets between floor and cap. */
export function onWall(ray: Ray, size: RoomDimensions, inSight: Iterable<WallSide>): OnWall | null {
  let nearest: OnWall | null = null;
  for (const wall of inSight) {
    const on = onPlaneOf(ray, size, wall);
    if (!on || on.along < 0 || on.along > wallLength(size, wall)) continue;
    if (on.up < 0 || on.up > size.height) continue;
    if (!nearest || on.t < nearest.t) nearest = on;
  }
  return nearest;
}

export function openingAt(
  document: RoomDocument,
  catalogue: Catalogue,
  { wall, along, up }: OnWall,
): Opening["id"] | null {
  const hole = holesIn(document, catalogue, wall).find(
    ({ rect: { x, z, width, depth } }) =>
      along >= x && along <= x + width && up >= z && up <= z + depth,
  );
  return hole?.id ?? null;
}
