// Why a thing may not be where it is: its support, the doors and windows, and everybody else.
import type { Catalogue } from "../model/catalogue.ts";
import type { Refusal } from "../model/refusal.ts";
import type { ItemId, RoomDocument } from "../model/room.ts";
import { carriersOf } from "../model/structure.ts";
import type { Placed } from "./footprint.ts";
import { blocksOpening } from "./openings.ts";
import { meeting, type RoomIndex, stackOf } from "./roomIndex.ts";
import { unsupported } from "./support.ts";

function overlap(document: RoomDocument, index: RoomIndex, placed: Placed): Refusal | null {
  const { id } = placed.item;
  // What carries it, and what it carries, it may touch: surfaces have their own rule.
  const own = new Set<ItemId>(stackOf(index, id));
  for (const carrier of carriersOf(document.items, placed.item)) own.add(carrier.id);
  const others = meeting(index, placed.box, (other) => own.has(other));
  if (others.length === 0) return null;
  const first = others.reduce((a, b) => (a.item.id < b.item.id ? a : b));
  return { kind: "overlaps", item: id, other: first.item.id };
}

export const misfit = (
  document: RoomDocument,
  index: RoomIndex,
  catalogue: Catalogue,
  placed: Placed,
): Refusal | null =>
  unsupported(document, index, placed) ??
  overlap(document, index, placed) ??
  blocksOpening(document, catalogue, placed);
