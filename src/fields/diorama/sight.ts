// What is seen, as every picture looks at a field: from the front right, a little from above (visibility queries).
import type { Vec } from "../../models/pose.ts";
import { EYE } from "../../models/svg/view.ts";
import { bedDistance, type GroundCircle, type TilledBed } from "./ground.ts";

/** Whether the eye sees a point: the one answer, however what may stand before it is known. */
export type Sees = (point: Vec) => boolean;

/** How many of the points are seen, from 0 to 1. */
export const shareSeen = (points: readonly Vec[], sees: Sees): number =>
  points.filter(sees).length / points.length;

export const seesPastEach =
  (...all: readonly Sees[]): Sees =>
  (point) =>
    all.every((sees) => sees(point));

/** Points across the picture: so far to the sides of one, and so much higher. */
export const across = (
  [x, y, z]: Vec,
  sides: readonly number[],
  heights: readonly number[] = [0],
): Vec[] =>
  sides.flatMap((side) => {
    const aside = side * DIAGONAL;
    return heights.map((up): Vec => [x + aside, y + up, z - aside]);
  });

/** Something that takes a round of ground and hides what lies behind it. */
export type SightBlocker = GroundCircle & { readonly height: number };

/** How much a line of sight rises with each step towards the viewer. */
const RISE = EYE[1] / Math.hypot(EYE[0], EYE[2]);
const STEP = 0.25;
const DIAGONAL = Math.SQRT1_2;
const HIGHEST_CROP = 2;

/** What is turned so looks at the viewer. */
export const TO_VIEWER = Math.atan2(EYE[0], EYE[2]);

/** Past rounds of ground, each as high as it is: rough, and quick to ask. */
export function seesPastRounds(standing: readonly SightBlocker[]): Sees {
  const highest = Math.max(...standing.map(({ height }) => height));
  return ([x, y, z]) => {
    for (let way = STEP; y + way * RISE < highest; way += STEP) {
      const [px, pz] = [x + way * DIAGONAL, z + way * DIAGONAL];
      const ray = y + way * RISE;
      if (standing.some((one) => one.height > ray && Math.hypot(one.x - px, one.z - pz) < one.r))
        return false;
    }
    return true;
  };
}

const BODY = { heights: [0.1, 0.3], sides: [-0.3, 0, 0.3] } as const;
/** Of its six points so many are to be seen. */
const MOST = 5 / 6;

/** Whether something small would be seen in its place, or most of it. */
export const isShown = (at: Vec, sees: Sees): boolean =>
  shareSeen(across(at, BODY.sides, BODY.heights), sees) >= MOST;

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
