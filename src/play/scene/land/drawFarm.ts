// A farm as a picture under the sky: its field with what grows in its plots, and who is kept on its meadow.
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { Tilled } from "../../../fields/diorama/compose.ts";
import { drawDiorama } from "../../../fields/diorama/drawDiorama.ts";
import type { FrameName } from "../../../fields/diorama/frames.ts";
import { type PlotPlace, plotPlaces } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { type Part, placed } from "../../../models/parts.ts";
import type { Season } from "../../../models/seasons.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import type { GreenLook } from "../green/greenLook.ts";
import { greenScenery } from "../green/greenScenery.ts";
import { plantOf } from "../plants/growing.ts";
import type { PlotLook } from "../plants/looks.ts";
import { EARTH, plantSeed } from "../plants/plantMesh.ts";
import { plantSpotsOf, variantSeed } from "../plants/spots.ts";
import { earthOf, framedBeds } from "../plants/tilled.ts";
import { cottagePaintOf } from "../yard/housePaint.ts";
import type { YardLook } from "../yard/yardLook.ts";
import { yardGroundOf } from "../yard/yardPlaces.ts";
import { yardScenery } from "../yard/yardScenery.ts";
import { meadowScenery } from "./meadow.ts";
import type { Scenery } from "./scenery.ts";

/** At noon under the sky, as in a window, unless it says otherwise. */
export type FarmLook = { readonly hour?: Hour; readonly frame?: FrameName };

export type FarmDrawn = {
  readonly traits: FieldTraits;
  readonly season: Season;
  readonly looks: readonly Pick<PlotLook, "isMoist" | "plant">[];
  readonly kept: readonly ProducerKind[];
  /** What is seen of the farm's deeds. */
  readonly yard: YardLook;
  readonly green: GreenLook | null;
} & FarmLook;

function growing({ whim }: FieldTraits, plot: PlotPlace, n: number, plant: PlotLook["plant"]) {
  if (!plant) return [];
  const { x, y, z, turn, axis } = plot;
  const [ax, az] = axis;
  return plantSpotsOf(plant.what, plantSeed(whim, n, plant), turn).flatMap((spot): Part[] => {
    const { along, across, angle, size, variant } = spot;
    const at = [x + ax * along - az * across, y + EARTH, z + az * along + ax * across] as const;
    return placed(plantOf(plant.what, plant.stage, variantSeed(variant)), at, turn + angle, size);
  });
}

/** All of a farm that its field has not, as whatever composes the field wants it. */
export function farmOnField(drawn: FarmDrawn) {
  const { traits, season, looks, kept, yard, green, hour = "day" } = drawn;
  const isLit = hour !== "day";
  // Whatever else stands on a farm is one more of these.
  const besides: readonly Scenery[] = [
    meadowScenery(traits, season, kept, yard.ribbons),
    yardScenery(traits, season, isLit, yard),
    ...(green ? [greenScenery(traits, season, isLit, green)] : []),
  ];
  const tilled: Tilled = (_, __, plan) => [
    ...framedBeds(traits, season, plan),
    ...plotPlaces(plan).flatMap((plot, n) => {
      const { isMoist, plant } = looks[n]!;
      const { parts } = earthOf(plot, n, traits, season, isMoist ? "moist" : "dry");
      return [...parts, ...growing(traits, plot, n, plant)];
    }),
    ...besides.flatMap(({ parts }) => parts),
  ];
  const farmed = { paint: cottagePaintOf(yard.paint), ...yardGroundOf(traits) };
  const [lamps, halos] = [
    besides.flatMap((one) => one.lamps ?? []),
    besides.flatMap((one) => one.halos ?? []),
  ];
  return { season, hour, tilled, farmed, lamps, halos };
}

export function drawFarm(drawn: FarmDrawn): string {
  // It is shown as an image, whose words stand beside it.
  const words = { title: "", description: "" };
  const { traits, frame = "square" } = drawn;
  return drawDiorama(traits, { frame, ...farmOnField(drawn) }, words);
}
