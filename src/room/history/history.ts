// What was done and can be undone: a named entry per gesture, each with the way there and back (undo stack).
import { composePatches, type Patch } from "../model/patch.ts";
import type { Label } from "./label.ts";

export type HistoryEntry = {
  readonly label: Label;
  readonly patch: Patch;
  readonly inverse: Patch;
};

/** Where a gesture began; what could be redone then can be again if the gesture is given up. */
type Mark = { readonly length: number; readonly future: readonly HistoryEntry[] };

export type History = {
  readonly past: readonly HistoryEntry[];
  /** The last is what comes back first. */
  readonly future: readonly HistoryEntry[];
  readonly marks: readonly Mark[];
};

/** A patch to apply, and the history once it was. */
export type HistoryStep = {
  readonly patch: Patch;
  readonly label: Label;
  readonly history: History;
};

export const MOST_ENTRIES = 1000;

export const emptyHistory: History = { past: [], future: [], marks: [] };

/** While a gesture lasts nothing is forgotten, so that its mark stays true. */
const bounded = (past: readonly HistoryEntry[], marks: readonly Mark[]): readonly HistoryEntry[] =>
  marks.length === 0 && past.length > MOST_ENTRIES ? past.slice(-MOST_ENTRIES) : past;

export function record({ past, marks }: History, entry: HistoryEntry): History {
  return { past: bounded([...past, entry], marks), future: [], marks };
}

/** Null where there is nothing to undo, or a gesture is under way. */
export function undoHistory({ past, future, marks }: History): HistoryStep | null {
  const entry = past.at(-1);
  if (!entry || marks.length > 0) return null;
  const history = { past: past.slice(0, -1), future: [...future, entry], marks };
  return { patch: entry.inverse, label: entry.label, history };
}

export function redo({ past, future, marks }: History): HistoryStep | null {
  const entry = future.at(-1);
  if (!entry || marks.length > 0) return null;
  const history = { past: [...past, entry], future: future.slice(0, -1), marks };
  return { patch: entry.patch, label: entry.label, history };
}

export const mark = ({ past, future, marks }: History): History => ({
  past,
  future,
  marks: [...marks, { length: past.length, future }],
});

/** Gives the gesture up: the patch leads back to where it began. */
export function bailToMark({ past, marks }: History): { patch: Patch; history: History } | null {
  const last = marks.at(-1);
  if (!last) return null;
  const given = past.slice(last.length).map(({ inverse }) => inverse);
  return {
    patch: given.reduceRight<Patch>(composePatches, {}),
    history: { past: past.slice(0, last.length), future: last.future, marks: marks.slice(0, -1) },
  };
}

/** Ends the gesture: all that was done since its mark becomes one entry, or none if nothing was. */
export function squashToMark({ past, future, marks }: History, label: Label): History {
  const last = marks.at(-1);
  if (!last) return { past, future, marks };
  const outer = marks.slice(0, -1);
  const done = past.slice(last.length);
  if (done.length === 0) return { past, future: last.future, marks: outer };
  const entry: HistoryEntry = {
    label,
    patch: done.map(({ patch }) => patch).reduce(composePatches),
    inverse: done.map(({ inverse }) => inverse).reduceRight(composePatches),
  };
  return { past: bounded([...past.slice(0, last.length), entry], outer), future, marks: outer };
}
