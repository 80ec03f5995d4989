// What the page knows of the pieces without the models themselves, which only the threads build.
import type { LightKindId } from "../../models/catalogue/lights.ts";
import type { OpeningSize } from "../../models/catalogue/openingRects.ts";
import type { SetId } from "../../models/catalogue/sets.ts";
import type { ItemModel, OpeningModel } from "../model/catalogue.ts";

/** The tint that a piece comes in. */
export const AS_MADE = "as-made";

/** A colour that a piece can be had in, as on a button. */
export type PieceTint = { readonly id: string; readonly name: string; readonly swatch: string };

type Told = Omit<ItemModel, "width" | "depth" | "height" | "surfaces" | "tints">;

export type PieceRow = Told & {
  readonly set: SetId;
  /** In quarter tiles. */
  readonly size: readonly [width: number, depth: number, height: number];
  /** How high a wall piece hangs unless it is moved, in quarter tiles. */
  readonly up?: number;
  readonly surfaces?: readonly SurfaceRow[];
  /** Places in the list of tints, the one it is made in first. */
  readonly tints?: readonly number[];
  /** In tiles, in the frame that rooms use. */
  readonly lights?: readonly (readonly [kind: LightKindId, x: number, y: number, z: number])[];
};

export type SurfaceRow = readonly [
  x: number,
  z: number,
  width: number,
  depth: number,
  up: number,
  clear?: number,
];

export type OpeningRow = OpeningModel & OpeningSize;

export type Table = {
  readonly pieces: readonly PieceRow[];
  readonly tints: readonly PieceTint[];
  readonly openings: readonly OpeningRow[];
};
