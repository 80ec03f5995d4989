// Listens to the keyboard for the whole editor: whatever the focused part left alone may be a command.
import { useEffect } from "react";
import { act } from "./actions/actions.ts";
import { chordOf } from "./actions/chords.ts";
import { actionFor } from "./actions/keyMap.ts";
import type { Editor } from "./editor.ts";

const writing =
  "textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=range], [type=button])";
const pressable = "button, a[href], summary, [role=button], [role=tab], [role=menuitem], input";

/** The keys that the element under the focus needs for itself. */
function isItsOwn(target: Element, key: string): boolean {
  if (key === "Enter" || key === " ") return target.closest(pressable) !== null;
  return key.startsWith("Arrow") && target.matches("input");
}

const isCovered = (): boolean =>
  document.querySelector("dialog:modal, [popover=auto]:popover-open") !== null;

export function useKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
      if (isCovered() || isItsOwn(target, event.key)) return;
      const id = actionFor(chordOf(event), {
        isAmongThings: target === document.body || target.closest("[data-keys]") !== null,
        isWriting: target.matches(writing),
        isWalking: editor.look.state().isWalking,
        hasLetterKeys: editor.desk.state().hasLetterKeys,
      });
      if (id !== null && act(editor, id, "byKey")) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}
