// What other pages may know of one's farms without opening any.
export { readLastFarm } from "./lastFarm.ts";
