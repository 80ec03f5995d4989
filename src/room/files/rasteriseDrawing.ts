// Turns a drawing into pixels of a given width.
import type { RoomSvg } from "../picture/drawRoom.ts";

export type PixelType = "image/png" | "image/webp";

export async function rasteriseDrawing(
  { svg, width, height }: RoomSvg,
  wanted: number,
  type: PixelType,
): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = wanted;
    canvas.height = Math.round((wanted * height) / width);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
