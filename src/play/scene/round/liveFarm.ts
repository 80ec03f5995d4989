// One live farm in its place: what is known of it, where it is looked at from, and the way to the next view.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { Season } from "../../../models/seasons.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import { mountScene } from "../../../scene/mountScene.ts";
import { type FarmLand, openFarmBuilder } from "../land/farmBuilder.ts";
import { isSamePlant, type PlotLook } from "../plants/looks.ts";
import { standing } from "../plants/plantMesh.ts";
import { spotsOf } from "../plants/spots.ts";
import {
  cornersOf,
  eased,
  type FarmView,
  type FarmWindow,
  onWindow,
  type Point,
  plotUnder,
  showing,
  windowOf,
} from "../view/farmView.ts";
import { openRoundScene, type RoundScene } from "./roundScene.ts";

export type FarmSight = { readonly season: Season; readonly hour: Hour };

export type LiveFarm = {
  readonly set: (sight: FarmSight) => void;
  readonly know: (looks: readonly PlotLook[]) => void;
  readonly choose: (plot: number | null) => void;
  /** At once under a finger, by and by after a button. */
  readonly move: (next: (view: FarmView, window: FarmWindow) => FarmView, atOnce?: boolean) => void;
  readonly plotUnder: (point: Point) => number | null;
  readonly close: () => void;
};

type LiveFarmEvents = {
  /** Whether the farm is to be seen on its canvas; a drawing stands in where it is not. */
  readonly shown: (isShown: boolean) => void;
  readonly failed: () => void;
  /** Where the chosen plot is seen; null where there is none. */
  readonly anchored: (point: Point | null) => void;
};

/** What stands in a plot, and how high. */
type Standing = {
  readonly plant: PlotLook["plant"];
  readonly made: Triangles;
  readonly top: number;
};

/** In milliseconds: what a movement begins with, and the most that a tab that slept makes up for. */
const STEP = { first: 16, most: 50 } as const;
/** How far above a plant its drop hangs. */
const ABOVE = 0.06;
const EARTH = 0.2;

export function openLiveFarm(
  place: HTMLElement,
  { traits, plots }: { readonly traits: FieldTraits; readonly plots: readonly PlotPlace[] },
  events: LiveFarmEvents,
): LiveFarm {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const builder = openFarmBuilder(() => plantAll());
  let scene: RoundScene | null = null;
  let window: FarmWindow | null = null;
  let view: FarmView | null = null;
  let goal: FarmView | null = null;
  let before: number | null = null;
  let sight: FarmSight | null = null;
  let [land, wanted]: [FarmLand | null, string] = [null, ""];
  let looks: readonly PlotLook[] = [];
  let chosen: number | null = null;
  const plants: (Standing | null)[] = plots.map(() => null);
  const moist = new Set<number>();

  function step(now: number): boolean {
    if (view && goal && view !== goal) {
      view = eased(view, goal, Math.min(now - (before ?? now - STEP.first), STEP.most));
      look();
    }
    before = view === goal ? null : now;
    return before !== null;
  }

  function look() {
    if (!view || !window) return;
    scene?.look(view, window);
    const plot = chosen === null ? null : plots[chosen]!;
    events.anchored(plot && onWindow({ ...plot, y: plot.y + EARTH }, view, window));
  }

  /** Builds what has changed of the plants, and leaves the rest as it is. */
  function plantAll(): void {
    let isChanged = false;
    for (const [i, { plant }] of looks.entries()) {
      const stands = plants[i];
      if (plant && stands && isSamePlant(stands.plant, plant)) continue;
      if (!plant && !stands) continue;
      const built = plant && builder.plant(plant);
      // What stood there stays until the next stage is built.
      if (plant && !built) continue;
      isChanged = true;
      if (!plant || !built) {
        plants[i] = null;
        continue;
      }
      const seed = (traits.whim % 9_973) + 101 * i + 17 * plant.n;
      const spots = spotsOf(plant.what, seed, plots[i]!.turn);
      const made = standing(plots[i]!, spots, built);
      plants[i] = { plant, made, top: topOf(made) };
    }
    if (!isChanged) return;
    scene?.plant(plants.flatMap((one) => (one ? [one.made] : [])));
    mark();
  }

  function wetAll(isAnew: boolean): void {
    for (const [i, { isMoist }] of looks.entries()) {
      if (!isAnew && moist.has(i) === isMoist) continue;
      if (isMoist) moist.add(i);
      else moist.delete(i);
      if (isMoist || !isAnew) scene?.wet(i, isMoist);
    }
  }

  function mark(): void {
    const ready = looks.flatMap(({ isReady }, i): Vec[] => {
      const stands = plants[i];
      if (!isReady || !stands) return [];
      const { x, z } = plots[i]!;
      return [[x, stands.top + ABOVE, z]];
    });
    scene?.drop(ready);
  }

  function ring(): void {
    const corners = chosen === null ? null : cornersOf(plots[chosen]!);
    scene?.ring(corners?.map(({ x, y, z }): Vec => [x, y + 0.06, z]) ?? null);
  }

  function present(): void {
    if (!scene || !land || !sight) return;
    scene.light(sight.hour);
    scene.show(land);
    wetAll(true);
    scene.plant(plants.flatMap((one) => (one ? [one.made] : [])));
    mark();
    ring();
    look();
    events.shown(true);
  }

  const unmount = mountScene<RoundScene>(place, {
    async open(canvas, lost) {
      const opened = openRoundScene(canvas, {
        step,
        lost,
        drawn({ frames, calls, triangles }) {
          // For the benchmark, which holds the farm to few calls and none when idle.
          Object.assign(canvas.dataset, { frames, calls, triangles });
        },
      });
      return {
        ...opened,
        resize(width, height, ratio) {
          opened.resize(width, height, ratio);
          const isFirst = !window || !view;
          window = windowOf(width, height, plots);
          if (isFirst || !view) view = goal = window.first;
          scene = opened;
          look();
        },
      };
    },
    opened(next) {
      scene = next;
      present();
      return () => {
        scene = null;
      };
    },
    lost() {
      events.shown(false);
      events.failed();
    },
  });

  return {
    async set(next) {
      sight = next;
      const isLit = next.hour !== "day";
      const key = `${next.season} ${isLit}`;
      if (wanted === key) {
        scene?.light(next.hour);
        return;
      }
      wanted = key;
      const built = await builder
        .land({ traits, plots, season: next.season, isLit })
        .catch(() => null);
      if (wanted !== key) return;
      land = built;
      if (land) present();
      else events.failed();
    },
    know(next) {
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
        if (next !== goal) this.move(() => next);
      }
    },
    move(next, atOnce = false) {
      if (!goal || !window) return;
      goal = next(goal, window);
      if (!atOnce && !still.matches) return scene?.ask();
      view = goal;
      look();
    },
    plotUnder: (point) => (view && window ? plotUnder(point, plots, view, window) : null),
    close() {
      wanted = "";
      unmount();
      builder.close();
    },
  };
}

function topOf({ position }: Triangles): number {
  let top = 0;
  for (let i = 1; i < position.length; i += 3) top = Math.max(top, position[i]!);
  return top;
}
