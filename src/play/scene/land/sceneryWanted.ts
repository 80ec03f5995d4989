// All that stands on a farm's land at a moment, as it is asked for from the building thread.
import { surprisesAt } from "../../../farm/surprises/surprisesAt.ts";
import type { BedState } from "../../view/bed.ts";
import { type GreenShown, greenLookOf } from "../green/greenLook.ts";
import { looksOf } from "../plants/looks.ts";
import { isOfSky } from "../surprises/sky/skySurprises.ts";
import { yardLookOf } from "../yard/yardLook.ts";
import type { LandWanted, SceneryWanted } from "./farmBuilder.ts";

type SceneryLight = Omit<LandWanted, "plots" | "paint">;

export function sceneryWanted(
  { ground, farm, now }: BedState,
  light: SceneryLight,
  shown: GreenShown = {},
): readonly SceneryWanted[] {
  const look = yardLookOf(ground, farm, now);
  const kept = farm.kept.map(({ kind }) => kind);
  const green = greenLookOf(ground, farm, now, shown);
  const all: SceneryWanted[] = [
    { ...light, of: "yard", look },
    { ...light, of: "meadow", kept },
  ];
  if (green) all.push({ ...light, of: "green", look: green });
  const there = surprisesAt(ground, farm, now).filter((surprise) => !isOfSky(surprise));
  const plants = () => looksOf(ground, farm, now).map(({ plant }) => plant);
  if (there.length > 0)
    all.push({ ...light, of: "surprises", there, kept, plants: plants(), can: look.can.plot });
  return all;
}
