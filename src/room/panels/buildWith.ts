// Goes from the search to what it found in Build: the part is open there, and the focus on what was looked for.
import { takeUp } from "../editor/actions/viewActions.ts";
import type { Editor } from "../editor/editor.ts";
import { focusWhenDrawn } from "../editor/regions.ts";
import type { Built } from "../search/findBuilt.ts";

export function buildWith(editor: Editor, { part, id }: Built): void {
  editor.overlays.set({ building: part });
  takeUp(editor, "build");
  focusWhenDrawn("catalogue", document.activeElement, `[data-built="${part} ${id}"]`);
}
