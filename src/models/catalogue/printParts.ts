// What of a piece is of cloth with room for a pattern, found from its colours and their faces.
import type { Piece } from "../furniture/furniture.ts";
import { isBroad } from "../prints/isBroad.ts";
import { faceOf } from "./faceOf.ts";
import { type TintPart, tintPartsOf } from "./tintParts.ts";
import { inHex } from "./tints.ts";

/** All that is tinted as a whole, or one of the parts. */
export type PrintPart = "whole" | Extract<TintPart, "light" | "dark" | "cloth" | "trim">;

/** On less than this, in square tiles, no pattern would be seen. */
const LEAST = 0.5;

/** In the order in which they are offered. */
export function printPartsOf(piece: Piece): readonly PrintPart[] {
  const { tint, parts } = piece;
  const found = tintPartsOf(piece);
  const [family, ...own] = tint ?? [];
  const isCloth = family === "cloth";
  const tones = isCloth && own[0] ? inHex([own[0], own[1], own[2]]) : [];
  const broad = parts.filter((part) => !part.glow && isBroad(part));
  const shows = (colours: readonly (string | undefined)[]): boolean =>
    broad.reduce((sum, part) => sum + (colours.includes(part.colour) ? faceOf(part) : 0), 0) >=
    LEAST;
  const wanted: readonly (readonly [PrintPart, readonly (string | undefined)[]])[] = [
    ["whole", tones],
    ["light", isCloth ? (found.light ?? []) : []],
    ["dark", isCloth ? (found.dark ?? []) : []],
    ["cloth", found.cloth ?? []],
    ["trim", found.trim ?? []],
  ];
  return wanted.filter(([, colours]) => shows(colours)).map(([part]) => part);
}
