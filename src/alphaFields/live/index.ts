// Fields in the round, for the pages on which they stand or lie.

export { type Land, openLandBuilder } from "./landBuilder.ts";
/** The live scene of a field, null until it has been fetched, and where the device cannot show it. */
export { useLiveField } from "./useLiveField.ts";
