// Whether single letters are commands is the visitor's choice, and stays so on this device.
import type { Editor } from "./editor.ts";

const KEY = "room-letter-keys";

export function hadLetterKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Keeps the choice from now on. */
export function keepLetterKeys({ desk }: Editor): () => void {
  let last = desk.state().hasLetterKeys;
  return desk.subscribe(() => {
    const { hasLetterKeys } = desk.state();
    if (hasLetterKeys === last) return;
    last = hasLetterKeys;
    try {
      localStorage.setItem(KEY, hasLetterKeys ? "on" : "off");
    } catch {
      // Then it holds for as long as the page is open.
    }
  });
}
