// Has rooms drawn in a thread beside the page, with the visitor's pictures in them.
import { encode } from "../model/encode.ts";
import type { PictureRef, RoomDocument } from "../model/room.ts";
import type { RoomDrawing } from "../picture/drawRoom.ts";
import { pictureKey, picturesIn } from "../pictures/picturesIn.ts";
import type { DrawAnswer, DrawRequest, DrawWish } from "./drawRoom.worker.ts";

export type RoomDrawer = {
  /** Null where nothing could be drawn. */
  readonly draw: (document: RoomDocument, wish?: DrawWish) => Promise<RoomDrawing | null>;
  readonly close: () => void;
};

/** A drawing can only hold pictures that are in it: nothing is fetched from within. */
export type PictureData = (picture: PictureRef) => Promise<string | null>;

export function openRoomDrawer(pictureData: PictureData): RoomDrawer {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, (drawing: RoomDrawing | null) => void>();

  function close(): void {
    worker?.terminate();
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./drawRoom.worker.ts", import.meta.url), { type: "module" });
    opened.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
      waiting.get(data.n)?.(data.drawing);
      waiting.delete(data.n);
    };
    // What was asked for is not to be had; the next time a fresh thread is tried.
    opened.onerror = close;
    return opened;
  }

  return {
    async draw(document, wish = {}) {
      const found = await Promise.all(
        picturesIn(document).map(async (picture) => {
          const data = await pictureData(picture).catch(() => null);
          return data === null ? [] : [[pictureKey(picture), data] as const];
        }),
      );
      worker ??= open();
      const pictures = new Map(found.flat());
      const request: DrawRequest = { n: ++count, text: encode(document), wish, pictures };
      const answered = new Promise<RoomDrawing | null>((resolve) =>
        waiting.set(request.n, resolve),
      );
      worker.postMessage(request);
      return answered;
    },
    close,
  };
}
