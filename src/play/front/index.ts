// A few plots of this device's farm, for a page that is not the farm's own.
export { type FrontFarm, openFrontFarm } from "./openFrontFarm.ts";
export { type FrontPlot, type FrontSaid, useFrontBed } from "./useFrontBed.ts";
