// Four kinds of cottage, each with or without a light in the window and snow on the roof.
import { hexOf } from "../palette.ts";
import type { Colour, Part, Vec } from "../parts.ts";
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

type Style = {
  readonly house: House;
  readonly parts: (lit: boolean) => Part[];
  /** Where the middle of the door lies in the front, and the foot of the windows in front and side. */
  readonly door: number;
  readonly window: readonly [x: number, y: number];
  readonly sideWindow: readonly [y: number, z: number];
  /** The mouth of the pot. */
  readonly chimney: Vec;
};

const styles: Record<CottageStyle, Style> = {
  timbered: {
    house: timberedHouse,
    parts: (lit) => cottage(lit),
    door: -0.42,
    window: [0.5, 0.58],
    sideWindow: [0.56, 0.3],
    chimney: [0.5, 2.67, -0.42],
  },
  thatched: {
    house: thatchedHouse,
    parts: thatchedCottage,
    door: -0.34,
    window: [0.46, 0.5],
    sideWindow: [0.46, 0.36],
    chimney: [-0.42, 2.67, -0.5],
  },
  fieldstone: {
    house: fieldstoneHouse,
    parts: fieldstoneCottage,
    door: 0.42,
    window: [-0.44, 0.5],
    sideWindow: [0.5, 0],
    chimney: [0, 2.87, -0.72],
  },
  boarded: {
    house: boardedHouse,
    parts: boardedCottage,
    door: -0.4,
    window: [0.46, 0.56],
    sideWindow: [0.54, 0.34],
    chimney: [0.44, 2.72, -0.4],
  },
};

/** A point on a house and which way its surface looks: 0 is +z, a quarter turn +x. */
export type HousePoint = { readonly at: Vec; readonly turn: number };
export const housePoints = [
  "door",
  "sill",
  "sideSill",
  "gable",
  "ridge",
  "chimney",
  "eave",
  "wall",
] as const;

/** The points of a cottage that things hang, stand and sit on, in its own measures. */
export function pointsOfCottage(
  style: CottageStyle,
): Record<(typeof housePoints)[number], HousePoint> {
  const { house, door, window, sideWindow, chimney } = styles[style];
  const { half, depth, eaves, ridge } = house;
  const front = depth / 2;
  const roof = style === "thatched" ? 0.3 : 0.16;
  const side = Math.PI / 2;
  return {
    door: { at: [door, 0, front + 0.08], turn: 0 },
    sill: { at: [window[0], window[1] + 0.01, front + 0.1], turn: 0 },
    sideSill: { at: [half + 0.1, sideWindow[0] + 0.01, sideWindow[1]], turn: side },
    gable: { at: [0, ridge - 0.37, front + 0.03], turn: 0 },
    ridge: { at: [0, ridge + roof, 0.2], turn: 0 },
    chimney: { at: chimney, turn: 0 },
    eave: { at: [half + 0.1, eaves - 0.3, 0.45], turn: side },
    wall: { at: [half + 0.08, 0, -0.06], turn: side },
  };
}

const snowOn = (style: CottageStyle): Part[] => roofCover(style, "#eef4fb", "#ffffff");

/** Grass over the whole roof, above the snow if there is any: then its upper half is white. */
export const turfOn = (style: CottageStyle, snow: boolean): Part[] =>
  roofCover(style, "#5f9440", snow ? "#ffffff" : "#9ccb5c", 0.05);

function roofCover(style: CottageStyle, low: Colour, top: Colour, above = 0): Part[] {
  const { half, depth, eaves, ridge } = styles[style].house;
  const thick = (style === "thatched" ? 0.33 : 0.23) + above;
  const out = (style === "thatched" ? 0.24 : 0.16) + above;
  return roof(
    { half, depth, eaves: eaves + 0.02, ridge: ridge + 0.02 },
    { count: 1, thick, out, colours: [low], pieces: 1, bevel: 0.06, cap: top },
    1,
  ).map((part): Part => ({ ...part, top: hexOf(top) }));
}
