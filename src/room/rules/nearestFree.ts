// Where a thing that was refused could stand instead, as near as can be to where it was wanted.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type {
  CarriedPlace,
  FloorPlace,
  Item,
  ItemPlace,
  RoomDocument,
  WallPlace,
} from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { admit } from "./admit.ts";
import type { RoomRect } from "./box.ts";
import { type Placed, rectAt, turnedExtent } from "./footprint.ts";
import { freeSpot } from "./freeSpot.ts";
import { indexOf } from "./indexOf.ts";
import { misfitOfNew } from "./misfit.ts";
import { doorways, holesIn } from "./openings.ts";
import { over, type RoomIndex, stackOf } from "./roomIndex.ts";
import { runsAcross, wallBox, wallLength } from "./walls.ts";

type Search = {
  readonly document: RoomDocument;
  readonly catalogue: Catalogue;
  readonly index: RoomIndex;
  readonly item: Item;
  readonly model: ItemModel;
  /** All but the thing itself and what it carries; they are many, and seldom asked for. */
  readonly others: () => readonly Placed[];
  readonly tall: number;
};

/** How high the thing reaches with what it carries. */
function reach({ index, item, model, tall }: Search): number {
  const foot = index.placed.get(item.id)?.box.y0 ?? 0;
  const tops = stackOf(index, item.id).map((id) => (index.placed.get(id)?.box.y1 ?? foot) - foot);
  return Math.max(tall, model.isFlat ? 0 : model.height, ...tops);
}

const ground = ({ x0, x1, z0, z1 }: Placed["box"]): RoomRect => ({
  x: x0,
  z: z0,
  width: x1 - x0,
  depth: z1 - z0,
});

function onFloor(search: Search, at: FloorPlace): ItemPlace | null {
  const { document, catalogue, index, item, model } = search;
  const top = reach(search);
  const isLow = model.isFlat && top === 0;
  const isInTheWay = ({ box }: Placed) =>
    box.y0 === box.y1 ? box.y0 === 0 && model.isFlat : !isLow && box.y0 < top;
  const own = new Set(stackOf(index, item.id));
  const ways = isLow || model.overOpenings ? [] : doorways(document, catalogue);
  const { columns, rows } = document.shell.size;
  const spot = freeSpot(
    { width: columns * PER_TILE, depth: rows * PER_TILE },
    turnedExtent(model, item.turn),
    ({ x, z, width, depth }) =>
      [
        ...over(index, { x0: x, x1: x + width, z0: z, z1: z + depth }).filter(
          (placed) => isInTheWay(placed) && !own.has(placed.item.id),
        ),
        ...ways,
      ].map(({ box }) => ground(box)),
    at,
  );
  return spot && { kind: "floor", ...spot };
}

function onWall(search: Search, at: WallPlace): ItemPlace | null {
  const { document, catalogue, model, others } = search;
  const { size } = document.shell;
  const height = Math.max(model.height, reach(search));
  if (model.height > size.height) return null;
  const length = wallLength(size, at.wall);
  const slab = wallBox(size, {
    wall: at.wall,
    along: 0,
    up: 0,
    width: length,
    height: size.height,
    depth: model.depth,
  });
  const across = runsAcross(at.wall);
  const ways = model.overOpenings ? [] : doorways(document, catalogue);
  const holes = model.overOpenings ? [] : holesIn(document, catalogue, at.wall);
  const near = [...others(), ...ways].filter(
    ({ box }) => box.x0 < slab.x1 && slab.x0 < box.x1 && box.z0 < slab.z1 && slab.z0 < box.z1,
  );
  const shadows = near.map(({ box }) => ({
    x: across ? box.x0 : box.z0,
    z: box.y0,
    width: across ? box.x1 - box.x0 : box.z1 - box.z0,
    // A flat thing on a shelf has no height, yet nothing may hang through it.
    depth: box.y0 > 0 ? Math.max(1, box.y1 - box.y0) : box.y1,
  }));
  const spot = freeSpot(
    { width: length, depth: model.isFooted ? height : size.height },
    { width: model.width, depth: height },
    () => [...shadows, ...holes.map(({ rect }) => rect)],
    { x: at.along, z: at.up },
  );
  return spot && { kind: "wall", wall: at.wall, along: spot.x, up: spot.z };
}

function isAdmitted({ document, catalogue, index, item }: Search, at: ItemPlace): boolean {
  const there = { ...item, at };
  // What is not there yet pushes nobody aside: it need not be tried in a room made for it.
  return document.items.has(item.id)
    ? admit(document, put(there), catalogue).ok
    : misfitOfNew(document, index, catalogue, there) === null;
}

