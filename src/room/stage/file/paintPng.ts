// The port to whoever makes pictures for files.

/** From a square of dots to the bytes of a PNG. */
export type PaintPng = (
  side: number,
  dots: Uint8ClampedArray<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer>>;
