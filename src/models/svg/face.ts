// One piece of surface as it is drawn: an outline to fill, and the depth of every point in it.
import type { Vec } from "../pose.ts";

/** A whole smooth ball: v K v = 1 about its centre, in drawing space. */
export type Ellipsoid = { readonly centre: Vec; readonly form: readonly number[] };

/** Where a surface lies: all that depths ask for. */
export type FaceSurface = {
  /** Closed outlines in drawing space; holes run the other way round. */
  readonly loops: readonly (readonly Vec[])[];
  /** Nine numbers each, in drawing space. */
  readonly triangles: readonly number[];
  readonly ball: Ellipsoid | null;
};

export type Face = FaceSurface & {
  /** The part it belongs to. */
  readonly part: number;
  /** Points p with normal · p = offset, or null for what is bent. */
  readonly plane: { readonly normal: Vec; readonly offset: number } | null;
  /** The shading of a bent band runs along the drawing's x. */
  readonly band: boolean;
};
