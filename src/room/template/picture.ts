// The finished pictures of the templates: traced when the site is built, they lie beside those of the pieces.
import { link } from "../../lib/link.ts";

/** Of the picture on its card, as it is shown; it is half as large again, for all screens. */
export const pictureSize = { width: 240, height: 192 } as const;

/** As its own light has it, or by night, whatever that is. */
export type PictureLight = "own" | "night";

/** The templates whose cards are there by night as well: those of the front page, in a band where it is night. */
export const nightTemplates = ["fireside-parlour", "harvest-kitchen"] as const;

/** The name of the picture of a template; those by night are not among the files that are kept without a network. */
export const templatePicture = (id: string, light: PictureLight = "own"): string =>
  `room-${id}${light === "night" ? "-night" : ""}.webp`;

/** Of the picture on the page of all rooms, where a template stands as an open door. */
export const doorSize = { width: 720, height: 576 } as const;

/** Its name; none of these is kept without a network. */
export const doorPicture = (id: string, light: PictureLight): string =>
  `door-${id}${light === "night" ? "-night" : ""}.webp`;

/** The address of the large picture of a template. */
export const doorUrl = (...named: Parameters<typeof doorPicture>): string =>
  link(`/pieces/${doorPicture(...named)}`);

/** The address of a template's finished picture. */
export const templateUrl = (...named: Parameters<typeof templatePicture>): string =>
  link(`/pieces/${templatePicture(...named)}`);
