// Settling an animal, a hive or a tree on the meadow.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { meadowLeft, penceOfProducer } from "../meadow/producers.ts";
import { newcomer } from "../state/begin.ts";
import { producerRulesOf } from "../tables/producers.ts";
import { shortOf, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const settle: EventReducer<"settle"> = (farm, { at, keep }, ground) => {
  const cost = penceOfProducer(farm, keep);
  if (cost === null) return refuse({ kind: "notForSale" });
  const { level, halves } = producerRulesOf(keep);
  const refusal = unknownAt(farm, level) ?? shortOf("pence", farm.pence, cost);
  if (refusal) return refuse(refusal);
  const left = meadowLeft(ground, farm);
  if (left < halves) return refuse({ kind: "noMeadow", halves: left, need: halves });
  const kept = [...farm.kept, newcomer(keep, at)];
  return accept({ farm: { ...farm, pence: farm.pence - cost, kept }, told: { pence: -cost } });
};
