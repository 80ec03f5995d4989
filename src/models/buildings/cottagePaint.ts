// What of a cottage somebody has painted, and in which tones.
import type { HexColour } from "../palette.ts";
import type { Colour } from "../parts.ts";

/** As dyes have them. */
export type PaintTones = readonly [body: HexColour, light: HexColour, dark: HexColour];

/** What is not named has the colours it was built with. */
export type CottagePaint = {
  readonly door?: PaintTones;
  readonly shutters?: PaintTones;
  readonly walls?: PaintTones;
};

/** A leaf of the door from below to above, and what is drawn on it. */
export const doorTones = (
  { door }: CottagePaint,
  own: readonly [low: Colour, high: Colour, lines: Colour],
): readonly [low: Colour, high: Colour, lines: Colour] =>
  door ? [door[0], door[1], door[2]] : own;

/** A wall from below to above. */
export const wallTones = (
  { walls }: CottagePaint,
  own: readonly [low: Colour, high: Colour],
): readonly [low: Colour, high: Colour] => (walls ? [walls[0], walls[1]] : own);
