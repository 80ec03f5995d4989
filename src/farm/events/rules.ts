// Passing over to other rules, and learning of rows that have joined these: written by whoever folds first once they are in force.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { EDITION } from "../tables/edition.ts";
import { RULES } from "../tables/version.ts";
import type { EventReducer } from "./reducer.ts";

/** These are the first rules. What becomes of a farm under the next ones is said by those. */
export const changeRules: EventReducer<"changeRules"> = (_, { to }) =>
  refuse(to === RULES ? { kind: "calledSo" } : { kind: "otherRules", to });

/** No moment of the farm is touched by it. */
export const learn: EventReducer<"learn"> = (farm, { to }) => {
  if (to <= (farm.edition ?? 1)) return refuse({ kind: "calledSo" });
  if (to > EDITION) return refuse({ kind: "otherRules", to });
  return accept({ farm: { ...farm, edition: to }, told: {} });
};
