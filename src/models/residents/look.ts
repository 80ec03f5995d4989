// What a resident looks like: at the origin, feet on y 0, looking to +z, by season and with the lamps lit or not.
import { type Part, spun } from "../parts.ts";
import type { Season } from "../seasons.ts";

export type Look = { readonly season: Season; readonly lit: boolean };
export type ResidentModel = (look: Look) => Part[];

/** Most animals of the country were made to face +x. */
export const toFront = (parts: readonly Part[]): Part[] => spun(parts, -Math.PI / 2);
