// What lies under a point of the plan: the topmost thing while furnishing, walls and openings while building.
import type { Trade } from "../editor/viewSettings.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type RoomDocument, type WallSide, wallSides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";
import { runsAcross } from "../rules/walls.ts";
import type { Pick } from "../stage/stage.ts";
import type { FloorPoint } from "./planFrame.ts";

/** How thick a wall is drawn, in quarter tiles; it lies outside the floor. */
export const WALL = 1.3;
/** How far inside a wall it can still be grasped while building. */
const NEAR = 0.6;
/** Small things are easier to hit than they are large, by so many quarter tiles around. */
const REACH = 0.5;

function depthIn({ box }: Placed, { x, z }: FloorPoint): number {
  const inside = Math.min(x - box.x0, box.x1 - x, z - box.z0, box.z1 - z);
  return Number.isNaN(inside) ? -1 : inside;
}

/** Higher is nearer to the eye; of two as high, the smaller one. */
function byHeight(a: Placed, b: Placed): number {
  const area = ({ box }: Placed) => (box.x1 - box.x0) * (box.z1 - box.z0);
  return b.box.y1 - a.box.y1 || b.box.y0 - a.box.y0 || area(a) - area(b);
}

export function thingsAt(index: RoomIndex, point: FloorPoint, reach = 0): Placed[] {
  return [...index.placed.values()]
    .filter((placed) => depthIn(placed, point) >= -reach)
    .sort(byHeight);
}

/** The wall that a point is on or nearest to, with how far outside the floor it lies. */
export function nearestWall({ shell }: RoomDocument, { x, z }: FloorPoint) {
  const { columns, rows } = shell.size;
  const out: Readonly<Record<WallSide, number>> = {
    north: -z,
    south: z - rows * PER_TILE,
    west: -x,
    east: x - columns * PER_TILE,
  };
  const wall = wallSides.reduce((best, side) => (out[side] > out[best] ? side : best));
  return { wall, out: out[wall], along: runsAcross(wall) ? x : z };
}

function builtAt(document: RoomDocument, catalogue: Catalogue, point: FloorPoint): Pick | null {
  const { wall, out, along } = nearestWall(document, point);
  if (out > WALL) return null;
  if (out < -NEAR) return { kind: "floor", ...point };
  const opening = [...document.openings.values()].find((each) => {
    const width = catalogue.opening(each.model)?.width ?? 0;
    return each.wall === wall && along >= each.along && along < each.along + width;
  });
  return opening ? { kind: "opening", id: opening.id } : { kind: "wall", wall, along, up: 0 };
}

export function planPick(
  document: RoomDocument,
  catalogue: Catalogue,
  index: RoomIndex,
  trade: Trade,
  point: FloorPoint,
): Pick | null {
  if (trade === "build") return builtAt(document, catalogue, point);
  const [on] = thingsAt(index, point);
  const small = thingsAt(index, point, REACH).filter(
    ({ box, item }) => item.id !== on?.item.id && box.x1 - box.x0 <= 2 && box.z1 - box.z0 <= 2,
  );
  const [nearby] = small;
  const hit = on && !on.model.isFlat ? on : (nearby ?? on);
  if (hit) return { kind: "item", id: hit.item.id };
  return nearestWall(document, point).out <= WALL ? { kind: "floor", ...point } : null;
}
