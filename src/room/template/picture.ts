// The finished pictures of the templates: painted when the site is built, they lie beside those of the pieces.
import { link } from "../../lib/link.ts";

/** Of the picture on its card, as it is shown. */
export const pictureSize = { width: 240, height: 192 } as const;

/** The best first; every browser knows the last. */
export const pictureTypes = ["avif", "webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The name of the picture of a template. */
export const templatePicture = (id: string, scale: 1 | 2, type: PictureType): string =>
  `room-${id}-${pictureSize.width * scale}.${type}`;

/** The address of a template's finished picture. */
export const templateUrl = (id: string, scale: 1 | 2, type: PictureType): string =>
  link(`/pieces/${templatePicture(id, scale, type)}`);
