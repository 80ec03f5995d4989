// Opens the room in the round when there is a place for it, shows it what changes, and closes it again.
import { type RefObject, useEffect, useState } from "react";
import type { Source } from "../../lib/watched.ts";
import { useEditor } from "../editor/EditorContext.ts";
import type { ElementSize } from "../hands/useSize.ts";
import type { Stage, Walker } from "../stage/stage.ts";
import { announceStage } from "./openStages.ts";

export type Staged =
  | { readonly is: "opening" }
  /** `isWhole` once all of the room has been seen on it. */
  | { readonly is: "open"; readonly stage: Stage; readonly isWhole: boolean }
  | { readonly is: "impossible" };

export type WalkerState = { readonly walker: Walker | null };

const SHARPEST = 2;

export function useStage(
  place: RefObject<HTMLElement | null>,
  size: ElementSize | null,
  walking: Source<WalkerState>,
): Staged {
  const { session, view, pictures } = useEditor();
  const [staged, setStaged] = useState<Staged>({ is: "opening" });

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    let isGone = false;
    let close = () => {};
    const fail = () => {
      close();
      if (!isGone) setStaged({ is: "impossible" });
    };
    const open = async () => {
      const { openStage } = await import("../stage/openStage.ts");
      if (isGone) return;
      const canvas = document.createElement("canvas");
      parent.append(canvas);
      const opened = await openStage(canvas, {
        catalogue: session.catalogue,
        pictures,
        onLost: fail,
        onFrame: ({ waiting, frames, calls }) => {
          // For the benchmark, which holds the scene to few calls and none when idle.
          canvas.dataset.frames = `${frames}`;
          canvas.dataset.calls = `${calls}`;
          if (waiting === 0)
            setStaged((now) =>
              now.is === "open" && !now.isWhole ? { ...now, isWhole: true } : now,
            );
        },
      });
      if (!opened.ok || isGone) {
        if (opened.ok) opened.value.close();
        canvas.remove();
        if (!isGone) setStaged({ is: "impossible" });
        return;
      }
      const stage = opened.value;
      const show = () => {
        const { document: room, selection, tool } = session.state();
        const { walker } = walking.state();
        stage.show({ document: room, selection, tool, look: view.state(), walker });
      };
      const leave = [session, view, walking].map((source) => source.subscribe(show));
      const takeBack = announceStage(stage);
      close = () => {
        for (const stop of leave) stop();
        takeBack();
        stage.close();
        canvas.remove();
        close = () => {};
      };
      const { clientWidth, clientHeight } = parent;
      stage.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, SHARPEST));
      show();
      setStaged({ is: "open", stage, isWhole: false });
    };
    open().catch(fail);
    return () => {
      isGone = true;
      close();
      setStaged({ is: "opening" });
    };
  }, [place, session, view, pictures, walking]);

  useEffect(() => {
    if (staged.is === "open" && size)
      staged.stage.resize(size.width, size.height, Math.min(devicePixelRatio, SHARPEST));
  }, [staged, size]);

  return staged;
}
