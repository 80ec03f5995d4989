// What stands in the plots of a live farm as triangles, built anew only where something has changed.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { FarmBuilder } from "../land/farmBuilder.ts";
import { isSamePlant, type PlotLook } from "../plants/looks.ts";
import { plantSeed, plantsOnPlot } from "../plants/plantMesh.ts";
import { plantSpotsOf } from "../plants/spots.ts";

export type PlantedBeds = {
  /** Whether anything stands otherwise now; what a plot is to bear stays away until it is built. */
  readonly plant: (looks: readonly Pick<PlotLook, "plant">[]) => boolean;
  readonly all: () => readonly Triangles[];
  /** The plants of one plot. */
  readonly of: (plot: number) => Triangles | null;
  /** Where the drop of a plot hangs; null where nothing stands. */
  readonly above: (plot: number) => Vec | null;
};

type Standing = {
  readonly plant: PlotLook["plant"];
  readonly made: Triangles;
  readonly top: number;
};

/** How far above a plant its drop hangs. */
const ABOVE = 0.06;

export function plantedBeds(
  { whim }: FieldTraits,
  plots: readonly PlotPlace[],
  builder: Pick<FarmBuilder, "plant">,
): PlantedBeds {
  const beds: (Standing | null)[] = plots.map(() => null);
  return {
    plant(looks) {
      let isChanged = false;
      for (const [i, { plant }] of looks.entries()) {
        const stands = beds[i] ?? null;
        if (plant ? stands && isSamePlant(stands.plant, plant) : !stands) continue;
        const built = plant && builder.plant(plant);
        // What stood there stays until the next stage is built.
        if (plant && !built) continue;
        isChanged = true;
        if (!plant || !built) {
          beds[i] = null;
          continue;
        }
        const seed = plantSeed(whim, i, plant);
        const made = plantsOnPlot(plots[i]!, plantSpotsOf(plant.what, seed, plots[i]!.turn), built);
        beds[i] = { plant, made, top: topOf(made) };
      }
      return isChanged;
    },
    all: () => beds.flatMap((one) => (one ? [one.made] : [])),
    of: (plot) => beds[plot]?.made ?? null,
    above(plot) {
      const stands = beds[plot];
      const { x, z } = plots[plot]!;
      return stands ? [x, stands.top + ABOVE, z] : null;
    },
  };
}

function topOf({ position }: Triangles): number {
  let top = 0;
  for (let i = 1; i < position.length; i += 3) top = Math.max(top, position[i]!);
  return top;
}
