// Four kinds of cottage, each with or without a light in the window and snow on the roof.
import type { Part } from "../parts.ts";
import { boardedCottage, boardedHouse } from "./boardedCottage.ts";
import { cottage } from "./cottage.ts";
import { fieldstoneCottage, fieldstoneHouse } from "./fieldstoneCottage.ts";
import { type House, roof } from "./houseShell.ts";
import { thatchedCottage, thatchedHouse } from "./thatchedCottage.ts";

export const cottageStyles = ["timbered", "thatched", "fieldstone", "boarded"] as const;
export type CottageStyle = (typeof cottageStyles)[number];
export type CottageState = { readonly lit: boolean; readonly snow: boolean };

/** Faces +z with the door in that wall; about 2.1 wide, 1.7 deep, 2.4 high, chimney above. */
export function cottageOf(style: CottageStyle, state: CottageState): Part[] {
  const house = styles[style].parts(state.lit);
  return state.snow ? [...house, ...snowOn(style)] : house;
}

const timberedHouse: House = { half: 1.05, depth: 1.7, eaves: 1.2, ridge: 2.22 };

const styles: Record<CottageStyle, { house: House; parts: (lit: boolean) => Part[] }> = {
  timbered: { house: timberedHouse, parts: (lit) => cottage(lit) },
  thatched: { house: thatchedHouse, parts: thatchedCottage },
  fieldstone: { house: fieldstoneHouse, parts: fieldstoneCottage },
  boarded: { house: boardedHouse, parts: boardedCottage },
};

function snowOn(style: CottageStyle): Part[] {
  const { half, depth, eaves, ridge } = styles[style].house;
  const thick = style === "thatched" ? 0.27 : 0.17;
  const out = style === "thatched" ? 0.24 : 0.16;
  return [
    ...roof(
      { half, depth, eaves: eaves + 0.02, ridge: ridge + 0.02 },
      {
        count: 1,
        thick: thick + 0.06,
        out,
        colours: ["#eef4fb"],
        pieces: 1,
        bevel: 0.06,
        cap: "#f8fbff",
      },
      1,
    ).map((part): Part => ({ ...part, top: "#ffffff" })),
  ];
}
