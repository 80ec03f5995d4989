// Which wall, door or window is chosen while building; nothing of it is saved or undone.
import { Watched } from "@loamstead/lib/watched.ts";
import type { Session } from "../session/session.ts";
import type { BuiltPart } from "./intent.ts";

export type BuiltChoice = { readonly part: BuiltPart | null };

const known = new WeakMap<Session, Watched<BuiltChoice>>();

/** One for each session, for whoever shows it. */
export function builtChoiceOf(session: Session): Watched<BuiltChoice> {
  const found = known.get(session);
  if (found) return found;
  const made = new Watched<BuiltChoice>({ part: null });
  known.set(session, made);
  return made;
}
