// Takes a piece from the catalogue into the hand, where it is free in the middle of the view.
import { usualUpOf } from "../catalogue/index.ts";
import { heldWords, pickedUpWords, putBackWords } from "../describe/held.ts";
import { upper } from "../describe/names.ts";
import type { Editor } from "../editor/editor.ts";
import type { Item, ModelId, TintId } from "../model/room.ts";
import { allowance } from "../rules/allowance.ts";
import { firstPlace } from "./firstPlace.ts";

export const isHeldNew = (
  tool: ReturnType<Editor["session"]["state"]>["tool"],
  model: ModelId,
): boolean => tool.at === "holding" && tool.held.kind === "new" && tool.held.item.model === model;

/** More than is owned is borrowed to try. */
function isToBorrow({ session }: Editor, model: ModelId): boolean {
  const allowed = allowance(session.state().document, session.catalogue, model);
  return allowed !== null && allowed.left === 0;
}

/** A piece that is in the hand already goes back. */
export function holdPiece(editor: Editor, model: ModelId, tint?: TintId): void {
  const { session, view, overlays, newId, say } = editor;
  const { document, selection, tool } = session.state();
  const { catalogue } = session;
  if (tool.at === "holding" && isHeldNew(tool, model)) {
    const [item] = tool.ghost.items;
    session.rest();
    if (item) say(putBackWords(catalogue, item));
    return;
  }
  const { quarter, pan } = view.state();
  const fresh = { id: newId(), model, turn: 0, ...(tint !== undefined && { tint }) } as const;
  const at = firstPlace(document, catalogue, fresh, { quarter, pan, selection }, usualUpOf(model));
  const item: Item = { ...fresh, at };
  overlays.set({ trouble: null });
  session.hold(item, { borrow: isToBorrow(editor, model) });
  const now = session.state().tool;
  if (now.at !== "holding") return;
  const [held = item] = now.ghost.items;
  const place = heldWords(document, catalogue, held, { ...now.ghost, guides: [] });
  if (now.ghost.reason) say(place, "atOnce");
  else say(`${pickedUpWords(catalogue, item)} ${upper(place)}.`);
}
