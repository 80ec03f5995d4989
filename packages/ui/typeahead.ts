// Finds the entry of a menu whose name begins with what has just been typed.
export type Typed = { text: string; at: number };

const pause = 600;

export function typeahead(before: Typed, key: string, at: number): Typed {
  const fresh = at - before.at > pause;
  return { text: (fresh ? "" : before.text) + key.toLocaleLowerCase(), at };
}

/** The index of the match, searched onward from the current entry and around; -1 when none. */
export function findTyped(names: readonly string[], current: number, text: string): number {
  // One letter again and again walks through the entries that begin with it.
  const same = [...text].every((letter) => letter === text[0]);
  const wanted = same ? (text[0] ?? "") : text;
  const start = same ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < names.length; step += 1) {
    const index = (start + step) % names.length;
    if (names[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
