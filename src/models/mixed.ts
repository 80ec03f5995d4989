// A colour between two others, as screens count them.
import type { HexColour } from "./palette.ts";

export function mixColours(colour: HexColour, other: HexColour, share: number): HexColour {
  const part = (hex: HexColour, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const two = (i: number) =>
    Math.round(part(colour, i) * (1 - share) + part(other, i) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${two(1)}${two(3)}${two(5)}`;
}
