// Where a key leads next on the way round the farm.
import { greenLookOf } from "../scene/green/greenLook.ts";
import type { ThingId } from "../scene/index.ts";
import type { BedState } from "../view/bed.ts";
import { nextThing, thingsAround } from "./thingsAround.ts";

export function nextAround(bed: BedState, from: ThingId | null): ThingId | null {
  const green = greenLookOf(bed.ground, bed.farm, bed.now);
  return nextThing(thingsAround(bed, green), from);
}
