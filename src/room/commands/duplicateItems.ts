// Makes another of each thing, with all that stands on it, beside the first or where it is told.
import type { Item, ItemId, ItemPlace } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { addCopies, type Stack } from "./addCopies.ts";
import { chosenRoots } from "./chosen.ts";
import { itemsSubject, label, type RoomCommand, refuseCommand } from "./command.ts";

export type DuplicateItems = {
  readonly ids: readonly ItemId[];
  /** Fresh text to make the ids of the copies from. */
  readonly stamp: string;
  /** For a single thing that was dragged off as a copy. */
  readonly at?: ItemPlace;
  readonly borrow?: boolean;
};

export const duplicateItems: RoomCommand<DuplicateItems> = (document, args, catalogue) => {
  const { ids, at, ...how } = args;
  const roots = chosenRoots(document, ids);
  if (!roots.ok) return refuseCommand(roots.reason);
  const index = indexOf(document, catalogue);
  const stacks = roots.value.map((root): Stack => {
    const [, ...carried] = stackOf(index, root.id);
    const first: Item = at && roots.value.length === 1 ? { ...root, at } : root;
    return [first, ...carried.map((id) => document.items.get(id)!)];
  });
  const added = addCopies(document, stacks, how, catalogue);
  if (!added.ok) return refuseCommand(added.reason);
  const subject = itemsSubject(
    document,
    roots.value.map(({ id }) => id),
  );
  return { ...added, label: label("duplicate", subject, added.made) };
};
