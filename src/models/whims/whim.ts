// What the shape of a whim is asked for, and what it answers: parts about the origin that face +z.
import type { CottageStyle } from "../buildings/cottageShapes.ts";
import type { Part } from "../parts.ts";
import type { Season } from "../seasons.ts";

export type WhimState = {
  readonly season: Season;
  /** From evening on. */
  readonly lit: boolean;
  /** The house of the field, which some whims copy. */
  readonly cottage: CottageStyle;
};

/** Stands on y = 0; what hangs, hangs down from the origin; what is fixed has its back on z = 0. */
export type WhimModel = (state: WhimState) => Part[];
