// Settling an animal, a hive or a tree on the meadow.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { meadowLeft, penceOfKeep } from "../meadow/kept.ts";
import { newcomer } from "../state/begin.ts";
import { keepOf } from "../tables/keeps.ts";
import { shortOf, unknownAt } from "./checks.ts";
import type { Deed } from "./deed.ts";

export const settle: Deed<"settle"> = (farm, { at, keep }, ground) => {
  const cost = penceOfKeep(farm, keep);
  if (cost === null) return refuse({ kind: "notForSale" });
  const { level, halves } = keepOf(keep);
  const refusal = unknownAt(farm, level) ?? shortOf("pence", farm.pence, cost);
  if (refusal) return refuse(refusal);
  const left = meadowLeft(ground, farm);
  if (left < halves) return refuse({ kind: "noMeadow", halves: left, need: halves });
  const kept = [...farm.kept, newcomer(keep, at)];
  return accept({ farm: { ...farm, pence: farm.pence - cost, kept }, told: { pence: -cost } });
};
