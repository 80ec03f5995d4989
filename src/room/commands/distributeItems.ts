// Gives three or more things the same gap between them; the first and the last stay.
import type { ItemId } from "../model/room.ts";
import { placeOnPlane } from "../rules/plane.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";
import { sharingPlane } from "./sharingPlane.ts";

export type DistributeItems = { readonly ids: readonly ItemId[]; readonly axis: "x" | "z" };

export const distributeItems: RoomCommand<DistributeItems> = (
  document,
  { ids, axis },
  catalogue,
) => {
  const shared = sharingPlane(document, ids, 3, catalogue);
  if (!shared.ok) return refuseCommand(shared.reason);
  const long = axis === "x" ? "width" : "depth";
  const row = shared.value.toSorted((a, b) => a.rect[axis] - b.rect[axis]);
  const first = row[0]!.rect;
  const last = row.at(-1)!.rect;
  const between = row.slice(1, -1);
  const taken = between.reduce((sum, { rect }) => sum + rect[long], 0);
  const gap = (last[axis] - first[axis] - first[long] - taken) / (row.length - 1);
  let from = first[axis] + first[long];
  const moved = between.flatMap(({ item, rect }) => {
    const to = Math.round(from + gap);
    from += gap + rect[long];
    if (to === rect[axis]) return [];
    const at = axis === "x" ? placeOnPlane(item, to, rect.z) : placeOnPlane(item, rect.x, to);
    return [{ ...item, at }];
  });
  if (moved.length === 0) return refuseCommand({ kind: "nothingChanges" });
  const own = row.map(({ item }) => item.id);
  return settleCommand(document, { items: moved.map((to) => ({ id: to.id, to })) }, catalogue, {
    label: label("distribute", itemsSubject(document, own), own),
  });
};
