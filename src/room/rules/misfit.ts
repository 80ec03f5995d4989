// Why a thing may not be where it is: its support, the doors and windows, and everybody else (collision detection).
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { carriersOf } from "../model/structure.ts";
import { MOST_STACKED, PER_TILE } from "../model/units.ts";
import { rectWithin } from "./box.ts";
import { type Placed, placedAt, rectAt } from "./footprint.ts";
import { blocksOpening } from "./openings.ts";
import { meeting, type RoomIndex, stackOf } from "./roomIndex.ts";
import { wallLength } from "./walls.ts";

function unsupportedOnWall(
  { shell }: RoomDocument,
  { item, model }: Placed,
): CommandRefusal | null {
  if (item.at.kind !== "wall") return null;
  if (item.turn !== 0) return { kind: "cannotTurn", item: item.id };
  const { wall, along, up } = item.at;
  const isInside =
    along >= 0 &&
    along + model.width <= wallLength(shell.size, wall) &&
    up >= 0 &&
    up + model.height <= shell.size.height &&
    (!model.isFooted || up === 0);
  return isInside ? null : { kind: "outside", item: item.id };
}

function unsupportedOnThing(
  document: RoomDocument,
  index: RoomIndex,
  { item, model }: Placed,
): CommandRefusal | null {
  if (item.at.kind !== "on") return null;
  const { carrier, level } = item.at;
  const surface = index.placed.get(carrier)?.model.surfaces[level];
  if (!surface || !rectWithin(rectAt(item.at, model, item.turn), surface))
    return { kind: "offSurface", item: item.id, carrier };
  if (surface.clear !== undefined && model.height > surface.clear)
    return { kind: "tooTall", item: item.id, carrier };
  return carriersOf(document.items, item).length >= MOST_STACKED
    ? { kind: "stackTooHigh", item: item.id, most: MOST_STACKED }
    : null;
}

const groundOf = { floor: "floor", wall: "wall", on: "surface" } as const;

const isWhole = (at: object): boolean =>
  Object.values(at).every((part) => typeof part !== "number" || Number.isInteger(part));

/** Whether a thing may stand on what is under it: the floor, a wall, a table top, a shelf. */
function unsupported(
  document: RoomDocument,
  index: RoomIndex,
  placed: Placed,
): CommandRefusal | null {
  const { item, model, box } = placed;
  const ground = groundOf[item.at.kind];
  if (!isWhole(item.at)) return { kind: "offGrid", item: item.id };
  if (!model.stands.includes(ground)) return { kind: "cannotStand", item: item.id, ground };
  const { columns, rows } = document.shell.size;
  const isInside =
    box.x0 >= 0 && box.x1 <= columns * PER_TILE && box.z0 >= 0 && box.z1 <= rows * PER_TILE;
  if (!isInside && item.at.kind !== "on") return { kind: "outside", item: item.id };
  return (
    unsupportedOnWall(document, placed) ??
    unsupportedOnThing(document, index, placed) ??
    (isInside ? null : { kind: "outside", item: item.id })
  );
}

function overlap(document: RoomDocument, index: RoomIndex, placed: Placed): CommandRefusal | null {
  const { id } = placed.item;
  // What carries it, and what it carries, it may touch: surfaces have their own rule.
  const own = new Set<ItemId>(stackOf(index, id));
  for (const carrier of carriersOf(document.items, placed.item)) own.add(carrier.id);
  const others = meeting(index, placed.box, (other) => own.has(other));
  if (others.length === 0) return null;
  const first = others.reduce((a, b) => (a.item.id < b.item.id ? a : b));
  return { kind: "overlaps", item: id, other: first.item.id };
}

/**
 * Why a thing that is not in the room, and carries nothing, may not come to where it is wanted: told
 * without making the room that it would be in. Null also where only the gate itself can tell.
 */
export function misfitOfNew(
  document: RoomDocument,
  index: RoomIndex,
  catalogue: Catalogue,
  item: Item,
): CommandRefusal | null {
  const model = catalogue.item(item.model);
  const carrier = item.at.kind === "on" ? (index.placed.get(item.at.carrier) ?? null) : null;
  const placed = model && placedAt(item, model, document.shell.size, carrier);
  return placed ? misfit(document, index, catalogue, placed) : null;
}

export const misfit = (
  document: RoomDocument,
  index: RoomIndex,
  catalogue: Catalogue,
  placed: Placed,
): CommandRefusal | null =>
  unsupported(document, index, placed) ??
  overlap(document, index, placed) ??
  blocksOpening(document, catalogue, placed);
