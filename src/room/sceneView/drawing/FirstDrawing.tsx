// The room as one drawing under the canvas, framed as the canvas is, until the room is to be seen in the round.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useSession, useView } from "../../editor/EditorContext.ts";
import { useFramedSize } from "../../hands/useFramedSize.ts";
import { picturesIn } from "../../model/picturesIn.ts";
import type { QuarterTurn, RoomDocument } from "../../model/room.ts";
import { openModelWorker } from "../../modelWorker/modelWorker.ts";
import { pictureUrls } from "../../modelWorker/pictureUrls.ts";
import type { RoomSvg } from "../../picture/drawRoom.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import { flatView } from "../../stage/view/flatView.ts";
import css from "./Drawing.module.css";
import { endFirstPicture } from "./firstPicture.ts";
import { snowsNow } from "./snowsNow.ts";
import { viewBoxFor } from "./viewBoxFor.ts";

type Wanted = { readonly document: RoomDocument; readonly quarter: QuarterTurn };

type Drawer = { readonly draw: (wanted: Wanted) => void; readonly close: () => void };

/** One drawing at a time, and of what waits only the newest. */
function openDrawer(pictures: PictureBook, onDrawn: (drawing: RoomSvg) => void): Drawer {
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
    const options = { quarter, isTransparent: true, isSnowy: snowsNow(), prefix: "scene" };
    if (!isOpen) return;
    const drawn = await worker.ask({ kind: "room", document, options, urls });
    isBusy = false;
    if (!isOpen) return;
    // A room that cannot be drawn is not shown; the next one may be.
    if (drawn.ok) onDrawn(drawn.value);
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

type Shown = { readonly element: Element } & Pick<RoomSvg, "middle" | "scale">;

/** What was drawn last, in its place. */
function useDrawing(place: RefObject<HTMLElement | null>, isWanted: boolean): Shown | null {
  const { session, view, pictures } = useEditor();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let drawn: Element | null = null;
    const drawer = openDrawer(pictures, ({ svg, middle, scale }) => {
      const read = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
      drawn = document.importNode(read, true);
      place.current?.replaceChildren(drawn);
      setShown({ element: drawn, middle, scale });
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
    const stops = [session, view].map((source) => source.subscribe(draw));
    return () => {
      for (const stop of stops) stop();
      drawer.close();
      endFirstPicture();
      // It is thousands of shapes.
      setTimeout(() => drawn?.remove(), FADED);
    };
  }, [place, isWanted, session, view, pictures]);

  return shown;
}

/** As the camera of the stage has the room: nothing moves when that comes in. */
function useFrame(place: RefObject<HTMLElement | null>, shown: Shown | null): void {
  const size = useFramedSize(place);
  const { zoom, pan, quarter } = useView((state) => state);
  const room = useSession(({ document }) => document.shell.size);
  useLayoutEffect(() => {
    if (!size || !shown) return;
    const box = viewBoxFor(shown, flatView(room, { quarter, zoom, pan }, size), size);
    shown.element.setAttribute("viewBox", box.join(" "));
  }, [shown, size, room, quarter, zoom, pan]);
}

export function FirstDrawing({ isCovered }: { isCovered: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useDrawing(place, !isCovered);
  useFrame(place, shown);
  return (
    <div
      ref={place}
      className={css.first}
      aria-hidden="true"
      data-is-drawn={shown !== null || undefined}
      data-is-covered={isCovered || undefined}
    />
  );
}
