// The colours of running water, and of ice.
import type { Colour } from "../palette.ts";

/** `ice` turns what lies open to the sky white. */
export type WaterState = { readonly ice: boolean };

/** The water itself, where it is lighter, and its foam. */
export const waterTones = (ice: boolean): readonly [Colour, Colour, Colour] =>
  ice ? ["#cfe4ee", "#e6f2f8", "#f4fafd"] : ["#74c2d1", "#8fd3dc", "foam"];
