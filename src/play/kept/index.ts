// The farms of this device for pages that are not the farm's own.
export { type KeptFarm, type KeptFarms, openKeptFarms } from "./openKeptFarms.ts";
