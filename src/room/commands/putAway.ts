// Takes things out of the room, with all that stands on them.
import type { ItemId } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { chosenRoots } from "./chosen.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type PutAway = { readonly ids: readonly ItemId[] };

export const putAway: RoomCommand<PutAway> = (document, { ids }, catalogue) => {
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return refuseCommand(roots.reason);
  const index = indexOf(document, catalogue);
  const gone = roots.value.flatMap(({ id }) => stackOf(index, id));
  return settleCommand(document, { items: gone.map((id) => ({ id, to: null })) }, catalogue, {
    label: label("putAway", itemsSubject(document, gone), gone),
  });
};
