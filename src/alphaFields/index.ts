// Alpha Fields: loaders for the page of a field and for the gallery of all of them.
import type { Page } from "../lib/page.ts";
import type { FieldPageParts } from "./shared/parts.ts";

export const loadFieldPage = async (id: number, parts: FieldPageParts): Promise<Page> =>
  (await import("./field/FieldPage.tsx")).fieldPage(id, parts);

export const loadGalleryPage = async (): Promise<Page> =>
  (await import("./gallery/GalleryPage.tsx")).galleryPage;
