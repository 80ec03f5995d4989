// Keeps a drawing of the room up to date: one at a time, and of what waits only the newest.

import { picturesIn } from "../model/picturesIn.ts";
import type { RoomDocument, Turn } from "../model/room.ts";
import { openModelWorker } from "../modelWorker/modelWorker.ts";
import { pictureUrls } from "../modelWorker/pictureUrls.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";

type Wanted = { readonly document: RoomDocument; readonly quarter: Turn };

export type Drawer = { readonly draw: (wanted: Wanted) => void; readonly close: () => void };

export function openDrawer(pictures: PictureBook, onDrawn: (svg: string) => void): Drawer {
  const worker = openModelWorker();
  let isOpen = true;
  let isBusy = false;
  let waiting: Wanted | null = null;

  async function next(): Promise<void> {
    const wanted = waiting;
    if (!wanted || isBusy) return;
    waiting = null;
    isBusy = true;
    const { document, quarter } = wanted;
    const urls = await pictureUrls(picturesIn(document), pictures.url);
    const options = { quarter, isTransparent: true, prefix: "scene" };
    if (!isOpen) return;
    const drawn = await worker.ask({ kind: "room", document, options, urls });
    isBusy = false;
    if (!isOpen) return;
    // A room that cannot be drawn is not shown; the next one may be.
    if (drawn.ok) onDrawn(drawn.value.svg);
    void next();
  }

  return {
    draw(wanted) {
      waiting = wanted;
      void next();
    },
    close() {
      isOpen = false;
      worker.close();
    },
  };
}
