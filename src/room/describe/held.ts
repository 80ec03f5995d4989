// What is said while a thing is in the hand: picked up, carried along, in line, in the way.
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemPlace, RoomDocument, WallSide } from "../model/room.ts";
import type { Guide } from "../rules/guides.ts";
import { itemName, nameOfItem } from "./names.ts";
import { placeWords } from "./place.ts";
import { describeRefusal } from "./refusal.ts";
import { sideNames, strings } from "./strings.ts";

type Seen = {
  readonly reason: CommandRefusal | null;
  readonly free: ItemPlace | null;
  readonly back: WallSide | null;
  readonly guides: readonly Guide[];
};

export const pickedUpWords = (catalogue: Catalogue, item: Item): string =>
  strings.pickedUp(itemName(catalogue, item));

export const putBackWords = (catalogue: Catalogue, item: Item): string =>
  strings.putBack(itemName(catalogue, item));

/** Oak stool, column 5 row 6. Blocked: the oak table is there; free at row 7. */
export function heldWords(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  { reason, free, back, guides }: Seen,
): string {
  const where = placeWords(document, catalogue, item);
  const place = back === null ? where : `${where}, ${strings.backTo(sideNames[back])}`;
  if (reason) {
    const suggestion = free ? { wanted: item, free } : undefined;
    const blocked = describeRefusal(document, catalogue, reason, suggestion);
    return `${itemName(catalogue, item)}, ${place}. ${blocked}`;
  }
  const [guide] = guides;
  return guide
    ? `${place}, ${strings.inLine(nameOfItem(document, catalogue, guide.other))}`
    : place;
}
