// Fields in the round, for the map on which they lie.

/** A field as triangles, with its lamps, and the thread that builds it. */
export { type Land, openLandBuilder } from "./landBuilder.ts";
