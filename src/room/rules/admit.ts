// The gate that every change passes: gives the document after a patch, or the reason against it.
import type { Catalogue } from "../model/catalogue.ts";
import { applyPatch, type Patch } from "../model/patch.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { carriersOf } from "../model/structure.ts";
import { MOST_ITEMS, MOST_OPENINGS, MOST_STACKED } from "../model/units.ts";
import { indexOf, nextIndex } from "./indexOf.ts";
import { misfit } from "./misfit.ts";
import { openingMisfit } from "./openings.ts";
import { type RoomIndex, stackOf } from "./roomIndex.ts";

export type Admitted =
  | { readonly ok: true; readonly document: RoomDocument }
  | { readonly ok: false; readonly reason: CommandRefusal };

/** Carriers must end somewhere before anybody may be placed by them. */
function badCarrier(document: RoomDocument, item: Item): CommandRefusal | null {
  if (item.at.kind !== "on") return null;
  const below = carriersOf(document.items, item);
  if (below.some(({ id }) => id === item.id)) return { kind: "onItself", item: item.id };
  if (below.length > MOST_STACKED)
    return { kind: "stackTooHigh", item: item.id, most: MOST_STACKED };
  const last = below.at(-1)?.at ?? item.at;
  return last.kind === "on" ? { kind: "noSuchItem", id: last.carrier } : null;
}

/** Those of the changed whose place or room around them is new, with all they carry. */
function moved(before: RoomDocument, after: RoomDocument, patch: Patch, index: RoomIndex) {
  if (patch.shell?.size) return after.items.keys();
  const ids = new Set<ItemId>();
  for (const { id, to } of patch.items ?? []) {
    const old = before.items.get(id);
    if (!to || (old && old.at === to.at && old.turn === to.turn && old.model === to.model))
      continue;
    for (const each of stackOf(index, id)) ids.add(each);
  }
  return ids;
}

function against(
  before: RoomDocument,
  after: RoomDocument,
  patch: Patch,
  catalogue: Catalogue,
): CommandRefusal | null {
  if (after.items.size > MOST_ITEMS) return { kind: "roomFull", most: MOST_ITEMS };
  if (after.openings.size > MOST_OPENINGS) return { kind: "tooManyOpenings", most: MOST_OPENINGS };
  const wasCarried = indexOf(before, catalogue).carried;
  for (const { id, to } of patch.items ?? []) {
    const orphan = to ? undefined : wasCarried.get(id)?.find((kid) => isOn(after, kid, id));
    if (orphan) return { kind: "noSuchItem", id };
    const reason = to && badCarrier(after, to);
    if (reason) return reason;
  }
  const index = nextIndex(before, after, patch, catalogue);
  for (const id of moved(before, after, patch, index)) {
    const placed = index.placed.get(id);
    const reason = placed && misfit(after, index, catalogue, placed);
    if (reason) return reason;
  }
  // What the catalogue does not know may stay and go, but nothing can be said about a new place of it.
  const lost = patch.items?.find(({ id, to }) => to && !index.placed.has(id));
  if (lost?.to) return { kind: "unknownModel", model: lost.to.model };
  const openings = patch.shell?.size ? [...after.openings.keys()] : patch.openings?.map(byId);
  for (const id of openings ?? []) {
    const opening = after.openings.get(id);
    const reason = opening && openingMisfit(after, index, catalogue, opening);
    if (reason) return reason;
  }
  return null;
}

const byId = ({ id }: { readonly id: string }): string => id;

function isOn({ items }: RoomDocument, kid: ItemId, carrier: ItemId): boolean {
  const at = items.get(kid)?.at;
  return at?.kind === "on" && at.carrier === carrier;
}

export function admit(before: RoomDocument, patch: Patch, catalogue: Catalogue): Admitted {
  const document = applyPatch(before, patch);
  const reason = against(before, document, patch, catalogue);
  return reason ? { ok: false, reason } : { ok: true, document };
}
