// The place that a ray of sight means for a thing: a surface it may stand on, a wall, or the floor.

import { pointOn, type Ray, reaches } from "../../../scene/camera/ray.ts";
import type { Catalogue, ItemModel } from "../../model/catalogue.ts";
import type {
  CarriedPlace,
  Item,
  ItemPlace,
  RoomDocument,
  WallPlace,
  WallSide,
} from "../../model/room.ts";
import { carriersOf } from "../../model/structure.ts";
import { MOST_STACKED, PER_TILE } from "../../model/units.ts";
import { normaliseTurn, turnRect } from "../../rules/box.ts";
import { type Placed, turnedExtent } from "../../rules/footprint.ts";
import { indexOf } from "../../rules/indexOf.ts";
import { stackOf } from "../../rules/roomIndex.ts";
import { snap } from "../../rules/snap.ts";
import { wallLength } from "../../rules/walls.ts";
import type { Grip } from "../stage.ts";
import { toRoom } from "../view/roomFrame.ts";
import { layerOf } from "../view/sight.ts";
import { isInside, onFloor, onPlaneOf, onWall } from "./picking.ts";

export type Setting = {
  readonly document: RoomDocument;
  readonly catalogue: Catalogue;
  readonly inSight: ReadonlySet<WallSide>;
};

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), Math.round(value)));

/** A point of the room in the carrier's own frame, as it was before the carrier was turned. */
function inCarrier({ model, box, turn }: Placed, x: number, z: number): { x: number; z: number } {
  const width = box.x1 - box.x0;
  const depth = box.z1 - box.z0;
  const point = { x: x - box.x0, z: z - box.z0, width: 0, depth: 0 };
  const frame = turn % 2 === 1 ? { width: model.depth, depth: model.width } : { width, depth };
  return turnRect(point, frame, normaliseTurn(-turn));
}

function onSurface(
  { document, catalogue, inSight }: Setting,
  item: Item,
  model: ItemModel,
  ray: Ray,
  grip: Grip,
): CarriedPlace | null {
  const index = indexOf(document, catalogue);
  const own = new Set(stackOf(index, item.id));
  let best: CarriedPlace | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const carrier of index.placed.values()) {
    const { surfaces } = carrier.model;
    if (surfaces.length === 0 || own.has(carrier.item.id)) continue;
    const layer = layerOf(document.items, carrier.item);
    if (layer !== "room" && !inSight.has(layer)) continue;
    if (carriersOf(document.items, carrier.item).length + 1 >= MOST_STACKED) continue;
    for (const [level, surface] of surfaces.entries()) {
      const { width, depth } = turnedExtent(model, item.turn);
      if (width > surface.width || depth > surface.depth) continue;
      if (surface.clear !== undefined && model.height > surface.clear) continue;
      const t = reaches(ray, 1, (carrier.box.y0 + surface.up) / PER_TILE);
      if (t === null || t >= nearest) continue;
      const [wx, , wz] = pointOn(ray, t);
      const met = toRoom(document.shell.size, wx, wz);
      const at = inCarrier(carrier, met.x, met.z);
      const isOn =
        at.x >= surface.x &&
        at.x <= surface.x + surface.width &&
        at.z >= surface.z &&
        at.z <= surface.z + surface.depth;
      if (!isOn) continue;
      const held = inCarrier(carrier, met.x - grip.x, met.z - grip.z);
      nearest = t;
      best = {
        kind: "on",
        carrier: carrier.item.id,
        level,
        x: between(held.x - width / 2, surface.x, surface.x + surface.width - width),
        z: between(held.z - depth / 2, surface.z, surface.z + surface.depth - depth),
      };
    }
  }
  return best;
}

/** Of the walls in sight the one that a spot of the floor is nearest to. */
function nearestWall(
  { document, inSight }: Setting,
  { x, z }: { x: number; z: number },
): WallSide | null {
  const { columns, rows } = document.shell.size;
  const away: Readonly<Record<WallSide, number>> = {
    north: z,
    west: x,
    south: rows * PER_TILE - z,
    east: columns * PER_TILE - x,
  };
  return [...inSight].sort((a, b) => away[a] - away[b])[0] ?? null;
}

function hungOn(
  setting: Setting,
  item: Item,
  model: ItemModel,
  ray: Ray,
  grip: Grip,
  isStrict: boolean,
): WallPlace | null {
  const { size } = setting.document.shell;
  const inSet = (wall: WallSide, along: number, up: number): WallPlace => ({
    kind: "wall",
    wall,
    along: between(along - model.width / 2, 0, wallLength(size, wall) - model.width),
    up: model.isFooted ? 0 : between(up, 0, size.height - model.height),
  });
  const met = onWall(ray, size, setting.inSight);
  if (met) return inSet(met.wall, met.along - grip.x, met.up - grip.z - model.height / 2);
  const below = onFloor(ray, size);
  if (isStrict || !below) return null;
  // A hand that goes over the floor or past the cap still means the wall it is nearest to.
  const wall = isInside(size, below)
    ? nearestWall(setting, below)
    : ([...setting.inSight]
        .map((side) => onPlaneOf(ray, size, side))
        .filter((on) => on !== null)
        .sort((a, b) => a.t - b.t)[0]?.wall ?? null);
  if (!wall) return null;
  const on = isInside(size, below) ? null : onPlaneOf(ray, size, wall);
  const along = on?.along ?? (wall === "north" || wall === "south" ? below.x : below.z);
  const up = on ? on.up - grip.z - model.height / 2 : item.at.kind === "wall" ? item.at.up : 0;
  return inSet(wall, along - grip.x, up);
}

export function placeFor(setting: Setting, item: Item, ray: Ray, grip: Grip): ItemPlace | null {
  const { document, catalogue } = setting;
  const model = catalogue.item(item.model);
  if (!model) return null;
  const may = new Set(model.stands);
  if (may.has("surface")) {
    const on = onSurface(setting, item, model, ray, grip);
    if (on) return on;
  }
  if (may.has("wall")) {
    const hung = hungOn(setting, item, model, ray, grip, may.has("floor"));
    if (hung || !may.has("floor")) return hung;
  }
  const met = onFloor(ray, document.shell.size);
  if (!met) return null;
  const { width, depth } = turnedExtent(model, item.turn);
  const wanted = { x: met.x - grip.x - width / 2, z: met.z - grip.z - depth / 2 };
  return snap(document, catalogue, item, wanted)?.at ?? null;
}

/** The thing's middle is taken where it stands; one that stands nowhere yet is held by its middle. */
export function gripOf(
  { document, catalogue }: Pick<Setting, "document" | "catalogue">,
  item: Item,
  ray: Ray,
): Grip {
  const placed = indexOf(document, catalogue).placed.get(item.id);
  if (!placed) return { x: 0, z: 0 };
  const { box, model } = placed;
  const { size } = document.shell;
  if (item.at.kind === "wall") {
    const on = onPlaneOf(ray, size, item.at.wall);
    if (!on) return { x: 0, z: 0 };
    const { along, up } = item.at;
    return { x: on.along - along - model.width / 2, z: on.up - up - model.height / 2 };
  }
  const met = onFloor(ray, size, box.y0);
  if (!met) return { x: 0, z: 0 };
  return { x: met.x - (box.x0 + box.x1) / 2, z: met.z - (box.z0 + box.z1) / 2 };
}
