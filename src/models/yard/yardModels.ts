// All that can stand in the yard, by the names it has there.
import { yardAlongTheWalk } from "./alongTheWalk.ts";
import { yardAtTheGate } from "./atTheGate.ts";
import { yardAtTheHouse } from "./atTheHouse.ts";
import { yardToSitAt } from "./toSitAt.ts";
import type { YardModel } from "./yardModel.ts";

/** The lanterns of the walk are one of them here. */
export const yardModels = {
  ...yardAtTheHouse,
  ...yardAtTheGate,
  ...yardToSitAt,
  ...yardAlongTheWalk,
} as const satisfies Record<string, YardModel>;
