// The farm of a film in the round, on a canvas that is on no page: set as it was on a day, waited for, and snapped.
import site from "../../../site.config.ts";
import { dayAt } from "../../farm/numbers/time.ts";
import { planFor } from "../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { canvasForScene, hasWebGl } from "../../scene/context/graphics.ts";
import { openFarmBuilder } from "../scene/land/farmBuilder.ts";
import { sceneryWanted } from "../scene/land/sceneryWanted.ts";
import { joinSceneries } from "../scene/round/furnishing.ts";
import { plantedBeds } from "../scene/round/plantedBeds.ts";
import { openRoundScene, type RoundScene } from "../scene/round/roundScene.ts";
import type { DayLook } from "./dayLook.ts";
import { type FilmLayout, filmEye } from "./filmLayout.ts";
import type { YearDay } from "./yearTold.ts";

export type Snap = (canvas: HTMLCanvasElement) => void;

export type FilmStage = {
  /** False where it could not be built, or the device took its graphics away. */
  readonly snap: (day: YearDay, take: Snap) => Promise<boolean>;
  readonly close: () => void;
};

/** So far apart do rain and snow lie on two days, in seconds. */
const APART_SECONDS = 1.7;

function placeOf(field: number, builder: ReturnType<typeof openFarmBuilder>) {
  const traits = fieldTraits(site.collection.address, field);
  const plots = plotPlaces(planFor(traits));
  return { traits, plots, beds: plantedBeds(traits, plots, builder) };
}

/** Null where there are no graphics to be had. */
export function openFilmStage(layout: FilmLayout): FilmStage | null {
  if (!hasWebGl()) return null;
  const builder = openFarmBuilder(() => {});
  let isLost = false;
  let scene: RoundScene;
  try {
    scene = openRoundScene(canvasForScene(), {
      step: () => false,
      drawn: () => {},
      lost: () => {
        isLost = true;
      },
      isStill: () => true,
      // No wind goes over the beds of a picture.
      wind: "sheltered",
    });
  } catch {
    builder.close();
    return null;
  }
  scene.hold(true);
  scene.resize(layout.width, layout.height, 1);
  const { view, window } = filmEye(layout);
  scene.look(view, window);

  let place: ReturnType<typeof placeOf> | null = null;
  let [land, scenery] = ["", ""];
  const moist = new Set<number>();

  function wet({ plots }: DayLook, isAnew: boolean): void {
    if (isAnew) moist.clear();
    for (const [plot, { isMoist }] of plots.entries()) {
      if (moist.has(plot) === isMoist) continue;
      if (isMoist) moist.add(plot);
      else moist.delete(plot);
      scene.wet(plot, isMoist);
    }
  }

  return {
    async snap({ at, light, look }, take) {
      const { field, season, sky, standing } = look;
      const { paint } = standing.yard;
      if (place?.traits.id !== field) place = placeOf(field, builder);
      const { traits, plots, beds } = place;
      const isLit = light !== "day";
      const plants = look.plots.flatMap(({ plant }) => (plant ? [plant] : []));
      const wanted = sceneryWanted(standing, look.plots, { traits, season, isLit });
      const [built, stands, grown] = await Promise.all([
        builder.land({ traits, plots, season, isLit, paint }),
        Promise.all(wanted.map(builder.scenery)),
        Promise.all(plants.map(builder.whenPlant)),
      ]);
      const there = stands.filter((one) => one !== null);
      if (!built || isLost || there.length < stands.length || grown.includes(false)) return false;
      const nextLand = JSON.stringify([field, season, isLit, paint]);
      const isOther = land !== nextLand;
      if (isOther) scene.show(built);
      land = nextLand;
      const nextScenery = JSON.stringify(wanted);
      if (scenery !== nextScenery) scene.furnish(joinSceneries(there));
      scenery = nextScenery;
      scene.light(light, sky);
      if (beds.plant(look.plots) || isOther) scene.plant(beds.all());
      wet(look, isOther);
      scene.stir((dayAt(at) % 100) * APART_SECONDS);
      scene.snap(take);
      return !isLost;
    },
    close() {
      builder.close();
      scene.close();
    },
  };
}
