// What models are drawn from in 3D: plain triangles, shaded in their colours.
export type Triangles = {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Linear light. */
  readonly color: Float32Array;
  readonly index: Uint32Array;
};

/** What a thread may hand on without copying it. */
export const buffersOf = (parts: readonly (Triangles | null)[]): ArrayBuffer[] =>
  parts.flatMap((part) =>
    part ? Object.values(part).map(({ buffer }) => buffer as ArrayBuffer) : [],
  );
