// Follows fingers, the mouse and its wheel on the place of a farm.
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { PixelPoint } from "../../../scene/gestures/pinch.ts";
import { closerByWheel } from "../../../scene/gestures/wheel.ts";
import type { SceneProps } from "../sceneProps.ts";
import type { ThingId } from "../things/sceneThing.ts";
import {
  dragFarmCamera,
  type FarmCamera,
  type FarmWindow,
  zoomFarmCamera,
} from "../view/farmCamera.ts";
import { startTimer } from "./later.ts";
import { onEscape } from "./onEscape.ts";
import { pressBehind } from "./pressBehind.ts";
import { openPresses } from "./presses.ts";

/** A farm that is looked at, in the round or drawn. */
export type PressTarget = {
  readonly plotUnder: (point: PixelPoint) => number | null;
  readonly thingUnder: (point: PixelPoint) => ThingId | null;
  readonly move: (
    next: (view: FarmCamera, window: FarmWindow) => FarmCamera,
    atOnce?: boolean,
  ) => void;
};

const PIXELS_PER_E = 320;

/** `farm` is null until there is one. */
export function usePresses(
  stage: RefObject<HTMLElement | null>,
  farm: PressTarget | null,
  told: Pick<SceneProps, "onPlot" | "onDragEnd" | "onDragLeft" | "onChoose" | "onThing">,
): void {
  const press = useEffectEvent(told.onPlot);
  const dragEnd = useEffectEvent(told.onDragEnd);
  const dragLeft = useEffectEvent(told.onDragLeft);
  const choose = useEffectEvent(told.onChoose);
  const pressThing = useEffectEvent((thing: ThingId) => told.onThing?.(thing));
  useEffect(() => {
    const element = stage.current;
    if (!element || !farm) return;
    const at = ({ clientX, clientY }: MouseEvent): PixelPoint => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const hands = openPresses({
      plotUnder: farm.plotUnder,
      press: (plot, how) => press(plot, how),
      dragEnd: () => dragEnd(),
      dragLeft: () => dragLeft(),
      choose: (plot) => choose(plot),
      beside(point) {
        const thing = farm.thingUnder(point);
        if (thing) pressThing(thing);
        else {
          const { left, top } = element.getBoundingClientRect();
          pressBehind(left + point.x, top + point.y);
        }
      },
      moved: (across, down) =>
        farm.move((view, window) => dragFarmCamera(view, across, down, window), true),
      pinched: (by, middle) =>
        farm.move((view, window) => zoomFarmCamera(view, by, middle, window), true),
      later: startTimer,
    });
    const listening = new AbortController();
    const { signal } = listening;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      hands.down(event.pointerId, at(event), event.timeStamp);
    };
    const move = (event: PointerEvent) => {
      const point = at(event);
      hands.move(event.pointerId, point);
      const isOnSomething = (farm.plotUnder(point) ?? farm.thingUnder(point)) !== null;
      element.toggleAttribute("data-pressed", isOnSomething);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = closerByWheel(event, 1 / PIXELS_PER_E, 1 / PIXELS_PER_E);
      farm.move((view, window) => zoomFarmCamera(view, by, at(event), window), true);
    };
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    const up = (event: PointerEvent) => hands.up(event.pointerId, event.timeStamp);
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", (event) => hands.cancel(event.pointerId), { signal });
    // A long press is the farm's own, not the browser's menu.
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    onEscape(hands.giveUp, signal);
    return () => {
      listening.abort();
      element.removeAttribute("data-pressed");
    };
  }, [stage, farm]);
}
