// Follows fingers and the mouse on an element: one drags, two come closer or go away.
import { type Pinch, type PixelPoint, pinchOf } from "./pinch.ts";

export type FingerMoves = {
  /** In CSS pixels since it was last told. */
  readonly dragged: (across: number, down: number) => void;
  /** Over 1 comes closer, about the middle of the window that is given, which went so far since. */
  readonly pinched: (by: number, middle: PixelPoint, across: number, down: number) => void;
};

export function followFingers(
  element: HTMLElement,
  { dragged, pinched }: FingerMoves,
  signal: AbortSignal,
): void {
  // Moved in place: a finger that drags makes nothing.
  const fingers = new Map<number, { x: number; y: number }>();
  const pinch = (): Pinch | null => {
    if (fingers.size < 2) return null;
    const [a, b] = [...fingers.values()];
    return a && b ? pinchOf(a, b) : null;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const held = pinch();
    const across = event.clientX - finger.x;
    const along = event.clientY - finger.y;
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (fingers.size === 1) dragged(across, along);
    const holds = pinch();
    if (!held || !holds) return;
    const { x, y } = holds.middle;
    pinched(holds.distance / held.distance, holds.middle, x - held.middle.x, y - held.middle.y);
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
}
