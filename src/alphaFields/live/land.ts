// A field as the triangles of a scene: what the building thread sends back.
import type { Diorama } from "../../fields/diorama/compose.ts";
import type { Season } from "../../models/seasons.ts";

export type LandMesh = {
  position: Float32Array;
  normal: Float32Array;
  color: Float32Array;
  index: Uint32Array;
};

export type Land = Pick<Diorama, "lamps" | "halos"> & {
  solid: LandMesh | null;
  glow: LandMesh | null;
};

export type LandRequest = {
  key: string;
  collection: string;
  id: number;
  season: Season;
  /** Whether lamps and windows are lit; the hours differ in nothing else that has a shape. */
  isLit: boolean;
};
export type LandAnswer = { key: string; land: Land };
