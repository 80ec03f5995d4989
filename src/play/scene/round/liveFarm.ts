// One live farm in its place: what is known of it, where it is looked at from, and the way to the next view.
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { Season } from "../../../models/seasons.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import { openLive } from "../../../scene/live/openLive.ts";
import { type FarmLand, openFarmBuilder } from "../land/farmBuilder.ts";
import { deedsBetween } from "../plants/deedsBetween.ts";
import type { PlotLook } from "../plants/looks.ts";
import {
  type Covered,
  easeFarmCamera,
  type FarmCamera,
  type FarmWindow,
  fieldToWindow,
  plotCorners,
  plotUnder,
  reframed,
  showing,
  type WindowPoint,
  windowOf,
} from "../view/farmCamera.ts";
import type { SkyNow } from "../view/skyNow.ts";
import { plantedBeds } from "./plantedBeds.ts";
import { openRoundScene, type RoundScene } from "./roundScene.ts";

export type FarmSight = { readonly season: Season; readonly hour: Hour; readonly sky: SkyNow };

export type LiveFarm = {
  readonly set: (sight: FarmSight) => void;
  /** Who lives on the meadow, in the order in which they came. */
  readonly keep: (kept: readonly ProducerKind[], season: Season) => void;
  readonly know: (looks: readonly PlotLook[]) => void;
  readonly choose: (plot: number | null) => void;
  /** At once under a finger, by and by after a button. */
  readonly move: (
    next: (view: FarmCamera, window: FarmWindow) => FarmCamera,
    atOnce?: boolean,
  ) => void;
  readonly plotUnder: (point: WindowPoint) => number | null;
  readonly close: () => void;
};

type LiveFarmEvents = {
  /** Whether the farm is to be seen on its canvas; a drawing stands in where it is not. */
  readonly shown: (isShown: boolean) => void;
  readonly failed: () => void;
  /** Where the chosen plot is seen; null where there is none. */
  readonly anchored: (point: WindowPoint | null) => void;
};

const EARTH = 0.2;

/** A picture may reach beyond the part of the page that is its own: beneath bars and papers. */
function coveredOf(place: HTMLElement, free: HTMLElement): Covered {
  const all = place.getBoundingClientRect();
  const own = free.getBoundingClientRect();
  return {
    left: own.left - all.left,
    right: all.right - own.right,
    top: own.top - all.top,
    bottom: all.bottom - own.bottom,
  };
}

type LiveFarmOf = {
  readonly traits: FieldTraits;
  readonly plots: readonly PlotPlace[];
  /** Where what is gathered goes: into the house. */
  readonly store: Vec;
  /** The part of the page that nothing else covers. */
  readonly free: HTMLElement;
};

