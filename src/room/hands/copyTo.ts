// Puts down a copy that was dragged off: it brings what stands on the first, and all that was done to it.
import { duplicateItems } from "../commands/duplicateItems.ts";
import { standItem } from "../commands/standItem.ts";
import type { Item } from "../model/room.ts";
import type { Dispatched, EditorSession } from "../session/editorSession.ts";
import type { HeldPayload } from "../session/tool.ts";

type Copy = Extract<HeldPayload, { kind: "new" }>;

/** One entry, also where the copy was turned on its way. */
export function copyTo(
  session: EditorSession,
  first: Item,
  { item, borrow }: Copy,
  stamp: string,
): Dispatched {
  session.rest();
  const ids = [first.id];
  if (item.turn === first.turn)
    return session.dispatch(duplicateItems, { ids, stamp, at: item.at, borrow });
  session.begin();
  const made = session.dispatch(duplicateItems, { ids, stamp, borrow });
  const [id] = made.ok ? made.made : [];
  const stood =
    id === undefined ? made : session.dispatch(standItem, { id, at: item.at, turn: item.turn });
  if (!made.ok || (!stood.ok && stood.reason.kind !== "nothingChanges")) {
    session.bail();
    return stood;
  }
  session.finish(made.label);
  session.select(made.made);
  return made;
}
