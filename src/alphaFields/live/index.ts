// Fields in the round, for the map on which they lie.

export { type Land, openLandBuilder } from "./landBuilder.ts";
