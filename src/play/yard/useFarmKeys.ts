// The keyboard of the farm: where nobody writes and nothing lies over it, a key is a wish.
import { useEffect, useEffectEvent } from "react";
import { type KeyCommand, keyCommandFor, paperKeyCommandFor } from "../view/keys.ts";

const writing =
  "textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])";
const pressable = "button, a[href], summary, [role=tab], [role=menuitem], input";

const isCovered = (): boolean =>
  document.querySelector("dialog:modal, [popover=auto]:popover-open") !== null;

/** What the element under the focus needs for itself. */
function isItsOwn(target: Element, key: string): boolean {
  if (key === "Enter" || key === " ") return target.closest(pressable) !== null;
  return key.startsWith("Arrow") && target.closest("input, [role=tab], [data-rows]") !== null;
}

export function useFarmKeys(onKey: (wish: KeyCommand) => void, hasLetters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.isComposing || !(target instanceof Element) || isCovered()) return;
    // Out of a field there is a way back all the same.
    const isLeaving = key === "Escape" && target.matches("input");
    if ((target.matches(writing) && !isLeaving) || isItsOwn(target, key)) return;
    if (!hasLetters && key.length === 1 && key !== " ") return;
    const isOnPaper = target.closest("[role=tabpanel], [role=tablist]") !== null;
    const isAmongPlots = target === document.body || target.closest("[data-keys]") !== null;
    const wish = isOnPaper ? paperKeyCommandFor(event) : isAmongPlots ? keyCommandFor(event) : null;
    if (!wish) return;
    event.preventDefault();
    onKey(wish);
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
