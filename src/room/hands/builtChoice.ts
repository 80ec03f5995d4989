// Which wall, door or window is chosen while building, and which wall is just being pulled; nothing of it is saved or undone.
import { Watched } from "@loamstead/lib/watched.ts";
import type { WallSide } from "../model/room.ts";
import type { EditorSession } from "../session/editorSession.ts";
import type { BuiltPart } from "./intent.ts";

/** `by` in tiles, outwards, since it was taken hold of. */
export type PulledWall = { readonly wall: WallSide; readonly by: number };

export type BuiltChoice = { readonly part: BuiltPart | null; readonly pulled: PulledWall | null };

const known = new WeakMap<EditorSession, Watched<BuiltChoice>>();

/** One for each session, for whoever shows it. */
export function builtChoiceOf(session: EditorSession): Watched<BuiltChoice> {
  const found = known.get(session);
  if (found) return found;
  const made = new Watched<BuiltChoice>({ part: null, pulled: null });
  known.set(session, made);
  return made;
}
