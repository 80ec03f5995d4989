// What a piece of furniture is: its name, the floor it takes, its solid parts, and what the catalogue says of it.
import type { SetId } from "../catalogue/sets.ts";
import type { Own, TintFamily } from "../catalogue/tints.ts";
import type { LightSpot } from "../lights.ts";
import type { Colour } from "../palette.ts";
import type { Part, Vec } from "../parts.ts";

/** What has its measures. Floor and surface pieces stand about the origin; wall pieces have their back on z = 0. All face +z. */
export type Furniture = {
  readonly name: string;
  readonly stands: "floor" | "wall" | "surface";
  /** Width along x and depth along z, in tiles. */
  readonly footprint: readonly [number, number];
  readonly height: number;
  readonly parts: readonly Part[];
};

/** Underfoot things lie flat and do not stand in the way; surface things stand on another thing. */
export type PiecePlacement = "floor" | "underfoot" | "wall" | "surface";

/** Where other things may stand: a rectangle about x, z in the frame of the model, in tiles. */
export type StandingSurface = {
  readonly height: number;
  readonly size: readonly [number, number];
  readonly at: readonly [x: number, z: number];
  /** The room up to the next board above it. */
  readonly clear?: number;
};

/** Where a picture of the visitor's own is seen: its middle and its size in the frame of the model, in tiles. */
export type PicturePlace = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  /** It lies with its face up and its foot towards +z, as on a rug. */
  readonly isLying?: true;
  /** So many parts stay, the first, when the picture hangs there; all where it is not said. */
  readonly keeps?: number;
};

/** Furniture that a room can be furnished with: every file in this folder that exports one is in the catalogue. */
export type Piece = Pick<Furniture, "name" | "stands" | "parts"> & {
  /** The bake measures its parts; only what rooms count on since before, and is off by a hair, is said. */
  readonly footprint?: Furniture["footprint"];
  readonly height?: Furniture["height"];
  /** In kebab case; rooms that visitors keep name it for ever. */
  readonly id: string;
  readonly set: SetId;
  /** What visitors also call it, so that the search finds it. */
  readonly words?: string;
  /** Where it may be put, unless that is plain from `stands`. */
  readonly places?: readonly PiecePlacement[];
  /** How high its foot hangs unless it is moved, in tiles; 1.8 for wall pieces that do not say. */
  readonly hangsAt?: number;
  /** It may hang in the air above a door or a window. */
  readonly overOpenings?: true;
  /** The first is the one that things are put on. */
  readonly surfaces?: readonly StandingSurface[];
  /** The family of colours it can be had in, and its own body, light and dark tone among them. */
  readonly tint?: readonly [TintFamily, ...Own];
  /** What of it is of cloth, its ground first, where it is not plain from its tint or its place. */
  readonly cloth?: readonly Colour[];
  readonly lights?: readonly LightSpot[];
  readonly picture?: PicturePlace;
  /** Where steam rises from what is hot. */
  readonly steams?: readonly Vec[];
  /** An animal, all of it. */
  readonly breathes?: true;
  /** The middle of a clock's face; its hands are its last two parts, the hour's first. */
  readonly dial?: Vec;
};

/** A surface so high, so wide and so deep, about x and z. */
export const top = (height: number, w: number, d: number, x = 0, z = 0): StandingSurface => ({
  height,
  size: [w, d],
  at: [x, z],
});

const FRAME_PARTS = 6;

/** In a frame of w by h a picture covers the mount up to a narrow rim, just before the frame's own art. */
export const inFrame = (w: number, h: number): PicturePlace => ({
  x: 0,
  y: h / 2,
  z: 0.082,
  width: w - 0.24,
  height: h - 0.24,
  keeps: FRAME_PARTS,
});
