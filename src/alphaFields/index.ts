// Alpha Fields: loaders for the page of a field and for the gallery of all of them.
import type { Page } from "../lib/page.ts";
import type { FieldPageParts } from "./shared/parts.ts";

/** Fetches the page of one field, as of the day that is given; the number has to be one that the collection has. */
export const loadFieldPage = async (
  id: number,
  parts: FieldPageParts,
  given?: object,
): Promise<Page> => (await import("./field/FieldPage.tsx")).fieldPage(id, parts, given);

/** Fetches the page that shows all fields, with what the server knows of it. */
export const loadFieldGalleryPage = async (given?: object): Promise<Page> =>
  (await import("./gallery/GalleryPage.tsx")).fieldGalleryPage(given);
