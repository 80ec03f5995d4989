// How the pictures of a film are laid out: their sizes, and from where the farm is looked at so that the whole island is in them.
import { FIELD_SCALE, islandFrame } from "../../fields/diorama/frames.ts";
import { EYE_RISE, type FarmCamera, type FarmWindow } from "../scene/view/farmCamera.ts";

export type FilmShape = "square" | "tall";

export type FilmLayout = {
  readonly width: number;
  readonly height: number;
  /** Dots for a step of the field. */
  readonly scale: number;
  /** How far down the middle of the island's frame lies. */
  readonly middle: number;
};

export const filmLayouts: Readonly<Record<FilmShape, FilmLayout>> = {
  square: { width: 720, height: 720, scale: 58, middle: 346 },
  tall: { width: 1080, height: 1350, scale: 90, middle: 664 },
};

/** A week of the sheet: larger than it is shown there, so that it is fine. */
export const weekLayout: FilmLayout = { width: 320, height: 320, scale: 26, middle: 160 };

type FilmEye = { readonly view: FarmCamera; readonly window: FarmWindow };

/** The frame of the island is as wide for every field, and holds the green before the gate. */
export function filmEye({ width, height, scale, middle }: FilmLayout): FilmEye {
  const above = (islandFrame.height / 2 - islandFrame.originY) / FIELD_SCALE;
  const down = above - (middle - height / 2) / scale;
  const at = down / (2 * Math.SQRT1_2 * Math.sin(EYE_RISE));
  const view = { x: at, z: at, scale };
  const covered = { left: 0, right: 0, top: 0, bottom: 0 };
  return { view, window: { width, height, covered, whole: scale, first: view, rise: EYE_RISE } };
}
