// Which key stands for what, while nobody writes.
import { type FieldTool, fieldTools } from "./task.ts";
import type { ArrowDirection } from "./walk.ts";

export type KeyCommand =
  | { readonly kind: "step"; readonly way: ArrowDirection; readonly marks: boolean }
  | { readonly kind: "tool"; readonly tool: FieldTool | null }
  | { readonly kind: "seed"; readonly by: 1 | -1 }
  | { readonly kind: "paper"; readonly paper: "letters" | "barn" }
  | { readonly kind: "row" | "all" }
  /** Round the things beside the beds. */
  | { readonly kind: "around" }
  | { readonly kind: "do" | "undo" | "next" | "help" }
  /** From a paper to the field. */
  | { readonly kind: "back" };

export type Chord = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const ways: Readonly<Record<string, ArrowDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const letters: Readonly<Record<string, KeyCommand>> = {
  q: { kind: "seed", by: -1 },
  e: { kind: "seed", by: 1 },
  r: { kind: "row" },
  a: { kind: "all" },
  z: { kind: "undo" },
  g: { kind: "next" },
  t: { kind: "around" },
  l: { kind: "paper", paper: "letters" },
  b: { kind: "paper", paper: "barn" },
  "?": { kind: "help" },
  Enter: { kind: "do" },
  " ": { kind: "do" },
  Escape: { kind: "tool", tool: null },
};

/** What a key leads to from a paper, whose own the other keys are. */
export function paperKeyCommandFor(chord: Chord): KeyCommand | null {
  const wish = keyCommandFor(chord);
  if (wish === null) return null;
  if (chord.key === "Escape") return { kind: "back" };
  return ["paper", "next", "undo", "help"].includes(wish.kind) ? wish : null;
}

/** Arrows and letters alone: whatever is pressed with them belongs to the browser. */
export function keyCommandFor({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Chord): KeyCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const way = ways[key];
  if (way) return { kind: "step", way, marks: shiftKey };
  const tool = fieldTools[Number(key) - 1];
  if (tool) return { kind: "tool", tool };
  return letters[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
