// Tells when a card is drawn out: by mouse at once, by finger after a long press or where it cannot scroll.
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const STRAY = { mouse: 6, touch: 10 } as const;
const LONG_PRESS = 350;
/** Whatever is clicked later than this, in milliseconds, is no end of a gesture: Enter on the card. */
const CLICK_COMES = 300;

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
    // From here on the view listens, on the window; and what the mouse goes over shows its own cursor.
    if (event.pointerType === "mouse") target.releasePointerCapture(event.pointerId);
    // A finger that carries a card must not scroll the page beneath it.
    const hold = (touch: TouchEvent) => touch.preventDefault();
    target.addEventListener("touchmove", hold, { passive: false });
    const letGo = () => {
      target.removeEventListener("touchmove", hold);
      setTimeout(() => {
        isLifted.current = false;
      }, CLICK_COMES);
    };
    window.addEventListener("pointerup", letGo, { once: true });
    window.addEventListener("pointercancel", letGo, { once: true });
    onLift(event);
  };

  const isDrawnOut = ({ pointerId, clientX, clientY }: PointerEvent): boolean => {
    const began = press.current;
    if (!began || began.id !== pointerId) return false;
    const way = Math.hypot(clientX - began.x, clientY - began.y);
    return way > STRAY[began.isTouch ? "touch" : "mouse"];
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
      // The first move of a swift drag is beyond the card already, and comes here all the same.
      currentTarget.setPointerCapture(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!isDrawnOut(event)) return;
      // Let go where nobody heard of it.
      if (event.buttons === 0) end();
      else lift(event.currentTarget, event.nativeEvent);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      // So swift that there was no move between: the view hears of its end next.
      if (isDrawnOut(event)) lift(event.currentTarget, event.nativeEvent);
      end();
    },
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
