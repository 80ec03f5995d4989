// The measures of four kinds of cottage and the points on them, for drawings and for whatever is placed beside them.
import type { Vec } from "../pose.ts";
import type { House } from "./houseShell.ts";

export const cottageStyles = ["timbered", "thatched", "fieldstone", "boarded"] as const;
export type CottageStyle = (typeof cottageStyles)[number];

type Shape = {
  readonly house: House;
  /** Where the middle of the door lies in the front, and the foot of the windows in front and side. */
  readonly door: number;
  readonly window: readonly [x: number, y: number];
  readonly sideWindow: readonly [y: number, z: number];
  /** The mouth of the pot. */
  readonly chimney: Vec;
};

export const cottageShapes: Record<CottageStyle, Shape> = {
  timbered: {
    house: { half: 1.05, depth: 1.7, eaves: 1.2, ridge: 2.22 },
    door: -0.42,
    window: [0.5, 0.58],
    sideWindow: [0.56, 0.3],
    chimney: [0.5, 2.67, -0.42],
  },
  thatched: {
    house: { half: 1.0, depth: 1.9, eaves: 1.02, ridge: 2.05 },
    door: -0.34,
    window: [0.46, 0.5],
    sideWindow: [0.46, 0.36],
    chimney: [-0.42, 2.67, -0.5],
  },
  fieldstone: {
    house: { half: 1.02, depth: 1.85, eaves: 1.16, ridge: 1.98 },
    door: 0.42,
    window: [-0.44, 0.5],
    sideWindow: [0.5, 0],
    chimney: [0, 2.87, -0.72],
  },
  boarded: {
    house: { half: 0.98, depth: 1.75, eaves: 1.22, ridge: 2.2 },
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
  const { house, door, window, sideWindow, chimney } = cottageShapes[style];
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
