// Turns things by quarters: one about its middle, or beside it where only there is room; several about the middle of them all.
import type { Catalogue } from "../model/catalogue.ts";
import type { CarriedPlace, Item, ItemId, ItemPlace, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { normaliseTurn, turnRect } from "../rules/box.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { boundingRect, type OnPlane, onPlane, placeOnPlane } from "../rules/plane.ts";
import { keptInRoom } from "../rules/turnedThere.ts";
import { chosenRoots } from "./chosen.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

/** Quarter turns to the left seen from above; to the right are negative. */
export type TurnItems = { readonly ids: readonly ItemId[]; readonly by: number };

/** Further than two tiles off it would be elsewhere, which is another wish than to turn. */
const ASIDE = 2 * PER_TILE;

function turnedTogether(pieces: readonly OnPlane[], by: number): Item[] {
  const turn = normaliseTurn(by);
  const all = boundingRect(pieces.map(({ rect }) => rect));
  // Cut towards zero, so that a quarter there and back, or four of them, end where they began.
  const shift = turn % 2 === 0 ? 0 : Math.trunc((all.width - all.depth) / 2);
  return pieces.map(({ item, rect }) => {
    const own = turnRect({ ...rect, x: rect.x - all.x, z: rect.z - all.z }, all, turn);
    const at = placeOnPlane(item, own.x + all.x + shift, own.z + all.z - shift);
    return { ...item, at, turn: normaliseTurn(item.turn + turn) };
  });
}

export const turnItems: RoomCommand<TurnItems> = (document, { ids, by }, catalogue) => {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return refuseCommand(roots.reason);
  if (!Number.isInteger(by) || normaliseTurn(by) === 0)
    return refuseCommand({ kind: "nothingChanges" });
  const planes = new Map<string, OnPlane[]>();
  for (const item of roots.value) {
    if (item.at.kind === "wall") return refuseCommand({ kind: "cannotTurn", item: item.id });
    const piece = onPlane(item, catalogue);
    if (!piece) return refuseCommand({ kind: "unknownModel", model: item.model });
    planes.set(piece.key, [...(planes.get(piece.key) ?? []), piece]);
  }
  const moved = [...planes.values()].flatMap((pieces) => turnedTogether(pieces, by));
  const own = moved.map(({ id }) => id);
  const named = label("turn", itemsSubject(document, own), own);
  const wanted = moved.length === 1 ? moved[0] : undefined;
  const settle = (items: readonly Item[], how: { wanted?: Item; isAside?: true }) =>
    settleCommand(document, { items: items.map((to) => ({ id: to.id, to })) }, catalogue, {
      label: named,
      ...how,
    });
  const outcome = settle(moved, wanted ? { wanted } : {});
  if (outcome.ok || !wanted) return outcome;
  const at = freeBeside(document, catalogue, wanted);
  const aside = at && settle([{ ...wanted, at }], { isAside: true });
  return aside?.ok ? aside : outcome;
};

/** On the floor or on what carries it already, as near as can be. */
function freeBeside(document: RoomDocument, catalogue: Catalogue, wanted: Item): ItemPlace | null {
  const model = catalogue.item(wanted.model);
  const inside = model && keptInRoom(wanted, model, document.shell.size);
  const free = inside ? nearestFree(document, catalogue, inside) : null;
  const { at } = wanted;
  if (!free || free.kind === "wall" || at.kind === "wall" || free.kind !== at.kind) return null;
  const isSame = free.kind === "floor" || at.kind === "floor" || isOnSame(free, at);
  return isSame && Math.hypot(free.x - at.x, free.z - at.z) <= ASIDE ? free : null;
}

const isOnSame = (a: CarriedPlace, b: CarriedPlace): boolean =>
  a.carrier === b.carrier && a.level === b.level;
