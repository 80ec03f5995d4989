// Which action a pressed key stands for, and whether it may be a single letter just there.
import { type ActionId, actionIds, actions } from "./actions.ts";
import { isSingleSign } from "./chords.ts";

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

/** Everywhere, as long as nobody writes: what leads about and what takes back. */
const anywhere: ReadonlySet<ActionId> = new Set<ActionId>(["undo", "redo"]);
/** Even while writing. */
const always: ReadonlySet<ActionId> = new Set<ActionId>(["nextRegion", "lastRegion"]);

export function actionFor(chord: string, where: Where): ActionId | null {
  const id = byChord.get(chord);
  if (id === undefined) return null;
  if (always.has(id)) return id;
  if (where.isWriting) return null;
  if (anywhere.has(id)) return id;
  if (!where.isAmongThings || (where.isWalking && id !== "back")) return null;
  return where.hasLetterKeys || !isSingleSign(chord) ? id : null;
}
