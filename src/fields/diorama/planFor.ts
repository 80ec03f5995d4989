// Which plan a field has, and how its house is turned, so that a door that something is to be seen at is seen.

import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { frontSights } from "./houseSights.ts";
import { dioramaSeed, type FieldPlan, laid, planNumberOf } from "./plans.ts";
import { seesPastRounds, shareSeen } from "./sight.ts";

/** What hangs on a door that is turned farther away than this is not made out. */
const LEAST_TURN = -0.25;
/** Steps full of crops stand before the door, or the field ends there. */
const doorHidden: readonly number[] = [10, 12, 22, 24];

export function planFor(traits: FieldTraits): FieldPlan {
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const isDoorWhim = whimOf(traits).at === "door";
  const number = planNumberOf(traits, isDoorWhim || seat === "door" ? doorHidden : []);
  const plan = wellAside(traits, laid(number, traits.shape));
  return isDoorWhim ? { ...plan, houseTurn: Math.max(plan.houseTurn, LEAST_TURN) } : plan;
}

const WELL = { r: 0.6, height: 1.6 } as const;
/** Across the picture. */
const ASIDE = 0.55;

/** A well that would stand before the door stands beside it. */
function wellAside(traits: FieldTraits, plan: FieldPlan): FieldPlan {
  if (traits.water !== "well") return plan;
  const { door } = frontSights(traits, plan, dioramaSeed(traits));
  if (shareSeen(door, seesPastRounds([{ ...plan.water, ...WELL }])) > 0.5) return plan;
  const { x, z } = plan.water;
  const side = door[0]![0] - door[0]![2] > x - z ? -ASIDE : ASIDE;
  return { ...plan, water: { ...plan.water, x: x + side, z: z - side } };
}
