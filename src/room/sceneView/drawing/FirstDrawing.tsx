// The room as one drawing under the canvas, kept up to date until the room is to be seen in the round.
import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditor } from "../../editor/EditorContext.ts";
import { picturesIn } from "../../model/picturesIn.ts";
import type { RoomDocument, Turn } from "../../model/room.ts";
import { openModelWorker } from "../../modelWorker/modelWorker.ts";
import { pictureUrls } from "../../modelWorker/pictureUrls.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import css from "./Drawing.module.css";
import { endFirstPicture } from "./firstPicture.ts";

type Wanted = { readonly document: RoomDocument; readonly quarter: Turn };

type Drawer = { readonly draw: (wanted: Wanted) => void; readonly close: () => void };

/** One drawing at a time, and of what waits only the newest. */
function openDrawer(pictures: PictureBook, onDrawn: (svg: string) => void): Drawer {
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

/** In milliseconds, after which the stage has faded in over it. */
const FADED = 400;

/** Whether something has been drawn. */
function useDrawing(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const { session, view, pictures } = useEditor();
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let drawn: Element | null = null;
    const drawer = openDrawer(pictures, (svg) => {
      const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
      drawn = document.importNode(read, true);
      place.current?.replaceChildren(drawn);
      setDrawn(true);
      endFirstPicture();
    });
    let last: unknown;
    let lastQuarter: unknown;
    const draw = () => {
      const { document: room } = session.state();
      const { quarter } = view.state();
      if (room === last && quarter === lastQuarter) return;
      last = room;
      lastQuarter = quarter;
      drawer.draw({ document: room, quarter });
    };
    draw();
    const leave = [session, view].map((source) => source.subscribe(draw));
    return () => {
      for (const stop of leave) stop();
      drawer.close();
      endFirstPicture();
      // It is thousands of shapes.
      setTimeout(() => drawn?.remove(), FADED);
    };
  }, [place, isWanted, session, view, pictures]);

  return isDrawn;
}

export function FirstDrawing({ isCovered }: { isCovered: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawing(place, !isCovered);
  return (
    <div
      ref={place}
      className={css.first}
      aria-hidden="true"
      data-is-drawn={isDrawn || undefined}
      data-is-covered={isCovered || undefined}
    />
  );
}
