// One live farm in its place: what is known of it, where it is looked at from, and the way to the next view.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Vec } from "../../../models/pose.ts";
import type { Season } from "../../../models/seasons.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import { openLive } from "../../../scene/live/openLive.ts";
import { type FarmLand, openFarmBuilder, type SceneryWanted } from "../land/farmBuilder.ts";
import { deedsBetween } from "../plants/deedsBetween.ts";
import type { PlotLook } from "../plants/looks.ts";
import type { SceneThing, ThingId } from "../things/sceneThing.ts";
import { thingUnder } from "../things/thingUnder.ts";
import {
  type Covered,
  easeFarmCamera,
  type FarmCamera,
  type FarmWindow,
  fieldToWindow,
  plotUnder,
  reframed,
  type WindowPoint,
  windowOf,
} from "../view/farmCamera.ts";
import { outOfSight, showingPlace } from "../view/showing.ts";
import type { SkyNow } from "../view/skyNow.ts";
import type { HousePaint } from "../yard/housePaint.ts";
import { type ChosenOnFarm, chosenOn, HAND, placeOf } from "./chosenOn.ts";
import { openFurnishing } from "./furnishing.ts";
import { plantedBeds } from "./plantedBeds.ts";
import { openRoundScene, type RoundScene } from "./roundScene.ts";

export type FarmSight = {
  readonly season: Season;
  readonly hour: Hour;
  readonly sky: SkyNow;
  /** The dyes of the cottage. */
  readonly paint: HousePaint;
};

export type LiveFarm = {
  readonly set: (sight: FarmSight) => void;
  /** All that stands on the land. */
  readonly furnish: (all: readonly SceneryWanted[]) => void;
  readonly know: (looks: readonly PlotLook[]) => void;
  readonly choose: (chosen: ChosenOnFarm | null) => void;
  /** At once under a finger, by and by after a button. */
  readonly move: (
    next: (view: FarmCamera, window: FarmWindow) => FarmCamera,
    atOnce?: boolean,
  ) => void;
  readonly plotUnder: (point: WindowPoint) => number | null;
  /** Beside the beds. */
  readonly thingUnder: (point: WindowPoint) => ThingId | null;
  /** Brings a thing into view. */
  readonly show: (thing: ThingId) => void;
  readonly close: () => void;
};

type LiveFarmEvents = {
  /** Whether the farm is to be seen on its canvas; a drawing stands in where it is not. */
  readonly shown: (isShown: boolean) => void;
  readonly failed: () => void;
  /** Where what is chosen is seen; null where there is none. */
  readonly anchored: (point: WindowPoint | null) => void;
  /** Where the green is seen from, though it lies out of sight; null where it is in sight, or not there. */
  readonly beyond: (point: WindowPoint | null) => void;
};

/** In by its door. */
const storeOf = (barn: SceneThing | null): Vec | null =>
  barn && [barn.at[0], barn.at[1] + barn.high / 2, barn.at[2]];

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
  let looks: readonly PlotLook[] = [];
  let chosen: ChosenOnFarm | null = null;
  const furnishing = openFurnishing(builder, () => {
    live.scene()?.furnish(furnishing.all());
    ring();
    look();
  });
  const thingOf = (id: ThingId): SceneThing | null =>
    furnishing.all().things.find((thing) => thing.id === id) ?? null;
  const chosenSight = chosenOn(plots, thingOf);
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
    if (plants.length > 0) scene?.gather(plants, storeOf(thingOf("barn")) ?? store);
    const places = (of: readonly number[]) =>
      of.map((plot): Vec => [plots[plot]!.x, plots[plot]!.y + HAND, plots[plot]!.z]);
    if (sown.length > 0) scene?.touch(places(sown), "dust");
    else if (watered.length > 0) scene?.touch(places(watered), "drops");
  }

  function look() {
    if (!view || !window) return;
    live.scene()?.look(view, window);
    const place = chosenSight.place(chosen);
    events.anchored(place && fieldToWindow(place, view, window));
    const green = thingOf("green");
    events.beyond(green && outOfSight(placeOf(green), view, window));
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
    const corners = chosenSight.corners(chosen);
    live.scene()?.ring(corners?.map(({ x, y, z }): Vec => [x, y + 0.06, z]) ?? null);
  }

  function present(): void {
    const scene = live.scene();
    if (!scene || !land || !sight) return;
    scene.light(sight.hour, sight.sky);
    scene.show(land);
    scene.furnish(furnishing.all());
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
      view = goal = chosenSight.view(chosen, goal, window);
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
    furnish: furnishing.want,
    async set(next) {
      sight = next;
      const isLit = next.hour !== "day";
      const { season, paint } = next;
      const key = JSON.stringify([season, isLit, paint]);
      if (wanted === key) {
        live.scene()?.light(next.hour, next.sky);
        return;
      }
      wanted = key;
      const built = await builder.land({ traits, plots, season, isLit, paint });
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
    choose(next) {
      chosen = next;
      ring();
      look();
      if (!goal || !window) return;
      const shown = chosenSight.view(chosen, goal, window);
      if (shown !== goal) move(() => shown);
    },
    show(thing) {
      const found = thingOf(thing);
      if (found) move((from, through) => showingPlace(placeOf(found), from, through));
    },
    move,
    plotUnder: (point) => (view && window ? plotUnder(point, plots, view, window) : null),
    thingUnder: (point) =>
      (view && window && thingUnder(point, furnishing.all().things, view, window)?.id) || null,
    close() {
      wanted = "";
      live.close();
      builder.close();
    },
  };
}
