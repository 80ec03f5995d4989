// The keyboard of the whole editor: whatever the focused part left alone may be a command.
import { useEffect } from "react";
import { type ActionId, act, actionIds, actions } from "../editor/actions/actions.ts";
import { chordOf, isSingleSign } from "../editor/actions/chords.ts";
import type { Editor } from "../editor/editor.ts";
import { restoreLostFocus } from "../editor/regions.ts";

const byChord: ReadonlyMap<string, ActionId> = new Map(
  actionIds.flatMap((id) => actions[id].keys.map((chord) => [chord, id] as const)),
);

export type Where = {
  /** The room, a list of it or the tools of what is chosen has the focus. */
  readonly isAmongThings: boolean;
  /** Text is being written. */
  readonly isWriting: boolean;
  /** Letters and arrows are steps then. */
  readonly isWalking: boolean;
  readonly hasLetterKeys: boolean;
};

/** Everywhere, as long as nobody writes: what takes back, and what leads to the pieces. */
const anywhere: ReadonlySet<ActionId> = new Set<ActionId>(["undo", "redo", "search"]);

/** Even while writing. */
const always: ReadonlySet<ActionId> = new Set<ActionId>(["nextRegion", "lastRegion"]);

/** Which action a pressed key stands for, and whether it may be a single letter just there. */
export function actionFor(chord: string, where: Where): ActionId | null {
  const id = byChord.get(chord);
  if (id === undefined) return null;
  if (always.has(id)) return id;
  if (where.isWriting) return null;
  if (isSingleSign(chord) && (where.isWalking || !where.hasLetterKeys)) return null;
  if (anywhere.has(id)) return id;
  return where.isAmongThings && (!where.isWalking || id === "back") ? id : null;
}

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

export function useEditorKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
      if (isCovered() || isItsOwn(target, event.key)) return;
      const id = actionFor(chordOf(event), {
        isAmongThings: target === document.body || target.closest("[data-keys]") !== null,
        isWriting: target.matches(writing),
        isWalking: editor.view.state().isWalking,
        hasLetterKeys: editor.overlays.state().hasLetterKeys,
      });
      if (id === null || !act(editor, id, "byKey")) return;
      event.preventDefault();
      if (target !== document.body) restoreLostFocus(target);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

/** Whether single letters are commands is the visitor's choice, and stays so on this device. */
const KEY = "room-letter-keys";

export function hadLetterKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Keeps the choice from now on. */
export function keepLetterKeys({ overlays }: Editor): () => void {
  let last = overlays.state().hasLetterKeys;
  return overlays.subscribe(() => {
    const { hasLetterKeys } = overlays.state();
    if (hasLetterKeys === last) return;
    last = hasLetterKeys;
    try {
      localStorage.setItem(KEY, hasLetterKeys ? "on" : "off");
    } catch {
      // Then it holds for as long as the page is open.
    }
  });
}
