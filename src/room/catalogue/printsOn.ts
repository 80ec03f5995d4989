// Which pattern each colour of a piece has: a part's own goes before that of the whole.
import {
  type ModelId,
  type PartPatterns,
  PLAIN,
  patternParts,
  type RoomPatternId,
} from "../model/room.ts";
import { printColoursOf } from "./rows.ts";

/** By the colours that the piece is made in. */
export function printsOn(id: ModelId, patterns: PartPatterns): ReadonlyMap<string, RoomPatternId> {
  const on = new Map<string, RoomPatternId>();
  const colours = printColoursOf(id);
  for (const part of patternParts) {
    const pattern = patterns[part];
    if (pattern === undefined) continue;
    for (const colour of colours.get(part) ?? []) {
      if (pattern === PLAIN) on.delete(colour);
      else on.set(colour, pattern);
    }
  }
  return on;
}
