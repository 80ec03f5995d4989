// The life of a live scene in its place: its canvas and context, the way to the next view, and frames for what moves by itself.
import { stirring } from "../frames/stirring.ts";
import { BEAT_MS, pageTimer, pulse } from "../living/pulse.ts";
import { type MountedScene, mountScene } from "../mountScene.ts";
import type { RendererStats, RendererWork, SceneRenderer } from "../renderer/openRenderer.ts";
import { createEasing } from "./easing.ts";
import { observeVisibility, type VisibilityObserver } from "./observeVisibility.ts";
import { reducedMotion } from "./reducedMotion.ts";

/** How often what moves by itself is another picture: with every frame, ten times a second, or never. */
export type Pace = "frames" | "beats" | "never";

/** What moves by itself for a while after each touch, such as rain. */
type Living<Scene> = {
  readonly isThere: () => boolean;
  /** In seconds since it began to; null at once where no movement is wanted. */
  readonly stir: (scene: Scene, seconds: number | null) => void;
  readonly pace: (scene: Scene) => Pace;
};

type SceneWork = Pick<Required<RendererWork>, "step" | "drawn" | "lost"> & {
  /** Whether the visitor wants no movement. */
  readonly isStill: () => boolean;
};

type LiveScene = MountedScene & Pick<SceneRenderer, "ask" | "ready">;

type LiveOf<Scene> = {
  /** An exception where there are no graphics to be had. */
  readonly open: (canvas: HTMLCanvasElement, work: SceneWork) => Scene | Promise<Scene>;
  /** So many milliseconds on from the view to its goal; true once it is there. Nothing is made for a frame. */
  readonly ease: (milliseconds: number) => boolean;
  /** Shows the view on the scene that there is. */
  readonly look: () => void;
  /** Each time that the canvas has another size, before it is presented too. */
  readonly sized?: (width: number, height: number) => void;
  /** Each time that there is a scene: all that is known is shown on it, and revealed if it is enough. */
  readonly present: (scene: Scene) => void;
  /** What was revealed has been drawn: only now may it take the place of the drawing. */
  readonly shown: () => void;
  /** A drawing has to stand in until it is presented again, if ever. */
  readonly lost: () => void;
  readonly drawn?: (canvas: HTMLCanvasElement, stats: RendererStats) => void;
  readonly living?: Living<Scene>;
};

export type Live<Scene> = {
  /** Null while there are no graphics. */
  readonly scene: () => Scene | null;
  readonly isUnderWay: () => boolean;
  /** All that is on the scene is to be seen, once its programs are made and a frame of it is drawn. */
  readonly reveal: () => Promise<void>;
  /** To a goal that has just been set: by and by, or at once by `arrive` where that or no movement is wanted. */
  readonly go: (atOnce: boolean, arrive: () => void) => void;
  /** The view is where it goes. */
  readonly rest: () => void;
  /** Something was done or somebody is there: what lives moves for a while. */
  readonly touch: () => void;
  readonly close: () => void;
};

export function openLive<Scene extends LiveScene>(
  place: HTMLElement,
  { open, ease, look, sized, present, shown, lost, drawn, living }: LiveOf<Scene>,
): Live<Scene> {
  const isStill = reducedMotion();
  let scene: Scene | null = null;
  let looked: VisibilityObserver | null = null;
  let reveals = 0;
  let isDue = false;
  const way = createEasing((milliseconds) => {
    const isThere = ease(milliseconds);
    look();
    return isThere;
  });
  // Where frames are seldom, none of the time between two is lost.
  const air = stirring(2 * BEAT_MS);
  let isStirred = false;
  const beats = pulse({
    ask: () => scene?.ask(),
    isLookedAt: () => looked?.is() ?? false,
    timer: pageTimer,
  });

  /** Whoever does not look at it costs no frames: the next beat waits until somebody does. */
  function pace(): Pace {
    const own = isStirred && scene && living ? living.pace(scene) : "never";
    return own === "frames" && !looked?.is() ? "beats" : own;
  }

  function stir(now: number): void {
    if (!living) return;
    const seconds = living.isThere() && !isStill() ? air.step(now) : null;
    isStirred = seconds !== null;
    if (scene && (isStirred || isStill())) living.stir(scene, seconds);
  }

  function step(now: number): boolean {
    stir(now);
    way.step(now);
    return way.isUnderWay() || pace() === "frames";
  }

  const unmount = mountScene<Scene>(place, {
    async open(canvas, gone) {
      const opened = await open(canvas, {
        step,
        isStill,
        lost: gone,
        drawn(stats) {
          drawn?.(canvas, stats);
          if (isDue) {
            isDue = false;
            shown();
          }
          beats.drawn(pace() === "beats" ? BEAT_MS : null);
        },
      });
      looked?.close();
      looked = observeVisibility(canvas);
      const whole: Scene = {
        ...opened,
        resize(width, height, ratio) {
          opened.resize(width, height, ratio);
          // The same one as is presented: whoever waits for its programs knows it by that.
          scene = whole;
          sized?.(width, height);
        },
      };
      return whole;
    },
    opened(next) {
      scene = next;
      present(next);
      return () => {
        scene = null;
        isDue = false;
        beats.stop();
      };
    },
    lost,
  });

  return {
    scene: () => scene,
    isUnderWay: way.isUnderWay,
    async reveal() {
      const own = scene;
      reveals += 1;
      const mine = reveals;
      await own?.ready();
      if (own === null || scene !== own || reveals !== mine) return;
      isDue = true;
      own.ask();
    },
    go(atOnce, arrive) {
      if (atOnce || isStill()) {
        way.end();
        return arrive();
      }
      way.begin();
      scene?.ask();
    },
    rest: way.end,
    touch() {
      air.touch();
      scene?.ask();
    },
    close() {
      unmount();
      looked?.close();
    },
  };
}
