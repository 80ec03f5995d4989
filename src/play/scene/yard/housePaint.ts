// The dyes on a farm's cottage, and the tones that they have there.
import type { Dye } from "../../../farm/tables/dyes.ts";
import type { colourSlots } from "../../../farm/tables/slots.ts";
import type { CottagePaint, PaintTones } from "../../../models/buildings/cottagePaint.ts";
import { dyeId, dyes } from "../../../models/catalogue/dyes.ts";
import { mixColours } from "../../../models/mixed.ts";
import type { HexColour } from "../../../models/palette.ts";

/** By what of the house bears them; what is not named has its own colour. */
export type HousePaint = { readonly [S in (typeof colourSlots)[number]]?: Dye };

/** Walls are so much to look at that their dye is let down with lime. */
const LIME = { colour: "#fff8ea", share: 0.34 } as const;

function tonesOf(dye: Dye): PaintTones | null {
  const [crop, season] = dye.split(" ") as [string, string];
  return dyes.find(({ id }) => id === dyeId(crop, season))?.tones ?? null;
}

const limed = ([body, light, dark]: PaintTones): PaintTones => {
  const lime = (tone: HexColour) => mixColours(tone, LIME.colour, LIME.share);
  return [lime(body), lime(light), lime(dark)];
};

export function cottagePaintOf({ door, shutters, walls }: HousePaint): CottagePaint {
  const [ofDoor, ofShutters, ofWalls] = [door, shutters, walls].map((dye) =>
    dye === undefined ? null : tonesOf(dye),
  );
  return {
    ...(ofDoor && { door: ofDoor }),
    ...(ofShutters && { shutters: ofShutters }),
    ...(ofWalls && { walls: limed(ofWalls) }),
  };
}
