// What is chosen of a farm, a plot or a thing: where it stands, what is ringed about it, and the view in which it is seen.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { SceneThing, ThingId } from "../things/sceneThing.ts";
import {
  type FarmCamera,
  type FarmWindow,
  type FieldPoint,
  plotCorners,
} from "../view/farmCamera.ts";
import { showing, showingPlace, thingCorners } from "../view/showing.ts";

export type ChosenOnFarm = { readonly plot: number } | { readonly thing: ThingId };

export type ChosenSight = {
  /** Null of what is not to be seen, or not yet. */
  readonly place: (chosen: ChosenOnFarm | null) => FieldPoint | null;
  readonly corners: (chosen: ChosenOnFarm | null) => readonly FieldPoint[] | null;
  /** The same view, moved only as far as it must be. */
  readonly view: (chosen: ChosenOnFarm | null, from: FarmCamera, window: FarmWindow) => FarmCamera;
};

/** The height of what is done by hand. */
export const HAND = 0.2;

export const placeOf = ({ at: [x, y, z] }: SceneThing): FieldPoint => ({ x, y, z });

export function chosenOn(
  plots: readonly PlotPlace[],
  thingOf: (id: ThingId) => SceneThing | null,
): ChosenSight {
  function place(chosen: ChosenOnFarm | null): FieldPoint | null {
    if (!chosen) return null;
    if ("plot" in chosen) {
      const plot = plots[chosen.plot]!;
      return { ...plot, y: plot.y + HAND };
    }
    const thing = thingOf(chosen.thing);
    if (!thing) return null;
    const foot = placeOf(thing);
    return { ...foot, y: foot.y + thing.high / 2 };
  }

  return {
    place,
    corners(chosen) {
      if (chosen && "plot" in chosen) return plotCorners(plots[chosen.plot]!);
      // Who has come stands all over the green: a ring on it would be about some of them.
      const thing = chosen && chosen.thing !== "green" ? thingOf(chosen.thing) : null;
      return thing && thingCorners(thing);
    },
    view(chosen, from, window) {
      if (chosen && "plot" in chosen) return showing(plots[chosen.plot]!, from, window);
      const at = place(chosen);
      const least = chosen ? thingOf(chosen.thing)?.r : 0;
      return at ? showingPlace(at, from, window, least) : from;
    },
  };
}
