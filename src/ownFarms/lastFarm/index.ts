// What other pages may know of the farm that was played last without opening any.
export { LAST_FARM } from "./key.ts";
export { keepLastFarm, readLastFarm } from "./lastFarm.ts";
