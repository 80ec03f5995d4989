// The place that a point of the plan means for a thing: a surface under it, a wall beside it, the floor.
import { usualUpOf } from "../catalogue/index.ts";
import type { Catalogue, ItemModel, ItemSurface } from "../model/catalogue.ts";
import type { Item, ItemId, ItemPlace, RoomDocument } from "../model/room.ts";
import { normaliseTurn, turnRect } from "../rules/box.ts";
import { type Placed, turnedExtent } from "../rules/footprint.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";
import { snap } from "../rules/snap.ts";
import { runsAcross, wallLength } from "../rules/walls.ts";
import type { FloorPoint } from "./planFrame.ts";
import { nearestWall, thingsAt } from "./planPick.ts";

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

/** A point of the room in the frame of a thing before it was turned. */
function inFrame({ box, turn, model }: Placed, { x, z }: FloorPoint): FloorPoint {
  const frame = turnedExtent(model, turn);
  const point = { x: x - box.x0, z: z - box.z0, width: 0, depth: 0 };
  return turnRect(point, frame, normaliseTurn(-turn));
}

const holds = (surface: ItemSurface, { x, z }: FloorPoint): boolean =>
  x >= surface.x &&
  x <= surface.x + surface.width &&
  z >= surface.z &&
  z <= surface.z + surface.depth;

/** From above only the highest surface is seen. */
function onThing(
  index: RoomIndex,
  model: ItemModel,
  item: Item,
  middle: FloorPoint,
  own: ReadonlySet<ItemId>,
): ItemPlace | null {
  const under = thingsAt(index, middle).find(
    ({ item: { id }, model: { surfaces, isFlat } }) =>
      !own.has(id) && !isFlat && surfaces.length > 0,
  );
  if (!under) return null;
  const point = inFrame(under, middle);
  const levels = [...under.model.surfaces.entries()]
    .filter(([, surface]) => holds(surface, point))
    .sort(([, a], [, b]) => b.up - a.up);
  const [found] = levels;
  if (!found) return null;
  const [level, surface] = found;
  // A thing that goes from the floor to a table keeps its turn in the table's frame.
  const { width, depth } = turnedExtent(model, item.turn);
  const x = between(
    Math.round(point.x - width / 2),
    Math.ceil(surface.x),
    Math.floor(surface.x + surface.width - width),
  );
  const z = between(
    Math.round(point.z - depth / 2),
    Math.ceil(surface.z),
    Math.floor(surface.z + surface.depth - depth),
  );
  return { kind: "on", carrier: under.item.id, level, x, z };
}

function onWall(
  document: RoomDocument,
  model: ItemModel,
  item: Item,
  middle: FloorPoint,
): ItemPlace {
  const { wall, along } = nearestWall(document, middle);
  const { size } = document.shell;
  const usual = model.isFooted ? 0 : usualUpOf(item.model);
  const up = item.at.kind === "wall" ? item.at.up : usual;
  const start = Math.round(along - model.width / 2);
  return {
    kind: "wall",
    wall,
    along: between(start, 0, wallLength(size, wall) - model.width),
    up: between(up, 0, size.height - model.height),
  };
}

/** `middle` is where the thing's middle should come to lie; `own` are those it carries and itself. */
export function planPlace(
  document: RoomDocument,
  catalogue: Catalogue,
  index: RoomIndex,
  item: Item,
  middle: FloorPoint,
  own: ReadonlySet<ItemId>,
): ItemPlace | null {
  const model = catalogue.item(item.model);
  if (!model) return null;
  if (model.stands.includes("surface")) {
    const place = onThing(index, model, item, middle, own);
    if (place) return place;
  }
  if (model.stands.includes("floor")) {
    const { width, depth } = turnedExtent(model, item.turn);
    const wanted = { x: middle.x - width / 2, z: middle.z - depth / 2 };
    return snap(document, catalogue, item, wanted)?.at ?? null;
  }
  return model.stands.includes("wall") ? onWall(document, model, item, middle) : null;
}

/** Where the middle of a thing is, as its place tells: on a wall, the middle of its back. */
export function middleOfPlaced({ box, item }: Placed): FloorPoint {
  if (item.at.kind !== "wall") return { x: (box.x0 + box.x1) / 2, z: (box.z0 + box.z1) / 2 };
  const across = runsAcross(item.at.wall);
  const far = item.at.wall === "east" || item.at.wall === "south";
  return across
    ? { x: (box.x0 + box.x1) / 2, z: far ? box.z1 : box.z0 }
    : { x: far ? box.x1 : box.x0, z: (box.z0 + box.z1) / 2 };
}
