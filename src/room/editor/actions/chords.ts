// Keys as text: Mod+Shift+Z, Delete, R; what was pressed, and how it is printed on a key.

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> &
  Partial<Pick<KeyboardEvent, "getModifierState">>;

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

export function chordOf(event: Pressed): string {
  const { key } = event;
  // On some keyboards a bracket is typed with both of them.
  const isTyped = event.getModifierState?.("AltGraph") ?? false;
  const isMod = (event.ctrlKey || event.metaKey) && !isTyped;
  const isAlt = event.altKey && !isTyped;
  // Shift is part of how a sign such as ? is typed, but makes another command of a letter.
  const isShifted = event.shiftKey && ([...key].length > 1 || isLetter(key));
  return [
    isMod ? "Mod+" : "",
    isAlt ? "Alt+" : "",
    isShifted ? "Shift+" : "",
    isLetter(key) ? key.toUpperCase() : key === " " ? "Space" : key,
  ].join("");
}

/** One sign without Ctrl or Alt: what somebody who speaks to the machine may say by chance. */
export const isSingleSign = (chord: string): boolean => {
  const key = chord.startsWith("Shift+") ? chord.slice("Shift+".length) : chord;
  return [...key].length === 1;
};

const printed: Readonly<Record<string, string>> = {
  Mod: "Ctrl",
  Delete: "Del",
  Escape: "Esc",
  Enter: "↵",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** The keys of a chord, each as it is printed. */
export const keyNames = (chord: string): readonly string[] =>
  (chord === "+" ? ["+"] : chord.split("+")).map((key) => printed[key] ?? key);

/** For `aria-keyshortcuts`. */
export const ariaKeys = (chord: string): string => chord.replace("Mod", "Control");
