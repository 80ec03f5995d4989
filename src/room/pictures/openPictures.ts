// The visitor's pictures in a real browser: the shelf they are kept on and the book they are shown from.
import type { Device } from "../../keeping/browser/browserPorts.ts";
import { type OpenBook, openPictureBook, type PictureSources } from "./openPictureBook.ts";
import { openPictureShelf, type PictureShelf } from "./pictureShelf.ts";
import { openRemaker } from "./remaker.ts";
import { roomsShowing } from "./roomsShowing.ts";

export type DevicePictures = {
  readonly shelf: PictureShelf;
  readonly book: OpenBook;
  readonly roomsShowing: (hash: string) => Promise<readonly string[]>;
  readonly close: () => void;
};

export async function openPictures(
  { database, tabs }: Pick<Device, "database" | "tabs">,
  elsewhere: Pick<PictureSources, "serverUrl" | "tokenImage">,
): Promise<DevicePictures> {
  const remaker = openRemaker();
  const shelf = await openPictureShelf({ database, tabs, remaker, now: Date.now });
  const book = openPictureBook({
    shelf,
    ...elsewhere,
    newUrl: (bytes) => URL.createObjectURL(bytes),
    freeUrl: (url) => URL.revokeObjectURL(url),
  });
  return {
    shelf,
    book,
    roomsShowing: (hash) => roomsShowing(database, hash),
    close: () => {
      book.close();
      shelf.close();
    },
  };
}
