// Fields in the round, for the pages on which they stand or lie.

export { type FieldMesh, openLandBuilder } from "./landBuilder.ts";
export type { LiveAir } from "./liveScene.ts";
export { useLiveField } from "./useLiveField.ts";
