// In which patterns what is coloured can be had: where all of the chosen things have cloth there.
import { printPatterns } from "../../../models/prints/patterns.ts";
import { printColoursOf } from "../../catalogue/index.ts";
import { type Item, type PatternPart, PLAIN, type RoomPatternId } from "../../model/room.ts";
import { strings } from "../strings.ts";
import type { Colourable } from "./tintChoices.ts";

export type PatternChoice = {
  /** Null where nothing is said of it. */
  readonly id: RoomPatternId | null;
  readonly name: string;
  /** What is seen of it. */
  readonly pattern: RoomPatternId | null;
};

function clothIn(part: Colourable): PatternPart | null {
  if (part === null) return "whole";
  return part === "wood" || part === "metal" || part === "shade" ? null : part;
}

/** Null where one of them has no cloth there, or no room for a pattern on it. */
export function printable(items: readonly Item[], part: Colourable): PatternPart | null {
  const cloth = clothIn(part);
  const isOfCloth = ({ model }: Item) => cloth !== null && printColoursOf(model).has(cloth);
  return items.length > 0 && items.every(isOfCloth) ? cloth : null;
}

/** Undefined where the chosen things differ. */
export function patternNow(
  items: readonly Item[],
  part: PatternPart,
): RoomPatternId | null | undefined {
  const found = new Set(items.map((item) => item.patterns?.[part] ?? null));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The tones of a whole go with it until they are told not to. */
export function patternChoices(
  items: readonly Item[],
  part: PatternPart,
): readonly PatternChoice[] {
  const ofWhole = part === "light" || part === "dark" ? patternNow(items, "whole") : null;
  const printed = printPatterns.map(({ id, name }) => ({ id, name, pattern: id }));
  const plain = { name: strings.plain, pattern: null };
  return ofWhole === null
    ? [{ ...plain, id: null }, ...printed]
    : [
        { id: null, name: strings.likeTheRest, pattern: ofWhole ?? null },
        { ...plain, id: PLAIN },
        ...printed,
      ];
}
