// Keeps a darkroom open while the dialog is, has photographs taken in it, and gives up what nobody waits for.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type Result, refuse } from "@loamstead/lib/result.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { hasWebGl } from "../../../scene/context/graphics.ts";
import { useEditor } from "../../editor/EditorContext.ts";
import { openedStage } from "../../sceneView/useStage.ts";
import type { PhotoRefusal, PhotoRequest, PhotoRoom, Taking } from "../../stage/photo/photoRoom.ts";
import type { RoomStage } from "../../stage/stage.ts";
import {
  firstPhotoOf,
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
  const { session } = useEditor();
  const [state, send] = useReducer(nextPhoto<HTMLCanvasElement>, null, () =>
    firstPhotoOf(session.state().selection[0] ?? null),
  );
  const [room, setRoom] = useState<PhotoRoom | null>(null);
  const [seen, setSeen] = useState<HTMLCanvasElement | null>(null);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    void openRoom(ending.signal).then((opened) => {
      if (ending.signal.aborted) return;
      if (!opened.ok) return send({ type: "refused", reason: opened.reason });
      setRoom(opened.value);
      send({ type: "opened" });
    });
    return () => {
      ending.abort();
      stop.current?.abort();
    };
  }, []);

  const isChoosing = state.is === "choosing" || state.is === "cancelled" || state.is === "failed";
  const { lens, focus, aim, crop } = state.choices;
  useEffect(() => {
    if (!room || !isChoosing) return;
    return soon(() => setSeen(previewed(room, { lens, focus, aim, crop }, trial?.dots ?? preview)));
  }, [room, isChoosing, lens, focus, aim, crop, trial]);

  return {
    state,
    preview: seen,
    send,
    take() {
      if (!room || nextPhoto(state, { type: "take" }) === state) return;
      const take = state.take + 1;
      const { lens, depth, size, focus, aim, crop } = state.choices;
      const own = new AbortController();
      stop.current = own;
      send({ type: "take" });
      void room
        .take(
          { lens, depth, focus, aim, crop, ...(trial?.dots ?? dots[size]) },
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

async function openRoom(signal: AbortSignal): Promise<Result<PhotoRoom, PhotoRefusal>> {
  if (!hasWebGl()) return refuse("noWebgl");
  const stage = await stageSoon(signal);
  if (!stage) return refuse("lost");
  return stage.photograph(signal).catch(() => {
    missingCode.tell();
    return refuse("missing");
  });
}

const LOOK_MS = 100;
/** Longer than a slow line takes to bring the room in 3D. */
const PATIENCE_MS = 30_000;

/** Whoever asks for a photograph may have come before the room in 3D has. */
async function stageSoon(signal: AbortSignal): Promise<RoomStage | null> {
  for (let waited = 0; waited < PATIENCE_MS && !signal.aborted; waited += LOOK_MS) {
    const stage = openedStage();
    if (stage) return stage;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

function previewed(
  room: PhotoRoom,
  pose: Pick<PhotoRequest, "lens" | "focus" | "aim" | "crop">,
  size: Trial["dots"],
): HTMLCanvasElement | null {
  const drawn = room.preview({ ...pose, depth: "deep", ...size });
  return drawn.ok ? drawn.value : null;
}

/** After what was chosen is seen; gives back what stops it. */
function soon(work: () => void): () => void {
  const timer = setTimeout(work, 30);
  return () => clearTimeout(timer);
}
