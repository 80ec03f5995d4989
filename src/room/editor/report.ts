// Says what came of a command; a refusal stays in sight for a while, with the free place there is.
import { describeRefusal } from "../describe/refusal.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemPlace } from "../model/room.ts";
import type { Dispatched } from "../session/editorSession.ts";
import type { Editor } from "./editor.ts";

export function reportRefusal(
  { session, overlays, say }: Editor,
  reason: CommandRefusal,
  wanted: Item | null = null,
  free: ItemPlace | null = null,
): void {
  const { document } = session.state();
  const suggestion = wanted && free ? { wanted, free } : undefined;
  const words = describeRefusal(document, session.catalogue, reason, suggestion);
  overlays.set({ trouble: { words, reason, wanted, free } });
  say(words, "atOnce");
}

/** Whether it was done. */
export function report(editor: Editor, outcome: Dispatched, done: () => string): boolean {
  if (!outcome.ok) {
    reportRefusal(editor, outcome.reason, outcome.wanted, outcome.free);
    return false;
  }
  if (editor.overlays.state().trouble) editor.overlays.set({ trouble: null });
  editor.say(done());
  return true;
}
