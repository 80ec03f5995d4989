// What a resident looks like: at the origin, feet on y 0, looking to +z, by season and with the lamps lit or not.
import type { HexColour } from "../palette.ts";
import { type Part, spun } from "../parts.ts";
import type { Season } from "../seasons.ts";

export type ResidentAppearance = { readonly season: Season; readonly lit: boolean };
export type ResidentModel = (look: ResidentAppearance) => Part[];

/** Most animals of the country were made to face +x. */
export const toFront = (parts: readonly Part[]): Part[] => spun(parts, -Math.PI / 2);

/** The same in other colours, each named by the one it had. */
export const dyed = (
  parts: readonly Part[],
  dyes: Readonly<Record<HexColour, HexColour>>,
): Part[] =>
  parts.map((part): Part => {
    const dye = dyes[part.colour as HexColour];
    return dye ? { ...part, colour: dye, top: dye } : part;
  });