/** Surfaces are small: each spot is tried by the gate itself, nearest first. */
function onCarrier(search: Search, at: CarriedPlace): ItemPlace | null {
  const { index, item, model } = search;
  const surfaces = index.placed.get(at.carrier)?.model.surfaces ?? [];
  const spots = surfaces.flatMap((surface, level) => {
    const { width, depth } = rectAt(at, model, item.turn);
    return spotsOn(surface, width, depth).map((spot) => ({ ...spot, level }));
  });
  const far = (spot: { x: number; z: number; level: number }) =>
    Math.hypot(spot.x - at.x, spot.z - at.z) + (spot.level === at.level ? 0 : 100);
  const place = spots
    .sort((a, b) => far(a) - far(b))
    .map(({ level, x, z }): ItemPlace => ({ kind: "on", carrier: at.carrier, level, x, z }))
    .find((to) => isAdmitted(search, to));
  return place ?? null;
}

/** On any of a thing's surfaces, as near to its middle as there is room. */
function onAnother(search: Search, carrier: Placed): ItemPlace | null {
  const { index, item, model } = search;
  const { width, depth } = turnedExtent(model, item.turn);
  for (const [level, surface] of carrier.model.surfaces.entries()) {
    const there = (index.carried.get(carrier.item.id) ?? []).flatMap((id): RoomRect[] => {
      const { item: other, model: its } = index.placed.get(id) ?? {};
      if (!its || other?.at.kind !== "on" || other.at.level !== level) return [];
      const rect = rectAt(other.at, its, other.turn);
      return [{ ...rect, x: rect.x - surface.x, z: rect.z - surface.z }];
    });
    const middle = { x: (surface.width - width) / 2, z: (surface.depth - depth) / 2 };
    const spot = freeSpot(surface, { width, depth }, () => there, middle);
    if (!spot) continue;
    const { x, z } = { x: spot.x + surface.x, z: spot.z + surface.z };
    const at: ItemPlace = { kind: "on", carrier: carrier.item.id, level, x, z };
    if (reach(search) <= (surface.clear ?? Number.POSITIVE_INFINITY) && isAdmitted(search, at))
      return at;
  }
  return null;
}

/** Where its own carrier is full: on the nearest other one, or else on the floor beside it. */
function onThing(search: Search, at: CarriedPlace): ItemPlace | null {
  const here = onCarrier(search, at);
  const own = search.index.placed.get(at.carrier);
  if (here || !own) return here;
  const far = ({ box }: Placed) => Math.hypot(box.x0 - own.box.x0, box.z0 - own.box.z0);
  const carriers = search
    .others()
    .filter(({ item, model }) => model.surfaces.length > 0 && item.id !== at.carrier)
    .sort((a, b) => far(a) - far(b));
  for (const carrier of carriers) {
    const there = onAnother(search, carrier);
    if (there) return there;
  }
  const { x0: x, z0: z } = own.box;
  return search.model.stands.includes("floor") ? onFloor(search, { kind: "floor", x, z }) : null;
}

const put = (item: Item) => ({ items: [{ id: item.id, to: item }] });

function spotsOn(surface: RoomRect, width: number, depth: number): { x: number; z: number }[] {
  const spots: { x: number; z: number }[] = [];
  for (let z = surface.z; z + depth <= surface.z + surface.depth; z++)
    for (let x = surface.x; x + width <= surface.x + surface.width; x++) spots.push({ x, z });
  return spots;
}

/**
 * `item` stands where it is wanted; it may be in the document, with all it carries, or not yet:
 * then `tall` tells how high it will reach with what is to come with it.
 */
export function nearestFree(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  tall = 0,
): ItemPlace | null {
  const model = catalogue.item(item.model);
  if (!model) return null;
  const index = indexOf(document, catalogue);
  const others = () => {
    const own = new Set(stackOf(index, item.id));
    return [...index.placed.values()].filter((placed) => !own.has(placed.item.id));
  };
  const search: Search = { document, catalogue, index, item, model, others, tall };
  switch (item.at.kind) {
    case "floor":
      return model.stands.includes("floor") ? onFloor(search, item.at) : null;
    case "wall":
      return model.stands.includes("wall") ? onWall(search, item.at) : null;
    case "on":
      return model.stands.includes("surface") ? onThing(search, item.at) : null;
  }
}
