// The points about a door or a window where somebody lives or something stands: both are to be seen.
import { pointsOfCottage } from "../../models/buildings/cottageShapes.ts";
import type { Vec } from "../../models/parts.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { onHouse } from "./glow.ts";
import type { FieldPlan } from "./plans.ts";

/** Points that neither a tree nor tall crops may hide. */
export function doorSights(traits: FieldTraits, plan: FieldPlan, seed: number): Vec[] {
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const { at } = whimOf(traits);
  const { door, sill } = pointsOfCottage(traits.cottage);
  const about = ([x, , z]: Vec, y: number) =>
    [-0.5, 0, 0.5].map((aside) => onHouse(plan, seed, x + aside, y, z + 0.2));
  return [
    ...(seat === "door" || at === "door" ? about(door.at, 0.3) : []),
    ...(seat === "sill" || at === "sill" ? about(sill.at, sill.at[1]) : []),
  ];
}
