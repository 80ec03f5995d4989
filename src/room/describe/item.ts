// A thing in a phrase: what it is, where it is, which way it faces.
import type { Catalogue } from "../model/catalogue.ts";
import {
  type Item,
  type PatternId,
  PLAIN,
  type RoomDocument,
  type TintId,
  type TintPart,
  tintParts,
} from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { marked } from "../rules/marks.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { itemName, lower } from "./names.ts";
import { placeWords } from "./place.ts";
import { facings, partNames, strings } from "./strings.ts";

/** Which way it faces; nothing for what hangs on a wall, lies flat or is not known. */
export function facingWords(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  const placed = indexOf(document, catalogue).placed.get(item.id);
  if (!placed || placed.model.isFlat || item.at.kind === "wall") return "";
  return facings[placed.turn];
}

export const carriedCount = (document: RoomDocument, catalogue: Catalogue, { id }: Item): number =>
  stackOf(indexOf(document, catalogue), id).length - 1;

/** Sofa in moss with stripes. */
function dressed(
  catalogue: Catalogue,
  name: string,
  tint: TintId | undefined,
  pattern: PatternId | undefined,
): string {
  const inTint = tint === undefined ? name : strings.inTint(name, catalogue.tintName(tint));
  if (pattern === undefined) return inTint;
  const known = catalogue.patternName(pattern);
  if (known === undefined) return pattern === PLAIN ? strings.plain(inTint) : inTint;
  return strings.withPattern(inTint, lower(known));
}

/** With stripes; nothing where all of it is plain. */
export function wholePattern(catalogue: Catalogue, { patterns }: Item): string {
  const known = patterns?.whole === undefined ? undefined : catalogue.patternName(patterns.whole);
  return known === undefined ? "" : strings.with(lower(known));
}

const patternFor = (part: TintPart, { patterns }: Item): PatternId | undefined =>
  part === "wood" || part === "metal" || part === "shade" ? undefined : patterns?.[part];

/** Its lighter parts in rose with dots; nothing where every part goes with the whole. */
export const partWords = (catalogue: Catalogue, item: Item): readonly string[] =>
  tintParts.flatMap((part) => {
    const [tint, pattern] = [item.partTints?.[part], patternFor(part, item)];
    return tint === undefined && pattern === undefined
      ? []
      : [dressed(catalogue, strings.part(partNames[part]), tint, pattern)];
  });

/** Oak table, column 4 row 2, facing south. */
export function describeItem(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  const name = itemName(catalogue, item);
  const carried = carriedCount(document, catalogue, item);
  return [
    dressed(catalogue, name, item.tint, item.patterns?.whole),
    ...partWords(catalogue, item),
    placeWords(document, catalogue, item),
    facingWords(document, catalogue, item),
    item.picture ? strings.picture(item.picture.alt) : "",
    item.unlit ? strings.putOut : "",
    marked(document, catalogue).get(item.id) ?? "",
    carried > 0 ? strings.carries(carried) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
