// All that stands on a farm's land at a moment, and how it is asked for from the building thread.
import { surprisesAt } from "../../../farm/surprises/surprisesAt.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import type { Surprise } from "../../../farm/tables/surprises.ts";
import type { BedState } from "../../view/bed.ts";
import { type GreenLook, type GreenShown, greenLookOf } from "../green/greenLook.ts";
import type { PlotLook } from "../plants/looks.ts";
import { isOfSky } from "../surprises/sky/skySurprises.ts";
import { type YardLook, yardLookOf } from "../yard/yardLook.ts";
import type { LandWanted, SceneryWanted } from "./farmBuilder.ts";

/** Plain: a year has hundreds of them. */
export type StandingLook = {
  readonly yard: YardLook;
  readonly kept: readonly ProducerKind[];
  readonly green: GreenLook | null;
  /** What shows itself; the page has what is in the sky. */
  readonly surprises: readonly Surprise[];
};

export function standingLookOf(bed: BedState, shown: GreenShown = {}): StandingLook {
  const { ground, farm, now } = bed;
  return {
    yard: yardLookOf(farm, now),
    kept: farm.kept.map(({ kind }) => kind),
    green: greenLookOf(ground, farm, now, shown),
    surprises: surprisesAt(ground, farm, now),
  };
}

export function sceneryWanted(
  { yard, kept, green, surprises }: StandingLook,
  plots: readonly Pick<PlotLook, "plant">[],
  light: Omit<LandWanted, "plots" | "paint">,
): readonly SceneryWanted[] {
  const all: SceneryWanted[] = [
    { ...light, of: "yard", look: yard },
    { ...light, of: "meadow", kept, ribbons: yard.ribbons },
  ];
  if (green) all.push({ ...light, of: "green", look: green });
  const there = surprises.filter((surprise) => !isOfSky(surprise));
  const plants = plots.map(({ plant }) => plant);
  if (there.length > 0)
    all.push({ ...light, of: "surprises", there, kept, plants, can: yard.can.plot });
  return all;
}
