// What stands before what, as every picture looks at a field: from the front right, a little from above.
import { EYE } from "../../models/svg/view.ts";
import type { Bed, Spot } from "./ground.ts";

/** Something that takes a round of ground and hides what lies behind it. */
export type Standing = Spot & { readonly height: number };

/** How much a line of sight rises with each step towards the viewer. */
const RISE = EYE[1] / Math.hypot(EYE[0], EYE[2]);
const STEP = 0.25;
const DIAGONAL = Math.SQRT1_2;
const CROPS = 0.75;

export type InSight = (x: number, z: number, y?: number) => boolean;

/** Whether a point is seen past all that stands on the field; `y` is its height over the ground. */
export function sightOver(standing: readonly Standing[], beds: readonly Bed[]): InSight {
  const highest = standing.reduce((most, one) => Math.max(most, one.height), CROPS);
  return (x, z, y = 0) => {
    for (let way = STEP; y + way * RISE < highest; way += STEP) {
      const [px, pz] = [x + way * DIAGONAL, z + way * DIAGONAL];
      const height = y + way * RISE;
      const isHidden =
        standing.some((one) => one.height > height && Math.hypot(one.x - px, one.z - pz) < one.r) ||
        (height < CROPS &&
          beds.some((bed) => Math.abs(bed.x - px) < bed.length / 2 && Math.abs(bed.z - pz) < 0.33));
      if (isHidden) return false;
    }
    return true;
  };
}
