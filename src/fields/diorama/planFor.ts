// Which plan a field has, and how its house is turned, so that a door that something is to be seen at is seen.

import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { laid, type Plan, planNumberOf } from "./plans.ts";

/** What hangs on a door that is turned farther away than this is not made out. */
const LEAST_TURN = -0.25;
/** Steps full of crops stand before the door, or the field ends there. */
const doorHidden: readonly number[] = [10, 12, 22, 24];

export function planFor(traits: FieldTraits): Plan {
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const isDoorWhim = whimOf(traits).at === "door";
  const number = planNumberOf(traits, isDoorWhim || seat === "door" ? doorHidden : []);
  const plan = laid(number, traits.shape);
  return isDoorWhim ? { ...plan, houseTurn: Math.max(plan.houseTurn, LEAST_TURN) } : plan;
}
