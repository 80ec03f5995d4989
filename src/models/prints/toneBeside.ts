// The second tone of a pattern: of the first one itself, so that no two can quarrel.
import { linear } from "../colour.ts";
import { mixColours } from "../mixed.ts";
import type { HexColour } from "../palette.ts";

/** Cloth as light as this is printed darker, all else lighter. */
const LIGHT = 0.5;
const [CREAM, TAN] = ["#fff4df", "#9a6238"] as const;

/** Whether it goes towards cream, or else towards tan. */
export function isPaleBeside(colour: string): boolean {
  const [r, g, b] = linear(colour);
  return 0.21 * r + 0.72 * g + 0.07 * b <= LIGHT;
}

export const toneBeside = (colour: string): string =>
  isPaleBeside(colour)
    ? mixColours(colour as HexColour, CREAM, 0.76)
    : mixColours(colour as HexColour, TAN, 0.42);
