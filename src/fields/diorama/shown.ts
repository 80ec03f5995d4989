// Whether something small would be seen in its place, past all that stands on its field.
import type { Vec } from "../../models/parts.ts";
import { crownOf } from "./groves.ts";
import { sightOver } from "./sight.ts";
import type { Site } from "./site.ts";

/** A field as far as it stands before its resident and its whim are put on it. */
export type Ground = Pick<Site, "plan" | "standing" | "trees" | "anchors">;

const BODY = { high: 0.25, wide: 0.3 } as const;
/** Roofs and sails reach over what they stand on. */
const EAVES = 0.2;
/** Beans and sunflowers are so much higher than other crops. */
const TALL = 0.5;

/** Most of it. What is at the house is never hidden by it, but where it is turned away. */
export function isShown([x, y, z]: Vec, ground: Ground, at: "house" | "ground"): boolean {
  const { plan, standing, trees } = ground;
  const { house } = plan;
  const others = standing
    .filter((one) => at === "ground" || one.x !== house.x || one.z !== house.z)
    .map((one) => ({ ...one, r: one.r + EAVES }));
  const beds = plan.beds.map((bed) => ({ ...bed, y: bed.y + TALL }));
  const isSeen = sightOver([...others, ...trees.map(crownOf)], beds);
  const seen = [-1, 0, 1].filter((side) => {
    const aside = side * BODY.wide * Math.SQRT1_2;
    return isSeen(x + aside, z - aside, y + BODY.high);
  });
  return seen.length > 1;
}
