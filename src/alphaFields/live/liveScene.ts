// One live field: what it shows, where it is looked at from, and the way from one view to the next.
import { LIVE_TOLERANCE } from "../../fields/diorama/frames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import type { Season } from "../../models/seasons.ts";
import { eased, frontView, type View } from "../../scene/camera/turntable.ts";
import { stirring } from "../../scene/frames/stirring.ts";
import type { Falling } from "../../scene/light/falling.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { lookedAt } from "../../scene/living/lookedAt.ts";
import { BEAT_MS, pageTimer, pulse } from "../../scene/living/pulse.ts";
import { mountScene } from "../../scene/mountScene.ts";
import { type DioramaScene, openDioramaScene } from "./dioramaScene.ts";
import { type Land, openLandBuilder } from "./landBuilder.ts";

export type LiveLook = { hour: Hour; season: Season };

/**
 * What falls from the sky: it, the mill and all that lives move by themselves, for a while after each touch.
 * Undefined where nothing is to.
 */
export type LiveAir = Falling | undefined;

/** What is to be seen: which field, and how. */
export type LiveShown = LiveLook & { id: number };

export type LiveScene = {
  set(asked: { traits: FieldTraits } & LiveLook & { air?: LiveAir }): void;
  /** At once under a finger or a key, by and by after a button. */
  move(next: (view: View) => View, atOnce?: boolean): void;
  close(): void;
};

type LiveEvents = {
  /** How the field is to be seen on its canvas by now; null where the drawing has to stand in. */
  shown(what: LiveShown | null): void;
  turned(view: View): void;
};

/** In milliseconds: what a movement begins with, and the most that a tab that slept makes up for, also where frames are seldom. */
const STEP = { first: 16, most: 50, seldom: 2 * BEAT_MS } as const;

export function openLiveScene(place: HTMLElement, events: LiveEvents): LiveScene {
  const builder = openLandBuilder();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let scene: DioramaScene | null = null;
  let land: Land | null = null;
  let asked: LiveShown | null = null;
  /** What the land is, which stays as it is until another is built. */
  let shows: LiveShown | null = null;
  let [wanted, built] = ["", ""];
  let [view, goal] = [frontView, frontView];
  let before: number | null = null;
  let air: LiveAir;
  const stir = stirring(STEP.seldom);
  let isStirred = false;
  let looked: ReturnType<typeof lookedAt> | null = null;
  const beats = pulse({
    ask: () => scene?.ask(),
    isLookedAt: () => looked?.is() ?? false,
    timer: pageTimer,
  });

  /** Whoever does not look at it costs no frames: the next beat waits until somebody does. */
  function pace() {
    const own = isStirred ? scene!.pace() : "never";
    return own === "frames" && !looked?.is() ? "beats" : own;
  }

  function step(now: number): boolean {
    const seconds = air !== undefined && !still.matches ? stir.step(now) : null;
    if (seconds !== null || still.matches) scene?.stir(seconds);
    isStirred = seconds !== null;
    if (view !== goal) {
      view = eased(view, goal, Math.min(now - (before ?? now - STEP.first), STEP.most));
      scene?.look(view);
    }
    before = view === goal ? null : now;
    return before !== null || pace() === "frames";
  }

  function present() {
    if (!scene || !land || !shows) return;
    scene.light(shows.hour);
    scene.show(land);
    blow();
    events.shown(shows);
  }

  /** Whoever is there sees it move for a while. */
  function blow() {
    if (air === undefined) return;
    scene?.fall(air);
    stir.touch();
    scene?.ask();
  }

  const unmount = mountScene(place, {
    async open(canvas, lost) {
      const opened = openDioramaScene(canvas, {
        step,
        lost,
        drawn({ frames, calls }) {
          // For the benchmark, which holds the scene to few calls and none when idle.
          canvas.dataset.frames = `${frames}`;
          canvas.dataset.calls = `${calls}`;
          beats.drawn(pace() === "beats" ? BEAT_MS : null);
        },
      });
      looked?.close();
      looked = lookedAt(canvas);
      return opened;
    },
    opened(next) {
      scene = next;
      scene.look(view);
      present();
      return () => {
        scene = null;
        beats.stop();
      };
    },
    lost: () => events.shown(null),
  });

  return {
    async set({ traits, hour, season, air: next }) {
      const isLit = hour !== "day";
      const moves = next !== undefined;
      const key = `${traits.id} ${season} ${isLit} ${moves}`;
      air = next;
      asked = { id: traits.id, hour, season };
      const isUnderWay = wanted === key;
      wanted = key;
      // The light of one hour must not lie on the land of another: only what is built already changes at once.
      if (built === key && scene) {
        shows = asked;
        scene.light(hour);
        blow();
        return events.shown(shows);
      }
      if (isUnderWay) return;
      const made = await builder
        .build({ traits, season, isLit, tolerance: LIVE_TOLERANCE, moves })
        .catch(() => null);
      if (wanted !== key) return;
      land = made;
      built = land ? key : "";
      shows = asked;
      if (land) present();
      else events.shown(null);
    },

    move(next, atOnce = false) {
      goal = next(goal);
      events.turned(goal);
      blow();
      if (!atOnce && !still.matches) return scene?.ask();
      view = goal;
      scene?.look(view);
    },

    close() {
      wanted = "";
      unmount();
      looked?.close();
      builder.close();
    },
  };
}
