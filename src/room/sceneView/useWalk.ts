// Keeps a walker on its way while keys or the pad say so, and only then.
import { Watched } from "@loamstead/lib/watched.ts";
import { useEffect, useMemo } from "react";
import { useEditor, useView } from "../editor/EditorContext.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { WalkerState } from "./useStage.ts";
import { type Gait, obstaclesIn, standing, startOf, turnedHead, walked } from "./walk.ts";

export type Walk = {
  readonly walking: Watched<WalkerState>;
  /** From now on, until it is told otherwise. */
  readonly go: (gait: Gait) => void;
  /** In radians. */
  readonly turnHead: (heading: number, pitch: number) => void;
};

/** A tab that slept must not find its walker at the far end of the room. */
const LONGEST_FRAME = 0.1;

export function useWalk(onStop: () => void): Walk {
  const { session } = useEditor();
  const isWalking = useView((state) => state.isWalking);

  const walk = useMemo(() => {
    const walking = new Watched<WalkerState>({ walker: null });
    let gait = standing;
    let frame = 0;
    let before = 0;
    const step = (now: number) => {
      const { walker } = walking.state();
      const { document } = session.state();
      const seconds = Math.min(LONGEST_FRAME, (now - before) / 1000);
      before = now;
      frame = 0;
      if (!walker || gait === standing) return;
      const obstacles = obstaclesIn(indexOf(document, session.catalogue));
      const next = walked(walker, gait, seconds, document.shell.size, obstacles);
      if (next !== walker) walking.set({ walker: next });
      frame = requestAnimationFrame(step);
    };
    return {
      walking,
      go: (next: Gait) => {
        const isStill = next.forward === 0 && next.aside === 0 && next.turn === 0;
        const wasGoing = gait !== standing;
        gait = isStill ? standing : next;
        if (isStill && wasGoing) onStop();
        if (isStill || frame !== 0) return;
        before = performance.now();
        frame = requestAnimationFrame(step);
      },
      turnHead: (heading: number, pitch: number) => {
        const { walker } = walking.state();
        if (walker) walking.set({ walker: turnedHead(walker, heading, pitch) });
      },
      stop: () => {
        cancelAnimationFrame(frame);
        frame = 0;
        gait = standing;
        walking.set({ walker: null });
      },
    };
  }, [session, onStop]);

  useEffect(() => {
    if (!isWalking) return;
    const { document } = session.state();
    walk.walking.set({ walker: startOf(document, indexOf(document, session.catalogue)) });
    return walk.stop;
  }, [isWalking, walk, session]);

  return walk;
}
