// Turns what fingers, mouse and keys do on the picture into moves of the scene.
import { type RefObject, useEffect } from "react";
import type { LiveScene } from "./liveScene.ts";
import { byKey, draggedBy, frontView, zoomedBy } from "./turning.ts";

const PIXELS_PER_E = 320;

/** `scene` is null until its stage is there. */
export function useGestures(stage: RefObject<HTMLElement | null>, scene: LiveScene | null): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !scene) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const apart = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const gap = apart();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const pixels = event.clientX - before.x;
      if (fingers.size === 1) {
        scene.move((view) => draggedBy(view, pixels, element.clientWidth), true);
      } else if (gap > 0) {
        scene.move((view) => zoomedBy(view, apart() / gap), true);
      }
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      // A page that is only scrolled past must go on scrolling: the wheel zooms once one is at the
      // picture, or with the key that zooms everywhere.
      if (!event.ctrlKey && document.activeElement !== element) return;
      event.preventDefault();
      scene.move((view) => zoomedBy(view, Math.exp(-event.deltaY / PIXELS_PER_E)), true);
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (byKey(frontView, event.key) === null) return;
      event.preventDefault();
      scene.move((view) => byKey(view, event.key) ?? view);
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    element.addEventListener("keydown", key, { signal });
    return () => listening.abort();
  }, [stage, scene]);
}
