// Keeps the room in the round open in its place as long as the device lets it, and shows it what changes.
import type { Source } from "@loamstead/lib/watched.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { mountScene } from "../../scene/mountScene.ts";
import { useEditor } from "../editor/EditorContext.ts";
import type { RoomStage, Walker } from "../stage/stage.ts";
import { snowsNow } from "./drawing/snowsNow.ts";
import { fitCanvasToWindow } from "./fitCanvasToWindow.ts";

export type Staged = {
  readonly stage: RoomStage | null;
  /** Once all of the room has been seen on it. */
  readonly isWhole: boolean;
  /** From when the device took it away until it is whole again. */
  readonly isLost: boolean;
};

export type WalkerState = { readonly walker: Walker | null };

const closed: Staged = { stage: null, isWhole: false, isLost: false };

// There is one canvas on the page at most.
let current: RoomStage | null = null;

/** The stage that is looked at now, for whoever makes pictures and files of the room. */
export const openedStage = (): RoomStage | null => current;

/** While it is not shown it rests and stays as it was: what changed meanwhile is on it when it is looked at again. */
export function useStage(
  place: RefObject<HTMLElement | null>,
  walking: Source<WalkerState>,
  isShown = true,
): Staged {
  const { session, view: settings, pictures } = useEditor();
  const [staged, setStaged] = useState(closed);
  const isSeen = useRef(isShown);
  const lookAgain = useRef(() => {});

  useEffect(() => {
    // By the time that it is open the page may have let go of the place.
    const own = place.current;
    if (!own) return;
    const stop = mountScene(own, {
      async open(canvas, lost) {
        const { openStage } = await import("../stage/openStage.ts");
        const opened = await openStage(canvas, {
          catalogue: session.catalogue,
          pictures,
          isSnowy: snowsNow(),
          onLost: lost,
          onFrame: ({ waiting, isReady, frames, calls }) => {
            // For the benchmark, which holds the scene to few calls and none when idle.
            canvas.dataset.frames = `${frames}`;
            canvas.dataset.calls = `${calls}`;
            if (waiting === 0 && isReady)
              setStaged((now) =>
                now.stage && !now.isWhole ? { ...now, isWhole: true, isLost: false } : now,
              );
          },
        });
        return opened.ok ? opened.value : null;
      },
      opened(stage) {
        const show = () => {
          if (!isSeen.current) return;
          const { document: room, selection, tool } = session.state();
          const { walker } = walking.state();
          stage.show({ document: room, selection, tool, look: settings.state(), walker });
        };
        const stops = [session, settings, walking].map((source) => source.subscribe(show));
        const view = own.parentElement!;
        const busy = () => {
          const { selection, tool } = session.state();
          return selection.length > 0 || tool.at === "holding";
        };
        const kept = fitCanvasToWindow({ canvas: own, view, isBusy: busy, onPart: stage.frameTo });
        let wasBusy = busy();
        const stopLooking = session.subscribe(() => {
          const isBusy = busy();
          if (wasBusy && !isBusy) kept.look();
          wasBusy = isBusy;
        });
        const look = () => {
          current = isSeen.current ? stage : null;
          stage.rest(!isSeen.current);
          kept.look();
          show();
        };
        lookAgain.current = look;
        look();
        setStaged((now) => ({ ...now, stage }));
        return () => {
          lookAgain.current = () => {};
          for (const end of [...stops, stopLooking, kept.end]) end();
          if (current === stage) current = null;
        };
      },
      lost: () => setStaged({ ...closed, isLost: true }),
    });
    return () => {
      stop();
      setStaged(closed);
    };
  }, [place, session, settings, pictures, walking]);

  useEffect(() => {
    isSeen.current = isShown;
    lookAgain.current();
  }, [isShown]);

  return staged;
}
