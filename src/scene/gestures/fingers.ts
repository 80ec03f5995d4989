// Follows fingers and the mouse on an element: one drags, two come closer or go away.
import { distance, type Point } from "./pinch.ts";

export type FingerMoves = {
  /** In CSS pixels since it was last told. */
  readonly dragged: (across: number, down: number) => void;
  /** Over 1 comes closer. */
  readonly pinched: (by: number) => void;
};

export function followFingers(
  element: HTMLElement,
  { dragged, pinched }: FingerMoves,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  const apart = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? distance(a, b) : 0;
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
    const gap = apart();
    const now = at(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) dragged(now.x - before.x, now.y - before.y);
    else if (gap > 0) pinched(apart() / gap);
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
}
