// What a field does for whoever lives by its door and whatever hangs on it: both are to be seen.
import { pointsOfCottage } from "../../models/buildings/cottages.ts";
import type { Vec } from "../../models/parts.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import { residentOf } from "../residents/residentOf.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { onHouse } from "./glow.ts";
import { type Plan, planOf } from "./plans.ts";

/** What hangs on a door that is turned farther away than this is not made out. */
const LEAST_TURN = -0.25;

const isDoorWhim = (traits: FieldTraits) => whimOf(traits).at === "door";

export function planFor(traits: FieldTraits): Plan {
  const plan = planOf(traits);
  if (!isDoorWhim(traits)) return plan;
  return { ...plan, houseTurn: Math.max(plan.houseTurn, LEAST_TURN) };
}

/** Points that no tree may hide. */
export function doorSights(traits: FieldTraits, plan: Plan, seed: number): Vec[] {
  const { seat }: ResidentKind = residentKinds[residentOf(traits).kind];
  if (seat !== "door" && !isDoorWhim(traits)) return [];
  const [x, , z] = pointsOfCottage(traits.cottage).door.at;
  return [-0.5, 0, 0.5].map((aside) => onHouse(plan, seed, x + aside, 0.3, z + 0.2));
}
