// What fingers, mouse and wheel do on the live map.
import { type RefObject, useEffect, useEffectEvent } from "react";
import { followFingers } from "../../scene/gestures/fingers.ts";
import { closerByWheel } from "../../scene/gestures/wheel.ts";
import type { LiveMapScene as Live } from "../scene/liveMap.ts";
import { draggedMapView, zoomMapView } from "../view/mapView.ts";

const PIXELS_PER_E = 320;
/** A press that went this far was a drag. */
const STEADY = 6;
/** Two presses come closer by so much. */
const TWICE = 2.25;

/** Turns what fingers, mouse and wheel do on the picture into moves; `map` is null until it is shown. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  map: Live | null,
  onChoose: (field: number) => void,
): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const element = stage.current;
    if (!element || !map) return;
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let went = 0;
    let isHeld = false;
    const moves = {
      dragged(across: number, down: number) {
        went += Math.abs(across) + Math.abs(down);
        if (went > STEADY) map.drag(across, down);
      },
      pinched(by: number, middle: { x: number; y: number }, across: number, down: number) {
        went = STEADY + 1;
        const point = pointOf({ clientX: middle.x, clientY: middle.y });
        map.move(
          (view, frame) => zoomMapView(draggedMapView(view, across, down, frame), by, point, frame),
          true,
        );
      },
    };
    const listening = new AbortController();
    const { signal } = listening;
    const begin = (event: PointerEvent) => {
      isHeld = element.contains(event.target as Node);
      if (isHeld && event.isPrimary) went = 0;
    };
    const press = (event: MouseEvent) => {
      const field = went > STEADY ? null : map.fieldUnder(pointOf(event));
      if (field !== null) choose(field);
    };
    const wheel = (event: WheelEvent) => {
      // A page that is only scrolled past must go on scrolling: the wheel zooms once one is at the
      // map, or with the key that zooms everywhere.
      if (!event.ctrlKey && !isHeld) return;
      event.preventDefault();
      const by = closerByWheel(event, 1 / PIXELS_PER_E, 1 / PIXELS_PER_E);
      const point = pointOf(event);
      map.move((view, frame) => zoomMapView(view, by, point, frame), true);
    };
    const twice = (event: MouseEvent) => {
      const point = pointOf(event);
      map.move((view, frame) => zoomMapView(view, TWICE, point, frame));
    };
    document.addEventListener("pointerdown", begin, { signal, capture: true });
    followFingers(element, moves, signal);
    element.addEventListener("click", press, { signal });
    element.addEventListener("dblclick", twice, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listening.abort();
  }, [stage, map]);
}
