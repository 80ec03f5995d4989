// Finds the index of a document: made once, then carried from each document to the next (memoisation).
import type { Catalogue } from "../model/catalogue.ts";
import type { Change, Patch } from "../model/patch.ts";
import type { Item, ItemId, ModelId, RoomDocument } from "../model/room.ts";
import { CarriedTable } from "./carriedTable.ts";
import { type Placed, placedAt } from "./footprint.ts";
import { type RoomIndex, stackOf } from "./roomIndex.ts";
import { tilesUnder } from "./tiles.ts";

const emptyIndex: RoomIndex = {
  placed: new CarriedTable(),
  carried: new CarriedTable(),
  used: new Map(),
  tiles: [],
};

const sameStand = (a: Item, b: Item): boolean =>
  a.at === b.at && a.turn === b.turn && a.model === b.model;

const carrierOf = (item?: Item | null): ItemId | null =>
  item?.at.kind === "on" ? item.at.carrier : null;

function tally(used: Map<ModelId, number>, model: ModelId, by: 1 | -1) {
  const count = (used.get(model) ?? 0) + by;
  if (count === 0) used.delete(model);
  else used.set(model, count);
}

function relinked(
  carried: RoomIndex["carried"],
  moves: readonly { id: ItemId; from: ItemId | null; to: ItemId | null }[],
): RoomIndex["carried"] {
  const next = carried.carriedOn();
  for (const { id, from, to } of moves) {
    if (from !== null) {
      const left = (next.get(from) ?? []).filter((other) => other !== id);
      if (left.length === 0) next.delete(from);
      else next.set(from, left);
    }
    if (to !== null) next.set(to, [...(next.get(to) ?? []), id]);
  }
  return next;
}

function tileEditor(tiles: RoomIndex["tiles"]) {
  const next = tiles.slice();
  const own = new Map<number, ItemId[]>();
  const at = (tile: number): ItemId[] => {
    const mine = own.get(tile) ?? [...(next[tile] ?? [])];
    own.set(tile, mine);
    next[tile] = mine;
    return mine;
  };
  return {
    next,
    leave({ item, box }: Placed) {
      for (const tile of tilesUnder(box)) {
        const there = at(tile);
        there.splice(there.indexOf(item.id), 1);
      }
    },
    enter({ item, box }: Placed) {
      for (const tile of tilesUnder(box)) at(tile).push(item.id);
    },
  };
}

/**
 * The index of the next document: copies what changes, so that the one before stays true. `before`
 * and `from` are the earlier items and their index; `after` has no circle of carriers.
 */
function changeIndex(
  before: RoomDocument["items"],
  from: RoomIndex,
  after: RoomDocument,
  changes: readonly Change<Item>[],
  catalogue: Catalogue,
): RoomIndex {
  const placed = from.placed.carriedOn();
  const restanding: Change<Item>[] = [];
  for (const change of changes) {
    const old = before.get(change.id);
    const { to } = change;
    if (old && to && sameStand(old, to)) {
      const stood = placed.get(to.id);
      if (stood) placed.set(to.id, { ...stood, item: to });
    } else if (old || to) restanding.push(change);
  }
  if (restanding.length === 0) return { ...from, placed };

  const used = new Map(from.used);
  const links: { id: ItemId; from: ItemId | null; to: ItemId | null }[] = [];
  for (const { id, to } of restanding) {
    const old = before.get(id);
    if (old) tally(used, old.model, -1);
    if (to) tally(used, to.model, 1);
    const link = { id, from: carrierOf(old), to: carrierOf(to) };
    if (link.from !== link.to) links.push(link);
  }
  const carried = links.length === 0 ? from.carried : relinked(from.carried, links);

  const tiles = tileEditor(from.tiles);
  const leaving = new Set(restanding.flatMap(({ id }) => stackOf(from, id)));
  const entering = new Set(restanding.flatMap(({ id }) => stackOf({ carried }, id)));
  for (const id of [...leaving, ...entering]) {
    const stood = placed.get(id);
    if (!stood) continue;
    tiles.leave(stood);
    placed.delete(id);
  }
  const stand = (id: ItemId): Placed | null => {
    const stood = placed.get(id);
    if (stood) return stood;
    const item = after.items.get(id);
    const model = item && catalogue.item(item.model);
    if (!item || !model) return null;
    const carrier = item.at.kind === "on" ? stand(item.at.carrier) : null;
    const now = placedAt(item, model, after.shell.size, carrier);
    if (!now) return null;
    placed.set(id, now);
    tiles.enter(now);
    return now;
  };
  for (const id of entering) stand(id);
  return { placed, carried, used, tiles: tiles.next };
}

// A memory, not a state: what it holds follows from the document and the catalogue alone.
const known = new WeakMap<RoomDocument, { catalogue: Catalogue; index: RoomIndex }>();

function recall(document: RoomDocument, catalogue: Catalogue): RoomIndex | null {
  const found = known.get(document);
  return found?.catalogue === catalogue ? found.index : null;
}

function remember(document: RoomDocument, catalogue: Catalogue, index: RoomIndex): RoomIndex {
  known.set(document, { catalogue, index });
  return index;
}

export function indexOf(document: RoomDocument, catalogue: Catalogue): RoomIndex {
  const found = recall(document, catalogue);
  if (found) return found;
  const all = [...document.items.values()].map((item) => ({ id: item.id, to: item }));
  const index = changeIndex(new Map(), emptyIndex, document, all, catalogue);
  return remember(document, catalogue, index);
}

/** The index of `after`, which `patch` made of `before`. */
export function nextIndex(
  before: RoomDocument,
  after: RoomDocument,
  patch: Patch,
  catalogue: Catalogue,
): RoomIndex {
  // What hangs on the far walls goes with them when the room grows, so everything is placed anew.
  if (patch.shell?.size) return indexOf(after, catalogue);
  const found = recall(after, catalogue);
  if (found) return found;
  const from = indexOf(before, catalogue);
  const changes = patch.items ?? [];
  return remember(
    after,
    catalogue,
    changes.length === 0 ? from : changeIndex(before.items, from, after, changes, catalogue),
  );
}
