// Counts what farms take, and what is refused of what is sent.

import type { Metrics } from "../metrics/metrics.ts";
import type { FarmTally } from "./openFarmService.ts";

type Counted = "farmEvents" | "farmBytes" | "farmRedated" | "farmRefusals" | "farmMismatches";

export function tallyFarms(metrics: Pick<Metrics, Counted>): FarmTally {
  const { farmEvents, farmBytes, farmRedated, farmRefusals, farmMismatches } = metrics;
  // Whoever watches sees the first one only of what was there before it.
  for (const counter of [farmEvents, farmBytes, farmRedated, farmMismatches]) counter.add({}, 0);
  return {
    mismatch: () => farmMismatches.add({}),
    batch({ events, bytes, redated }) {
      farmEvents.add({}, events);
      farmBytes.add({}, bytes);
      farmRedated.add({}, redated);
    },
    refusal: (reason) => farmRefusals.add({ reason }),
  };
}
