// Keeps a darkroom open while the dialog is, has photographs taken in it, and gives up what nobody waits for.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { openedStage } from "../../sceneView/useStage.ts";
import type { Lens } from "../../stage/photo/lenses.ts";
import type { PhotoRoom, Taking } from "../../stage/photo/photoRoom.ts";
import {
  firstPhoto,
  nextPhoto,
  type PhotoEvent,
  type PhotoSize,
  type PhotoState,
} from "./photoMachine.ts";

const dots: Readonly<Record<PhotoSize, { width: number; height: number }>> = {
  small: { width: 1200, height: 800 },
  large: { width: 2400, height: 1600 },
};
const preview = { width: 600, height: 400 } as const;

export type Photo = {
  readonly state: PhotoState<HTMLCanvasElement>;
  readonly preview: HTMLCanvasElement | null;
  readonly send: (event: PhotoEvent<HTMLCanvasElement>) => void;
  readonly take: () => void;
  readonly cancel: () => void;
};

/** For tests, which have no time for all of it. */
export type Trial = NonNullable<Taking["effort"]> & {
  readonly dots: { readonly width: number; readonly height: number };
};

export function usePhoto(trial?: Trial): Photo {
  const [state, send] = useReducer(nextPhoto<HTMLCanvasElement>, firstPhoto);
  const [room, setRoom] = useState<PhotoRoom | null>(null);
  const [seen, setSeen] = useState<HTMLCanvasElement | null>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    const stage = openedStage();
    const refused = (reason: "noWebgl" | "missing") => send({ type: "refused", reason });
    if (stage)
      stage.photograph(ending.signal).then(
        (opened) => {
          if (ending.signal.aborted) return;
          if (!opened.ok) return send({ type: "refused", reason: opened.reason });
          setRoom(opened.value);
          send({ type: "opened" });
        },
        () => {
          missingCode.tell();
          refused("missing");
        },
      );
    else refused("noWebgl");
    return () => {
      ending.abort();
      stop.current?.abort();
    };
  }, []);

  const isChoosing = state.is === "choosing" || state.is === "cancelled" || state.is === "failed";
  const { lens } = state.choices;
  useEffect(() => {
    if (!room || !isChoosing) return;
    return soon(() => setSeen(previewed(room, lens, trial?.dots ?? preview)));
  }, [room, isChoosing, lens, trial]);

  return {
    state,
    preview: seen,
    send,
    take() {
      if (!room || nextPhoto(state, { type: "take" }) === state) return;
      const take = state.take + 1;
      const { lens, depth, size } = state.choices;
      const own = new AbortController();
      stop.current = own;
      send({ type: "take" });
      void room
        .take(
          { lens, depth, ...(trial?.dots ?? dots[size]) },
          {
            onWay: ({ at, way }) => send({ type: "way", take, at, way }),
            signal: own.signal,
            ...(trial && { effort: trial }),
          },
        )
        .then((taken) =>
          send(
            taken.ok
              ? { type: "taken", take, picture: taken.value }
              : { type: "failed", take, reason: taken.reason },
          ),
        );
    },
    cancel() {
      stop.current?.abort();
      send({ type: "cancel" });
    },
  };
}

function previewed(room: PhotoRoom, lens: Lens, size: Trial["dots"]): HTMLCanvasElement | null {
  const drawn = room.preview({ lens, depth: "deep", ...size });
  return drawn.ok ? drawn.value : null;
}

/** After what was chosen is seen; gives back what stops it. */
function soon(work: () => void): () => void {
  const timer = setTimeout(work, 30);
  return () => clearTimeout(timer);
}
