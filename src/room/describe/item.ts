// A thing in a phrase: what it is, where it is, which way it faces.
import type { Catalogue } from "../model/catalogue.ts";
import {
  type Item,
  type ItemTintPart,
  type PatternPart,
  PLAIN,
  type RoomDocument,
  tintParts,
} from "../model/room.ts";
import { normaliseTurn } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import { marked } from "../rules/marks.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { itemName } from "./names.ts";
import { placeWords } from "./place.ts";
import { facings, partNames, strings } from "./strings.ts";

/** Which way it faces, also in the hand; nothing for what hangs on a wall, lies flat or is not known. */
export function facingWords(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  const { at, turn } = item;
  const model = catalogue.item(item.model);
  if (!model || model.isFlat || at.kind === "wall") return "";
  if (at.kind === "floor") return facings[turn];
  const carrier = indexOf(document, catalogue).placed.get(at.carrier);
  return carrier ? facings[normaliseTurn(carrier.turn + turn)] : "";
}

export const carriedCount = (document: RoomDocument, catalogue: Catalogue, { id }: Item): number =>
  stackOf(indexOf(document, catalogue), id).length - 1;

/** Sofa in moss with cream stripes. */
function dressed(
  catalogue: Catalogue,
  name: string,
  item: Item,
  part: ItemTintPart | "whole",
): string {
  const tint = part === "whole" ? item.tint : item.partTints?.[part];
  const inTint = tint === undefined ? name : strings.inTint(name, catalogue.tintName(tint));
  const cloth = clothIn(part);
  if (cloth === null) return inTint;
  if (item.patterns?.[cloth] === PLAIN) return strings.plain(inTint);
  const pattern = catalogue.patternWords(item, cloth);
  return pattern === undefined ? inTint : strings.withPattern(inTint, pattern);
}

const clothIn = (part: ItemTintPart | "whole"): PatternPart | null =>
  part === "wood" || part === "metal" || part === "shade" ? null : part;

/** With cream stripes; nothing where all of it is plain. */
export function wholePattern(catalogue: Catalogue, item: Item): string {
  const pattern = catalogue.patternWords(item, "whole");
  return pattern === undefined ? "" : strings.with(pattern);
}

/** Its lighter parts in rose with cream dots; nothing where every part goes with the whole. */
export const partWords = (catalogue: Catalogue, item: Item): readonly string[] =>
  tintParts.flatMap((part) => {
    const name = strings.part(partNames[part]);
    const words = dressed(catalogue, name, item, part);
    return words === name ? [] : [words];
  });

/** Oak table, column 4 row 2, facing south. */
export function describeItem(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  const name = itemName(catalogue, item);
  const carried = carriedCount(document, catalogue, item);
  return [
    dressed(catalogue, name, item, "whole"),
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
