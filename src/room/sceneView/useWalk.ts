// Keeps a walker on its way while keys or the pad say so, and only then.
import { Watched } from "@loamstead/lib/watched.ts";
import { useEffect, useMemo } from "react";
import { useEditor, useView } from "../editor/EditorContext.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { WalkerState } from "./useStage.ts";
import { type Gait, obstaclesIn, startOf, turnedHead, walked } from "./walk.ts";
import { type Walking, walkingOn } from "./walkingOn.ts";

export type Walk = {
  readonly walking: Watched<WalkerState>;
  readonly go: Walking["go"];
  /** In radians. */
  readonly turnHead: (heading: number, pitch: number) => void;
};

export function useWalk(onStop: () => void): Walk {
  const { session } = useEditor();
  const isWalking = useView((state) => state.isWalking);

  const walk = useMemo(() => {
    const walking = new Watched<WalkerState>({ walker: null });
    const move = (gait: Gait, seconds: number) => {
      const { walker } = walking.state();
      if (!walker) return;
      const { document } = session.state();
      const obstacles = obstaclesIn(indexOf(document, session.catalogue));
      const next = walked(walker, gait, seconds, document.shell.size, obstacles);
      if (next !== walker) walking.set({ walker: next });
    };
    const onFrame = (run: () => void) => {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    };
    const { go, halt } = walkingOn({ now: () => performance.now(), onFrame, move, onStop });
    return {
      walking,
      go,
      turnHead: (heading: number, pitch: number) => {
        const { walker } = walking.state();
        if (walker) walking.set({ walker: turnedHead(walker, heading, pitch) });
      },
      stop: () => {
        halt();
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
