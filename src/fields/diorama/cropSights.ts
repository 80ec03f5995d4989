// What of a field's house its crops may not hide: what is to be seen at the door, the door itself, and the front.
import type { FieldTraits } from "../traits.ts";
import { doorSights } from "./atDoor.ts";
import type { Sights } from "./cropsOfRows.ts";
import { frontSights } from "./frontSights.ts";
import type { FieldPlan } from "./plans.ts";

export function cropSights(traits: FieldTraits, plan: FieldPlan, seed: number): Sights {
  const { door, wall } = frontSights(traits, plan, seed);
  return { low: doorSights(traits, plan, seed), clear: [...door, ...wall] };
}
