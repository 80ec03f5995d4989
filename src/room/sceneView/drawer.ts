// Keeps a drawing of the room up to date: one at a time, and of what waits only the newest.
import type { PictureBook } from "../pictures/pictureBook.ts";
import { pictureKey, picturesIn } from "../pictures/picturesIn.ts";
import type { DrawingAnswer, DrawingRequest, Wanted } from "./drawing.ts";

export type Drawer = {
  readonly draw: (wanted: Wanted) => void;
  readonly close: () => void;
};

async function addressesOf({ document }: Wanted, pictures: PictureBook) {
  const known = new Map<string, string>();
  await Promise.all(
    picturesIn(document).map(async (picture) => {
      const url = await pictures.url(picture);
      if (url !== null) known.set(pictureKey(picture), url);
    }),
  );
  return known;
}

export function openDrawer(pictures: PictureBook, onDrawn: (svg: string) => void): Drawer {
  let thread: Worker | null = null;
  let serial = 0;
  let isBusy = false;
  let waiting: Wanted | null = null;

  const next = async () => {
    const wanted = waiting;
    if (!wanted || isBusy) return;
    waiting = null;
    isBusy = true;
    const addresses = await addressesOf(wanted, pictures);
    const request: DrawingRequest = { serial: ++serial, ...wanted, addresses };
    thread?.postMessage(request);
  };
  const ready = () => {
    isBusy = false;
    void next();
  };

  return {
    draw(wanted) {
      if (!thread) {
        thread = new Worker(new URL("./drawRoom.worker.ts", import.meta.url), { type: "module" });
        thread.addEventListener("message", ({ data }: MessageEvent<DrawingAnswer>) => {
          onDrawn(data.svg);
          ready();
        });
        // A room that cannot be drawn is not shown; the next one may be.
        thread.addEventListener("error", ready);
      }
      waiting = wanted;
      void next();
    },
    close() {
      thread?.terminate();
      thread = null;
    },
  };
}
