// Whether what of a thing is of cloth may have patterns, and these.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import {
  type PartPatterns,
  type PatternPart,
  PLAIN,
  patternParts,
  type RoomPatternId,
} from "../model/room.ts";

/** Only what would else go with the whole can be told to stay plain. */
const isTone = (part: PatternPart): boolean => part === "light" || part === "dark";

export function badPattern(
  model: ItemModel,
  part: PatternPart,
  pattern: RoomPatternId | null,
  catalogue: Catalogue,
): CommandRefusal | null {
  if (!model.prints?.includes(part)) return { kind: "noSuchCloth", part, model: model.id };
  const isKnown =
    pattern === null ||
    (pattern === PLAIN ? isTone(part) : catalogue.patternName(pattern) !== undefined);
  return isKnown ? null : { kind: "noSuchPattern", pattern, model: model.id };
}

export function badPatterns(
  model: ItemModel,
  patterns: PartPatterns,
  catalogue: Catalogue,
): CommandRefusal | null {
  const [bad = null] = patternParts.flatMap((part) => {
    const pattern = patterns[part];
    return (pattern !== undefined && badPattern(model, part, pattern, catalogue)) || [];
  });
  return bad;
}
