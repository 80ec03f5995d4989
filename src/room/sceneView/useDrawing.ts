// A drawing of the room in an element, as long as it is wanted.
import { type RefObject, useEffect, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { openDrawer } from "./drawer.ts";
import { endFirstPicture } from "./drawn/firstPicture.ts";

const FADED = 400;

/** Whether something has been drawn. */
export function useDrawing(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
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
      // It is thousands of shapes: gone as soon as the stage has faded in over it.
      setTimeout(() => drawn?.remove(), FADED);
    };
  }, [place, isWanted, session, view, pictures]);

  return isDrawn;
}
