// Begins a room of the visitor's own with one of the house, as its door in the gallery promised.
import { toast } from "@loamstead/ui/Toast.tsx";
import type { Editor } from "../editor/editor.ts";
import type { RoomLibrary } from "../rooms/roomLibrary.ts";
import type { RoomTemplate } from "../rooms/roomTemplates.ts";
import { failureWords, strings } from "../rooms/strings.ts";

type Parts = {
  readonly editor: Pick<Editor, "recentlySaid">;
  readonly library: Pick<RoomLibrary, "create">;
  readonly templates: readonly RoomTemplate[];
};

/** An address that names no room of the house begins nothing. */
export async function beginTemplate(
  { editor, library, templates }: Parts,
  id: string,
): Promise<void> {
  const template = templates.find((each) => each.id === id);
  if (!template) return;
  const made = await library.create(template.document);
  const words = made.ok ? strings.begun(template.name) : failureWords[made.reason];
  editor.recentlySaid.add(words);
  toast(words, { kind: made.ok ? "good" : "error" });
}
