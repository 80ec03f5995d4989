// The stage that is open now, for whoever makes pictures and files of the room.
import type { Stage } from "../stage/stage.ts";

// There is one canvas on the page at most.
let current: Stage | null = null;

export const openedStage = (): Stage | null => current;

/** Gives the way to take it back. */
export function announceStage(stage: Stage): () => void {
  current = stage;
  return () => {
    if (current === stage) current = null;
  };
}
