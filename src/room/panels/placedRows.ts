// The rows of what is in the room as a visitor reads them: with what is held, blocked or borrowed.

import { facingWords, partWords, wholePattern } from "../describe/item.ts";
import { listRows } from "../describe/list.ts";
import { itemName } from "../describe/names.ts";
import { placeWords } from "../describe/place.ts";
import { describeRefusal } from "../describe/refusal.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type Coat, coatOf } from "../model/coat.ts";
import type { Item, ItemId, ModelId, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { borrowed } from "../rules/allowance.ts";
import { marked } from "../rules/marks.ts";
import type { EditorTool } from "../session/tool.ts";
import { shortLength, shortWords } from "./shortWords.ts";
import { strings } from "./strings.ts";

export type PlacedRow = {
  readonly id: ItemId;
  readonly model: ModelId;
  /** Null where all of it is as it was made. */
  readonly coat: Coat | null;
  readonly level: number;
  readonly name: string;
  readonly place: string;
  readonly facing: string;
  /** What it carries, its colour, that it is put out: whatever else there is to say. */
  readonly more: string;
  /** Short, for a narrow list: held, 5, 6. */
  readonly short: string;
  readonly isHeld: boolean;
  readonly isBorrowed: boolean;
  /** Why it cannot be put down where it is held. */
  readonly blocked: string;
};

type Room = { readonly document: RoomDocument; readonly tool: EditorTool };

/** Column and row, or the place in words where it is not on the floor. */
export function shortPlace(document: RoomDocument, catalogue: Catalogue, item: Item): string {
  if (item.at.kind !== "floor") return shortWords(placeWords(document, catalogue, item));
  const tile = (at: number) => shortLength(at / PER_TILE + 1);
  return strings.cell(tile(item.at.x), tile(item.at.z));
}

function heldRows({ document, tool }: Room, catalogue: Catalogue): ReadonlyMap<ItemId, PlacedRow> {
  if (tool.at !== "holding") return new Map();
  const { items, reason } = tool.ghost;
  const blocked = reason ? describeRefusal(document, catalogue, reason) : "";
  return new Map(
    items.map((item) => [
      item.id,
      {
        id: item.id,
        model: item.model,
        coat: coatOf(item) ?? null,
        level: 1,
        name: itemName(catalogue, item),
        place: placeWords(document, catalogue, item),
        facing: facingWords(document, catalogue, item),
        more: "",
        short: strings.held(shortPlace(document, catalogue, item)),
        isHeld: true,
        isBorrowed: tool.held.kind === "new" && tool.held.borrow,
        blocked,
      },
    ]),
  );
}

function moreWords(catalogue: Catalogue, item: Item, carries: string, mark: string): string {
  return [
    carries,
    item.tint === undefined ? "" : strings.tinted(catalogue.tintName(item.tint)),
    wholePattern(catalogue, item),
    ...partWords(catalogue, item),
    item.picture ? strings.withPicture(item.picture.alt) : "",
    item.unlit ? strings.putOut : "",
    mark,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** As the room is while nothing is in the hand. */
export function standingRows(document: RoomDocument, catalogue: Catalogue): PlacedRow[] {
  const tried = borrowed(document, catalogue);
  const marks = marked(document, catalogue);
  return listRows(document, catalogue).map(({ id, level, name, place, facing, carries }) => {
    const item = document.items.get(id)!;
    return {
      id,
      level,
      name,
      place,
      facing,
      model: item.model,
      coat: coatOf(item) ?? null,
      blocked: "",
      short: shortWords(place),
      more: moreWords(catalogue, item, carries, marks.get(id) ?? ""),
      isHeld: false,
      isBorrowed: tried.has(id),
    };
  });
}

/** Rows that nobody touches stay the same objects; what is new in the hand comes first. */
export function withHeld(
  rows: readonly PlacedRow[],
  room: Room,
  catalogue: Catalogue,
): readonly PlacedRow[] {
  const held = heldRows(room, catalogue);
  if (held.size === 0) return rows;
  const fresh = [...held.values()].filter(({ id }) => !room.document.items.has(id));
  const standing = rows.map((row) => {
    const inHand = held.get(row.id);
    return inHand ? { ...inHand, level: row.level, isBorrowed: row.isBorrowed } : row;
  });
  return [...fresh, ...standing];
}

/** One row as it is read aloud. */
export function rowWords({
  name,
  place,
  facing,
  more,
  blocked,
  isHeld,
  isBorrowed,
}: PlacedRow): string {
  const parts = [
    name,
    isHeld ? strings.inHand : "",
    place,
    facing,
    more,
    isBorrowed ? strings.borrowed : "",
  ];
  const words = parts.filter((part) => part !== "").join(", ");
  return blocked ? `${words}. ${blocked}` : words;
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word has to be somewhere in the row; who carries a match stays, so that the tree holds. */
export function filterRows(rows: readonly PlacedRow[], query: string): readonly PlacedRow[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  const isMatch = ({ name, place, more }: PlacedRow) => {
    const text = plain(`${name} ${place} ${more}`);
    return wanted.every((word) => text.includes(word));
  };
  const kept = new Set<PlacedRow>();
  const above: PlacedRow[] = [];
  for (const row of rows) {
    above.length = row.level - 1;
    above.push(row);
    if (row.isHeld || isMatch(row)) for (const each of above) kept.add(each);
  }
  return rows.filter((row) => kept.has(row));
}
