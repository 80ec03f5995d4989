// Tells when a card is drawn out: by mouse at once, by finger after a long press or where it cannot scroll.
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const STRAY = { mouse: 6, touch: 10 } as const;
const LONG_PRESS = 350;

type Press = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  timer: number;
};

/** `onLift` is called once for a gesture; the click that would end it is swallowed. */
export function useLiftGesture(onLift: (event: globalThis.PointerEvent) => void) {
  const press = useRef<Press | null>(null);
  const isLifted = useRef(false);

  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const lift = (target: HTMLElement, event: globalThis.PointerEvent) => {
    end();
    isLifted.current = true;
    // A finger that carries a card must not scroll the page beneath it.
    const hold = (touch: TouchEvent) => touch.preventDefault();
    target.addEventListener("touchmove", hold, { passive: false });
    const letGo = () => target.removeEventListener("touchmove", hold);
    window.addEventListener("pointerup", letGo, { once: true });
    window.addEventListener("pointercancel", letGo, { once: true });
    onLift(event);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end();
      isLifted.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: id, clientX: x, clientY: y, currentTarget, nativeEvent } = event;
      const isTouch = event.pointerType !== "mouse";
      const wait = () => {
        navigator.vibrate?.(10);
        lift(currentTarget, nativeEvent);
      };
      const timer = isTouch ? window.setTimeout(wait, LONG_PRESS) : 0;
      press.current = { id, x, y, isTouch, timer };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const began = press.current;
      if (!began || began.id !== event.pointerId) return;
      const way = Math.hypot(event.clientX - began.x, event.clientY - began.y);
      if (way > STRAY[began.isTouch ? "touch" : "mouse"]) {
        lift(event.currentTarget, event.nativeEvent);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (press.current?.isTouch || isLifted.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!isLifted.current) return;
      isLifted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
