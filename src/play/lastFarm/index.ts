// What other pages may know of this device's farm without opening it.
export { readLastFarm } from "./lastFarm.ts";
