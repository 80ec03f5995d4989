// One live field: what it shows, where it is looked at from, and the way from one view to the next.
import { LIVE_TOLERANCE } from "../../fields/diorama/frames.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import type { Season } from "../../models/seasons.ts";
import { easeTurntable, frontView, type TurntableView } from "../../scene/camera/turntable.ts";
import type { Falling } from "../../scene/light/falling.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { openLive } from "../../scene/live/openLive.ts";
import { type DioramaScene, openDioramaScene } from "./dioramaScene.ts";
import { type FieldMesh, openLandBuilder } from "./landBuilder.ts";

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
  move(next: (view: TurntableView) => TurntableView, atOnce?: boolean): void;
  close(): void;
};

type LiveEvents = {
  /** How the field is to be seen on its canvas by now; null where the drawing has to stand in. */
  shown(what: LiveShown | null): void;
  turned(view: TurntableView): void;
};

export function openLiveScene(place: HTMLElement, events: LiveEvents): LiveScene {
  const builder = openLandBuilder();
  let land: FieldMesh | null = null;
  let asked: LiveShown | null = null;
  /** What the land is, which stays as it is until another is built. */
  let shows: LiveShown | null = null;
  let [wanted, built] = ["", ""];
  let [view, goal] = [frontView, frontView];
  let air: LiveAir;

  const look = () => live.scene()?.look(view);

  const live = openLive<DioramaScene>(place, {
    open: openDioramaScene,
    ease(milliseconds) {
      view = easeTurntable(view, goal, milliseconds);
      return view === goal;
    },
    look,
    present(scene) {
      scene.look(view);
      present();
    },
    shown: () => land && events.shown(shows),
    lost: () => events.shown(null),
    drawn(canvas, { frames, calls }) {
      // For the benchmark, which holds the scene to few calls and none when idle.
      canvas.dataset.frames = `${frames}`;
      canvas.dataset.calls = `${calls}`;
    },
    living: {
      isThere: () => air !== undefined,
      stir: (scene, seconds) => scene.stir(seconds),
      pace: (scene) => scene.pace(),
    },
  });

  function present() {
    const scene = live.scene();
    if (!scene || !land || !shows) return;
    scene.light(shows.hour);
    scene.show(land);
    blow();
    void live.reveal();
  }

  /** Whoever is there sees it move for a while. */
  function blow() {
    if (air === undefined) return;
    live.scene()?.fall(air);
    live.touch();
  }

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
      const scene = live.scene();
      if (built === key && scene) {
        shows = asked;
        scene.light(hour);
        blow();
        return void live.reveal();
      }
      if (isUnderWay) return;
      const made = await builder.build({ traits, season, isLit, tolerance: LIVE_TOLERANCE, moves });
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
      live.go(atOnce, () => {
        view = goal;
        look();
      });
    },

    close() {
      wanted = "";
      live.close();
      builder.close();
    },
  };
}
