// Lines things up by their edges or middles: on the floor, on one wall or on one table top.
import type { ItemId } from "../model/room.ts";
import { boundingRect, placeOnPlane } from "../rules/plane.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";
import { sharingPlane } from "./sharingPlane.ts";

export type AlignItems = {
  readonly ids: readonly ItemId[];
  /** Across the room or along the wall; or from back to front, on a wall from the foot up. */
  readonly axis: "x" | "z";
  readonly edge: "start" | "middle" | "end";
};

const parts = { start: 0, middle: 0.5, end: 1 } as const;

export const alignItems: RoomCommand<AlignItems> = (document, { ids, axis, edge }, catalogue) => {
  const shared = sharingPlane(document, ids, 2, catalogue);
  if (!shared.ok) return refuseCommand(shared.reason);
  const all = boundingRect(shared.value.map(({ rect }) => rect));
  const part = parts[edge];
  const moved = shared.value.flatMap(({ item, rect }) => {
    const x = axis === "x" ? all.x + Math.floor((all.width - rect.width) * part) : rect.x;
    const z = axis === "z" ? all.z + Math.floor((all.depth - rect.depth) * part) : rect.z;
    return x === rect.x && z === rect.z ? [] : [{ ...item, at: placeOnPlane(item, x, z) }];
  });
  if (moved.length === 0) return refuseCommand({ kind: "nothingChanges" });
  const own = shared.value.map(({ item }) => item.id);
  return settleCommand(document, { items: moved.map((to) => ({ id: to.id, to })) }, catalogue, {
    label: label("align", itemsSubject(document, own), own),
  });
};
