// Whether something small would be seen in its place, past all that stands on its field.
import type { Vec } from "../../models/pose.ts";
import type { Site } from "./site.ts";

/** A field as far as it stands before its resident and its whim are put on it. */
export type BareSite = Pick<Site, "plan" | "anchors" | "sees" | "free">;

const BODY = { low: 0.1, high: 0.3, wide: 0.3 } as const;
/** Of six points of it so many are to be seen. */
const MOST = 5;

/** Most of it. What is at the house is never hidden by it, but where it is turned away. */
export function isShown([x, y, z]: Vec, { sees }: BareSite, at: "house" | "ground"): boolean {
  const points = [-1, 0, 1].flatMap((side) => {
    const aside = side * BODY.wide * Math.SQRT1_2;
    return [BODY.low, BODY.high].map((up): Vec => [x + aside, y + up, z - aside]);
  });
  const seesIt = (point: Vec) =>
    sees.past(point) && sees.pastTrees(point) && (at === "house" || sees.pastHouse(point));
  return points.filter(seesIt).length >= MOST;
}
