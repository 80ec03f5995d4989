// A thing in a phrase: what it is, where it is, which way it faces.
import type { Catalogue } from "../model/catalogue.ts";
import { type Item, type RoomDocument, tintParts } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { marked } from "../rules/marks.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { itemName } from "./names.ts";
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

/** Its lighter parts in rose; nothing where every part goes with the whole. */
export const partWords = (catalogue: Catalogue, { partTints = {} }: Item): readonly string[] =>
  tintParts.flatMap((part) => {
    const tint = partTints[part];
    return tint ? [strings.partInTint(partNames[part], catalogue.tintName(tint))] : [];
  });

/** Oak table, column 4 row 2, facing south. */
export function describeItem(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  const name = itemName(catalogue, item);
  const carried = carriedCount(document, catalogue, item);
  return [
    item.tint === undefined ? name : strings.inTint(name, catalogue.tintName(item.tint)),
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
