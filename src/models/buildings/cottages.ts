// Four kinds of cottage, each with or without a light in the window and snow on the roof.
import { colourToHex } from "../palette.ts";
import type { Colour, Part } from "../parts.ts";
import { boardedCottage } from "./boardedCottage.ts";
import { cottage } from "./cottage.ts";
import type { CottagePaint } from "./cottagePaint.ts";
import { type CottageStyle, cottageShapes } from "./cottageShapes.ts";
import { fieldstoneCottage } from "./fieldstoneCottage.ts";
import { roof } from "./houseShell.ts";
import { thatchedCottage } from "./thatchedCottage.ts";

export type CottageState = {
  readonly lit: boolean;
  readonly snow: boolean;
  readonly paint?: CottagePaint;
};

const drawn: Record<CottageStyle, (lit: boolean, paint: CottagePaint) => Part[]> = {
  timbered: (lit, paint) => cottage(lit, undefined, undefined, paint),
  thatched: thatchedCottage,
  fieldstone: fieldstoneCottage,
  boarded: boardedCottage,
};

/** Faces +z with the door in that wall; about 2.1 wide, 1.7 deep, 2.4 high, chimney above. */
export function cottageOf(style: CottageStyle, state: CottageState): Part[] {
  const house = drawn[style](state.lit, state.paint ?? {});
  return state.snow ? [...house, ...snowOn(style)] : house;
}

const snowOn = (style: CottageStyle): Part[] => roofCover(style, "#eef4fb", "#ffffff");

/** Grass over the whole roof, above the snow if there is any: then its upper half is white. */
export const turfOn = (style: CottageStyle, snow: boolean): Part[] =>
  roofCover(style, "#5f9440", snow ? "#ffffff" : "#9ccb5c", 0.05);

function roofCover(style: CottageStyle, low: Colour, top: Colour, above = 0): Part[] {
  const { half, depth, eaves, ridge } = cottageShapes[style].house;
  const thick = (style === "thatched" ? 0.33 : 0.23) + above;
  const out = (style === "thatched" ? 0.24 : 0.16) + above;
  return roof(
    { half, depth, eaves: eaves + 0.02, ridge: ridge + 0.02 },
    { count: 1, thick, out, colours: [low], pieces: 1, bevel: 0.06, cap: top },
    1,
  ).map((part): Part => ({ ...part, top: colourToHex(top) }));
}
