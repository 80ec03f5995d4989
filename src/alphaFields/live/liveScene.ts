// One live field: what it shows, where it is looked at from, and the way from one view to the next.
import site from "../../../site.config.ts";
import type { Hour } from "../../models/hours.ts";
import type { Season } from "../../models/seasons.ts";
import { type DioramaScene, openDioramaScene } from "./dioramaScene.ts";
import { openLandBuilder } from "./landBuilder.ts";
import { eased, frontView, type View } from "./turning.ts";

export type LiveScene = {
  set(shown: { id: number; hour: Hour; season: Season }): void;
  /** At once under a finger or a key, by and by after a button. */
  move(next: (view: View) => View, atOnce?: boolean): void;
  close(): void;
};

type LiveEvents = {
  shown(is: boolean): void;
  turned(view: View): void;
};

/** Null where the device refuses after all. */
export function openLiveScene(canvas: HTMLCanvasElement, events: LiveEvents): LiveScene | null {
  let scene: DioramaScene;
  try {
    scene = openDioramaScene(canvas, {
      drawn(frames, calls) {
        // For the benchmark, which holds the scene to few calls and none when idle.
        canvas.dataset.frames = `${frames}`;
        canvas.dataset.calls = `${calls}`;
      },
      lost: () => events.shown(false),
    });
  } catch {
    return null;
  }
  const builder = openLandBuilder();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const size = new ResizeObserver(() => scene.resize());
  size.observe(canvas);
  let wanted = "";
  let view = frontView;
  let goal = frontView;
  let moving = 0;

  const look = (next: View) => {
    view = next;
    scene.look(view);
  };
  const step = (before: number) => (now: number) => {
    look(eased(view, goal, Math.min(now - before, 50)));
    moving = view === goal ? 0 : requestAnimationFrame(step(now));
  };

  return {
    async set({ id, hour, season }) {
      const isLit = hour !== "day";
      const key = `${id} ${season} ${isLit}`;
      scene.light(hour);
      if (wanted === key) return;
      wanted = key;
      const { address } = site.collection;
      const land = await builder
        .build({ collection: address, id, season, isLit })
        .catch(() => null);
      if (wanted !== key) return;
      if (land === null) return events.shown(false);
      scene.show(land);
      scene.resize();
      events.shown(true);
    },

    move(next, atOnce = false) {
      goal = next(goal);
      events.turned(goal);
      if (atOnce || still.matches) {
        cancelAnimationFrame(moving);
        moving = 0;
        goal = { ...goal };
        look(goal);
      } else if (moving === 0) {
        moving = requestAnimationFrame(step(performance.now()));
      }
    },

    close() {
      wanted = "";
      cancelAnimationFrame(moving);
      size.disconnect();
      builder.close();
      scene.close();
    },
  };
}
