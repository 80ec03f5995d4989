// The farms of this device for pages that are not the farm's own.
export { farmPicture } from "./farmPicture.ts";
export type { KeptFarm, KeptFarms } from "./keptFarms.ts";
export { openKeptFarms } from "./openKeptFarms.ts";
