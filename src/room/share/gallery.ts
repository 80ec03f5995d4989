// The gallery of rooms as the shell and the server see it.
import type { Page } from "../../lib/page.ts";
import { GalleryPage } from "./GalleryPage.tsx";
import { askForGallery } from "./publicRooms.ts";
import { roomPicture, SHARE } from "./roomLinks.ts";
import { readGallery } from "./sharedRoom.ts";
import { strings } from "./strings.ts";

export async function galleryPage(given?: object): Promise<Page> {
  const first = given ? readGallery(given) : await askForGallery();
  const [newest] = first.rooms;
  return {
    title: strings.galleryTitle,
    description: strings.galleryDescription,
    ...(newest && { image: { url: roomPicture(newest), ...SHARE, alt: newest.words } }),
    Content: GalleryPage.bind(null, { first }),
  };
}
