// What a resident looks like: at the origin, feet on y 0, looking to +z, by season and with the lamps lit or not.
import type { Hex } from "../palette.ts";
import { type Part, spun } from "../parts.ts";
import type { Season } from "../seasons.ts";

export type Look = { readonly season: Season; readonly lit: boolean };
export type ResidentModel = (look: Look) => Part[];

/** Most animals of the country were made to face +x. */
export const toFront = (parts: readonly Part[]): Part[] => spun(parts, -Math.PI / 2);

/** The same in other colours, each named by the one it had. */
export const dyed = (parts: readonly Part[], dyes: Readonly<Record<Hex, Hex>>): Part[] =>
  parts.map((part): Part => {
    const dye = dyes[part.colour as Hex];
    return dye ? { ...part, colour: dye, top: dye } : part;
  });
