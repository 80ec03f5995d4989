// Gives what of things is of cloth a pattern, or takes it away.
import {
  type Item,
  type ItemId,
  type PatternPart,
  PLAIN,
  patternParts,
  type RoomPatternId,
} from "../model/room.ts";
import { badPattern } from "./badPatterns.ts";
import type { RoomCommand } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type PatternItems = {
  readonly ids: readonly ItemId[];
  readonly part: PatternPart;
  /** Null for as it was made: plain, or as the whole is. */
  readonly pattern: RoomPatternId | null;
};

/** Always in one order, and gone with the last of them; nothing has to stay plain where nothing is printed. */
function withPattern(item: Item, part: PatternPart, pattern: RoomPatternId | null): Item {
  const { patterns = {}, ...plain } = item;
  const of = (each: PatternPart) => (each === part ? pattern : patterns[each]) ?? null;
  const entries = patternParts.flatMap((each) => {
    const to = of(each);
    return to === null || (to === PLAIN && of("whole") === null) ? [] : [[each, to] as const];
  });
  return entries.length === 0 ? plain : { ...plain, patterns: Object.fromEntries(entries) };
}

export const patternItems: RoomCommand<PatternItems> = (
  document,
  { ids, part, pattern },
  catalogue,
) =>
  eachItem(document, ids, catalogue, "pattern", (item, model) => {
    const bad = badPattern(model, part, pattern, catalogue);
    if (bad) return bad;
    const isPlain = pattern === PLAIN && item.patterns?.whole === undefined;
    const wanted = isPlain ? null : pattern;
    return wanted === (item.patterns?.[part] ?? null) ? item : withPattern(item, part, wanted);
  });
