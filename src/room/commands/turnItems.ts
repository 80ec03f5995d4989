// Turns things by quarters: one about its middle, several about the middle of them all.
import type { Item, ItemId } from "../model/room.ts";
import { turned, turnRect } from "../rules/box.ts";
import { around, type OnPlane, onPlane, placeOnPlane } from "../rules/plane.ts";
import { chosenRoots } from "./chosen.ts";
import { type Command, itemsSubject, label, refused, settled } from "./command.ts";

/** Quarter turns to the left seen from above; to the right are negative. */
export type TurnItems = { readonly ids: readonly ItemId[]; readonly by: number };

function turnedTogether(pieces: readonly OnPlane[], by: number): Item[] {
  const turn = turned(by);
  const all = around(pieces.map(({ rect }) => rect));
  // Cut towards zero, so that a quarter there and back, or four of them, end where they began.
  const shift = turn % 2 === 0 ? 0 : Math.trunc((all.width - all.depth) / 2);
  return pieces.map(({ item, rect }) => {
    const own = turnRect({ ...rect, x: rect.x - all.x, z: rect.z - all.z }, all, turn);
    const at = placeOnPlane(item, own.x + all.x + shift, own.z + all.z - shift);
    return { ...item, at, turn: turned(item.turn + turn) };
  });
}

export const turnItems: Command<TurnItems> = (document, { ids, by }, catalogue) => {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return refused(roots.reason);
  if (!Number.isInteger(by) || turned(by) === 0) return refused({ kind: "nothingChanges" });
  const planes = new Map<string, OnPlane[]>();
  for (const item of roots.value) {
    if (item.at.kind === "wall") return refused({ kind: "cannotTurn", item: item.id });
    const piece = onPlane(item, catalogue);
    if (!piece) return refused({ kind: "unknownModel", model: item.model });
    planes.set(piece.key, [...(planes.get(piece.key) ?? []), piece]);
  }
  const moved = [...planes.values()].flatMap((pieces) => turnedTogether(pieces, by));
  const own = moved.map(({ id }) => id);
  return settled(document, { items: moved.map((to) => ({ id: to.id, to })) }, catalogue, {
    label: label("turn", itemsSubject(document, own), own),
    ...(moved.length === 1 && { wanted: moved[0]! }),
  });
};