export function openLiveFarm(
  place: HTMLElement,
  { traits, plots, store, free }: LiveFarmOf,
  events: LiveFarmEvents,
): LiveFarm {
  const builder = openFarmBuilder(() => plantAll());
  let window: FarmWindow | null = null;
  let view: FarmCamera | null = null;
  let goal: FarmCamera | null = null;
  let sight: FarmSight | null = null;
  let [land, wanted]: [FarmLand | null, string] = [null, ""];
  let [meadow, keeps]: [Triangles | null, string] = [null, ""];
  let looks: readonly PlotLook[] = [];
  let chosen: number | null = null;
  const beds = plantedBeds(traits, plots, builder);
  const moist = new Set<number>();

  /** What was done since it was last looked is seen, unless the farm has only now come. */
  function showDeeds(next: readonly PlotLook[]): void {
    const { gathered, sown, watered } = deedsBetween(looks, next);
    if (gathered.length + sown.length + watered.length === 0) return;
    const scene = live.scene();
    live.touch();
    scene?.gust();
    const plants = gathered.flatMap((plot) => beds.of(plot) ?? []);
    if (plants.length > 0) scene?.gather(plants, store);
    const places = (of: readonly number[]) =>
      of.map((plot): Vec => [plots[plot]!.x, plots[plot]!.y + EARTH, plots[plot]!.z]);
    if (sown.length > 0) scene?.touch(places(sown), "dust");
    else if (watered.length > 0) scene?.touch(places(watered), "drops");
  }

  function look() {
    if (!view || !window) return;
    live.scene()?.look(view, window);
    const plot = chosen === null ? null : plots[chosen]!;
    events.anchored(plot && fieldToWindow({ ...plot, y: plot.y + EARTH }, view, window));
  }

  /** Builds what has changed of the plants, and leaves the rest as it is. */
  function plantAll(): void {
    if (!beds.plant(looks)) return;
    const scene = live.scene();
    scene?.plant(beds.all());
    scene?.gust();
    mark();
  }

  function wetAll(isAnew: boolean): void {
    for (const [i, { isMoist }] of looks.entries()) {
      if (!isAnew && moist.has(i) === isMoist) continue;
      if (isMoist) moist.add(i);
      else moist.delete(i);
      if (isMoist || !isAnew) live.scene()?.wet(i, isMoist);
    }
  }

  function mark(): void {
    const drops = looks.map(({ isReady }, i) => (isReady ? beds.above(i) : null));
    live.scene()?.drop(drops.filter((drop) => drop !== null));
  }

  function ring(): void {
    const corners = chosen === null ? null : plotCorners(plots[chosen]!);
    live.scene()?.ring(corners?.map(({ x, y, z }): Vec => [x, y + 0.06, z]) ?? null);
  }

  function present(): void {
    const scene = live.scene();
    if (!scene || !land || !sight) return;
    scene.light(sight.hour, sight.sky);
    scene.show(land);
    scene.keep(meadow);
    wetAll(true);
    scene.plant(beds.all());
    scene.gust();
    mark();
    ring();
    look();
    void live.reveal();
  }

  const live = openLive<RoundScene>(place, {
    open: (canvas, work) => openRoundScene(canvas, { ...work, wind: traits.wind }),
    ease(milliseconds) {
      if (view && goal) view = easeFarmCamera(view, goal, milliseconds);
      return view === goal;
    },
    look,
    sized(width, height) {
      const before = window;
      window = windowOf(width, height, plots, coveredOf(place, free));
      view = goal = before && goal ? reframed(goal, before, window) : window.first;
      if (chosen !== null) view = goal = showing(plots[chosen]!, goal, window);
      live.rest();
      look();
    },
    present,
    shown: () => events.shown(true),
    // The bed stands in for it, and it may come back.
    lost: () => events.shown(false),
    drawn(canvas, { frames, calls, triangles }) {
      // For the benchmark, which holds the farm to few calls and none when idle.
      Object.assign(canvas.dataset, { frames, calls, triangles });
    },
    living: {
      isThere: () => Boolean(sight?.sky.falls),
      stir: (scene, seconds) => seconds !== null && scene.stir(seconds),
      // A processor draws fewer pictures.
      pace: ({ isSlow }) => (isSlow ? "beats" : "frames"),
    },
  });

  function move(next: (view: FarmCamera, window: FarmWindow) => FarmCamera, atOnce = false): void {
    if (!goal || !window) return;
    goal = next(goal, window);
    live.go(atOnce, () => {
      view = goal;
      look();
    });
  }

  return {
    async keep(kept, season) {
      const key = `${season} ${kept.join(" ")}`;
      if (keeps === key) return;
      keeps = key;
      const made = kept.length === 0 ? null : await builder.meadow({ traits, season, kept });
      if (keeps !== key) return;
      meadow = made;
      live.scene()?.keep(meadow);
    },
    async set(next) {
      sight = next;
      const isLit = next.hour !== "day";
      const key = `${next.season} ${isLit}`;
      if (wanted === key) {
        live.scene()?.light(next.hour, next.sky);
        return;
      }
      wanted = key;
      const built = await builder.land({ traits, plots, season: next.season, isLit });
      if (wanted !== key) return;
      land = built;
      if (land) present();
      else events.failed();
    },
    know(next) {
      showDeeds(next);
      looks = next;
      plantAll();
      wetAll(false);
      mark();
    },
    choose(plot) {
      chosen = plot;
      ring();
      look();
      if (plot !== null && goal && window) {
        const next = showing(plots[plot]!, goal, window);
        if (next !== goal) move(() => next);
      }
    },
    move,
    plotUnder: (point) => (view && window ? plotUnder(point, plots, view, window) : null),
    close() {
      wanted = "";
      live.close();
      builder.close();
    },
  };
}
