// A picture as data, to be set into a drawing that may fetch nothing.
import type { PictureRef } from "../model/room.ts";
import type { PictureBook } from "./pictureBook.ts";

const LONGEST = 1024;

/** Through a canvas: what may not be read, as from a host that does not allow it, stays away. */
async function drawnAnew(url: string): Promise<string | null> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = url;
  await image.decode();
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.86);
}

export const pictureData =
  (book: PictureBook) =>
  async (picture: PictureRef): Promise<string | null> => {
    const url = await book.url(picture);
    return url === null ? null : drawnAnew(url).catch(() => null);
  };
