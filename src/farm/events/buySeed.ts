// Buying seed, which is always to be had.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { addCount } from "../state/counts.ts";
import { rulesOf } from "../tables/crops.ts";
import { shortOf, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const buySeed: EventReducer<"buySeed"> = (farm, { crop, count }) => {
  const { level, seed } = rulesOf(crop);
  if (seed === 0) return refuse({ kind: "notForSale" });
  const cost = seed * count;
  const refusal = unknownAt(farm, level) ?? shortOf("pence", farm.pence, cost);
  if (refusal) return refuse(refusal);
  const seeds = addCount(farm.seeds, crop, count);
  return accept({
    farm: { ...farm, pence: farm.pence - cost, seeds },
    told: { pence: -cost, seeds: { [crop]: count } },
  });
};
