// What models are drawn from in 3D: plain triangles, shaded in their colours.
export type Triangles = {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Linear light. */
  readonly color: Float32Array;
  readonly index: Uint32Array;
  /** Only where some of it is printed cloth. */
  readonly print?: PrintedCorners;
};

/** Of each corner, whether it is printed or not. */
export type PrintedCorners = {
  /** Two numbers: its place on the cloth, in squares of the pattern. */
  readonly at: Float32Array;
  /** The pattern by its place in the list of all, from 1; 0 is plain. */
  readonly of: Uint8Array;
  /** Three numbers: the light of the second tone as so many times that of the first. */
  readonly tone: Float32Array;
};

/** What triangles weigh in memory. */
export const bytesOf = (parts: readonly (Triangles | null)[]): number => {
  let bytes = 0;
  for (const part of parts) {
    if (!part) continue;
    const { print, ...plain } = part;
    for (const array of [...Object.values(plain), ...Object.values(print ?? {})])
      bytes += array.byteLength;
  }
  return bytes;
};

/** What a thread may hand on without copying it. */
export const buffersOf = (parts: readonly (Omit<Triangles, "print"> | null)[]): ArrayBuffer[] =>
  parts.flatMap((part) =>
    part ? Object.values(part).map(({ buffer }) => buffer as ArrayBuffer) : [],
  );
