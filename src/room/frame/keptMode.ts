// The view in which the room was looked at last in this tab: whoever furnishes in words finds the words again.
import type { Editor } from "../editor/editor.ts";
import { initialViewState, type Mode } from "../editor/viewSettings.ts";

const KEY = "room-view";
const modes: readonly Mode[] = ["scene", "plan", "list"];

/** Reaching for it throws where the browser forbids it. */
type Shelf = () => Pick<Storage, "getItem" | "setItem">;

export function keptMode(shelf: Shelf): Mode {
  try {
    const kept = shelf().getItem(KEY);
    return modes.find((mode) => mode === kept) ?? initialViewState.mode;
  } catch {
    return initialViewState.mode;
  }
}

/** Keeps the view from now on. */
export function keepMode({ view }: Pick<Editor, "view">, shelf: Shelf): () => void {
  let last = view.state().mode;
  return view.subscribe(() => {
    const { mode } = view.state();
    if (mode === last) return;
    last = mode;
    try {
      shelf().setItem(KEY, mode);
    } catch {
      // Then it holds for as long as the page is open.
    }
  });
}
