// A square of dots as a PNG, by the browser.

export async function paintPng(
  side: number,
  dots: Uint8ClampedArray<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")!.putImageData(new ImageData(dots, side, side), 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/png");
  const blob = await promise;
  return new Uint8Array(blob ? await blob.arrayBuffer() : new ArrayBuffer(0));
}
