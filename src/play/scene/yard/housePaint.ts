// The dyes on a farm's cottage: which it is painted with, and the tones that they have there.
import type { Farm } from "../../../farm/state/farm.ts";
import { type Dye, dyeIds } from "../../../farm/tables/dyes.ts";
import { colourSlots } from "../../../farm/tables/slots.ts";
import { shownIn } from "../../../farm/yard/shown.ts";
import type { CottagePaint, PaintTones } from "../../../models/buildings/cottagePaint.ts";
import { dyeId, dyes } from "../../../models/catalogue/dyes.ts";
import { mixColours } from "../../../models/mixed.ts";
import type { HexColour } from "../../../models/palette.ts";

/** By what of the house bears them; what is not named has its own colour. */
export type HousePaint = { readonly [S in (typeof colourSlots)[number]]?: Dye };

export function paintOf(farm: Pick<Farm, "book" | "dress">): HousePaint {
  const painted = colourSlots.flatMap((slot) => {
    const look = shownIn(farm, slot);
    const dye = dyeIds.find((one) => one === look);
    return dye ? [[slot, dye]] : [];
  });
  return Object.fromEntries(painted);
}

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

export function cottagePaintOf(paint: HousePaint): CottagePaint {
  const [door, shutters, walls] = colourSlots.map((slot) => {
    const dye = paint[slot];
    return dye === undefined ? null : tonesOf(dye);
  });
  return {
    ...(door && { door }),
    ...(shutters && { shutters }),
    ...(walls && { walls: limed(walls) }),
  };
}
