// What stands before what, as every picture looks at a field: from the front right, a little from above.
import type { Vec } from "../../models/pose.ts";
import { EYE } from "../../models/svg/view.ts";
import { bedDistance, type GroundCircle, type TilledBed } from "./ground.ts";

/** Something that takes a round of ground and hides what lies behind it. */
export type SightBlocker = GroundCircle & { readonly height: number };

/** How much a line of sight rises with each step towards the viewer. */
const RISE = EYE[1] / Math.hypot(EYE[0], EYE[2]);
const STEP = 0.25;
const DIAGONAL = Math.SQRT1_2;
const CROPS = 0.75;
const HIGHEST_CROP = 2;

/** What is turned so looks at the viewer. */
export const TO_VIEWER = Math.atan2(EYE[0], EYE[2]);

export type InSight = (x: number, z: number, y?: number) => boolean;

/** Whether a point is seen past all that stands on the field; `y` is its height over the ground. */
export function sightOver(standing: readonly SightBlocker[], beds: readonly TilledBed[]): InSight {
  const crops = beds.map((bed) => ({ bed, height: bed.y + CROPS }));
  const highest = Math.max(...[...standing, ...crops].map(({ height }) => height));
  return (x, z, y = 0) => {
    for (let way = STEP; y + way * RISE < highest; way += STEP) {
      const [px, pz] = [x + way * DIAGONAL, z + way * DIAGONAL];
      const ray = y + way * RISE;
      const isHidden =
        standing.some((one) => one.height > ray && Math.hypot(one.x - px, one.z - pz) < one.r) ||
        crops.some(({ bed, height }) => height > ray && bedDistance(bed, px, pz) === 0);
      if (isHidden) return false;
    }
    return true;
  };
}

/** Leaves reach over the planks. */
export const SPREAD = 0.15;

/** How high a bed's crops may grow before they stand before one of the points; endless where they never do. */
export function clearanceOf(bed: TilledBed, points: readonly Vec[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y, z] of points)
    for (let way = STEP; y + way * RISE < bed.y + HIGHEST_CROP; way += STEP)
      if (bedDistance(bed, x + way * DIAGONAL, z + way * DIAGONAL) < SPREAD) {
        least = Math.min(least, y + way * RISE - bed.y);
        break;
      }
  return least;
}

/** The place of a point in the row of all from the farthest to the nearest. */
export const nearness = ({ x, z }: { readonly x: number; readonly z: number }): number => x + z;
