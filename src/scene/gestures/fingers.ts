// Follows fingers and the mouse on an element: one drags, two come closer or go away.
import { type Pinch, type Point, pinchOf } from "./pinch.ts";

export type FingerMoves = {
  /** In CSS pixels since it was last told. */
  readonly dragged: (across: number, down: number) => void;
  /** Over 1 comes closer, about the middle of the window that is given, which went so far since. */
  readonly pinched: (by: number, middle: Point, across: number, down: number) => void;
};

export function followFingers(
  element: HTMLElement,
  { dragged, pinched }: FingerMoves,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  const pinch = (): Pinch | null => {
    if (fingers.size < 2) return null;
    const [a, b] = [...fingers.values()];
    return a && b ? pinchOf(a, b) : null;
  };
  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const held = pinch();
    const now = at(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) dragged(now.x - before.x, now.y - before.y);
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
