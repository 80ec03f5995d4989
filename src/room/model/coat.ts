// How a thing is coloured, as one short word: what looks alike has the same one.
import { type Item, type PartPatterns, type PartTints, patternParts, tintParts } from "./room.ts";

/** A tint alone where nothing more is said; no sign in it needs care in an address or an id. */
export type Coat = string;

/** All that a coat tells of a thing. */
export type Coated = Pick<Item, "tint" | "partTints" | "patterns">;

/** Undefined where all of it is as it was made. */
export function coatOf({ tint, partTints, patterns }: Coated): Coat | undefined {
  if (!partTints && !patterns) return tint;
  const parts = tintParts.flatMap((part) =>
    partTints?.[part] === undefined ? [] : [`.${part}:${partTints[part]}`],
  );
  const prints = patternParts.flatMap((part) =>
    patterns?.[part] === undefined ? [] : [`.${part}_${patterns[part]}`],
  );
  return `${tint ?? ""}${parts.join("")}${prints.join("")}`;
}

export function parseCoat(coat: Coat): Coated {
  const [tint = "", ...words] = coat.split(".");
  const told = (sign: string) =>
    words.filter((word) => word.includes(sign)).map((word) => word.split(sign));
  const partTints: PartTints = Object.fromEntries(told(":"));
  const patterns: PartPatterns = Object.fromEntries(told("_"));
  return {
    ...(tint !== "" && { tint }),
    ...(Object.keys(partTints).length > 0 && { partTints }),
    ...(Object.keys(patterns).length > 0 && { patterns }),
  };
}
