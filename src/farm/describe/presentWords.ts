// What a neighbour left, or is left something of.
import type { Present } from "../state/farm.ts";
import { seedName } from "./refusal.ts";
import { strings } from "./strings.ts";

export const presentWords = (what: Present): string =>
  "seed" in what ? strings.seeds(1, seedName(what.seed)) : strings.count(what.good, what.count);
