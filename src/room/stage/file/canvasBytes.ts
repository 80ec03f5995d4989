// What a canvas shows as the bytes of a picture; none where the browser makes none of it.

export async function canvasBytes(
  canvas: HTMLCanvasElement,
  type: "image/png" | "image/jpeg",
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, quality);
  const blob = await promise;
  return new Uint8Array(blob ? await blob.arrayBuffer() : new ArrayBuffer(0));
}

/** A square of dots. */
export function paintPng(
  side: number,
  dots: Uint8ClampedArray<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")!.putImageData(new ImageData(dots, side, side), 0, 0);
  return canvasBytes(canvas, "image/png");
}
