// How a visitor likes to play, kept on this device: whether single letters are keys, and how long there is to take things back.
const keys = { letterKeys: "play-letter-keys", longUndo: "play-long-undo" } as const;
const byDefault = { letterKeys: true, longUndo: false };

export type Habits = { readonly [Name in keyof typeof keys]: boolean };

function hadHabit(name: keyof Habits): boolean {
  try {
    const kept = localStorage.getItem(keys[name]);
    return kept === null ? byDefault[name] : kept === "on";
  } catch {
    return byDefault[name];
  }
}

export const loadHabits = (): Habits => ({
  letterKeys: hadHabit("letterKeys"),
  longUndo: hadHabit("longUndo"),
});

export function keepHabit(name: keyof Habits, has: boolean): void {
  try {
    localStorage.setItem(keys[name], has ? "on" : "off");
  } catch {
    // Then it holds for as long as the page is open.
  }
}
