// What other pages may know of this device's farm without opening it.
export { type LastFarm, readLastFarm } from "./lastFarm.ts";
