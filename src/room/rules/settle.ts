// Makes a room that came from elsewhere keep the rules: what does not fit is moved, or put away.
import type { Catalogue } from "../model/catalogue.ts";
import { apply } from "../model/patch.ts";
import type { Refusal } from "../model/refusal.ts";
import type { Item, ItemId, Opening, RoomDocument } from "../model/room.ts";
import { admit } from "./admit.ts";
import { indexOf } from "./indexOf.ts";
import { nearestFree } from "./nearestFree.ts";
import { stackOf } from "./roomIndex.ts";
import { violations } from "./violations.ts";

export type Settled = {
  readonly document: RoomDocument;
  readonly moved: readonly ItemId[];
  /** No room was found for these; they are given back so that the visitor can be told. */
  readonly putAway: readonly Item[];
  readonly walledUp: readonly Opening[];
};

const later = (a: string, b: string): string => [a, b].sort()[1]!;

/** Of two that overlap the one that sorts later gives way; of a thing and a door, the thing. */
function giver(reason: Refusal): { item: ItemId } | { opening: string } | null {
  switch (reason.kind) {
    case "overlaps":
      return { item: later(reason.item, reason.other) };
    case "openingsMeet":
      return { opening: later(reason.opening, reason.other) };
    case "openingOutside":
      return { opening: reason.opening };
    case "itemInTheWay":
      return { item: reason.item };
    default:
      return "item" in reason ? { item: reason.item } : null;
  }
}

const without = (ids: Iterable<string>) => [...ids].map((id) => ({ id, to: null }));

export function settle(document: RoomDocument, catalogue: Catalogue): Settled {
  const lifted = new Map<ItemId, Item>();
  const walledUp: Opening[] = [];
  let now = document;
  for (let wrong = violations(now, catalogue); wrong.length > 0; ) {
    const items = new Set<ItemId>();
    const openings = new Set<string>();
    for (const gives of wrong.map(giver)) {
      if (gives && "item" in gives)
        for (const id of stackOf(indexOf(now, catalogue), gives.item)) items.add(id);
      if (gives && "opening" in gives) openings.add(gives.opening);
    }
    if (items.size + openings.size === 0) break;
    for (const id of items) lifted.set(id, now.items.get(id)!);
    for (const id of openings) walledUp.push(now.openings.get(id)!);
    now = apply(now, { items: without(items), openings: without(openings) });
    wrong = violations(now, catalogue);
  }
  const moved: ItemId[] = [];
  const putAway: Item[] = [];
  for (const item of carriersFirst(lifted)) {
    const back = returned(now, catalogue, item);
    if (!back) putAway.push(item);
    else {
      now = back.document;
      if (back.isElsewhere) moved.push(item.id);
    }
  }
  return { document: now, moved, putAway, walledUp };
}

/** In the order in which they were lifted, but nobody before what carries them. */
function carriersFirst(lifted: ReadonlyMap<ItemId, Item>): Item[] {
  const depth = (item: Item): number => {
    const carrier = item.at.kind === "on" ? lifted.get(item.at.carrier) : undefined;
    return carrier ? depth(carrier) + 1 : 0;
  };
  return [...lifted.values()].sort((a, b) => depth(a) - depth(b) || (a.id < b.id ? -1 : 1));
}

function returned(document: RoomDocument, catalogue: Catalogue, item: Item) {
  const asItWas = admit(document, { items: [{ id: item.id, to: item }] }, catalogue);
  if (asItWas.ok) return { document: asItWas.document, isElsewhere: false };
  const straight = item.at.kind === "wall" ? { ...item, turn: 0 as const } : item;
  const at = nearestFree(document, catalogue, straight);
  if (!at) return null;
  const moved = { ...straight, at };
  const elsewhere = admit(document, { items: [{ id: item.id, to: moved }] }, catalogue);
  return elsewhere.ok ? { document: elsewhere.document, isElsewhere: true } : null;
}
