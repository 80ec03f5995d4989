// What is in the room as rows of a list: by place, and under each thing what stands on it.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { indexOf } from "../rules/indexOf.ts";
import { carriedCount, facingWords } from "./item.ts";
import { itemName } from "./names.ts";
import { placeWords } from "./place.ts";
import { strings } from "./strings.ts";

export type ListRow = {
  readonly id: ItemId;
  /** 1 for what stands on the floor or hangs, 2 for what stands on that. */
  readonly level: number;
  readonly name: string;
  readonly place: string;
  readonly facing: string;
  readonly carries: string;
};

/** Row by row from the back, and from the left in each; walls count where they touch the floor. */
function byPlace(document: RoomDocument, catalogue: Catalogue) {
  const { placed } = indexOf(document, catalogue);
  const key = ({ id }: Item): [number, number, number] => {
    const box = placed.get(id)?.box;
    return box ? [box.z0, box.x0, box.y0] : [Number.MAX_VALUE, 0, 0];
  };
  return (a: Item, b: Item): number => {
    const [az, ax, ay] = key(a);
    const [bz, bx, by] = key(b);
    return az - bz || ax - bx || ay - by || (a.id < b.id ? -1 : 1);
  };
}

export function listRows(document: RoomDocument, catalogue: Catalogue): ListRow[] {
  const order = byPlace(document, catalogue);
  const { carried } = indexOf(document, catalogue);
  const rows: ListRow[] = [];
  const add = (items: readonly Item[], level: number) => {
    for (const item of items.toSorted(order)) {
      const count = carriedCount(document, catalogue, item);
      rows.push({
        id: item.id,
        level,
        name: itemName(catalogue, item),
        place: placeWords(document, catalogue, item),
        facing: facingWords(document, catalogue, item),
        carries: count > 0 ? strings.carries(count) : "",
      });
      add(
        (carried.get(item.id) ?? []).map((id) => document.items.get(id)!),
        level + 1,
      );
    }
  };
  add(
    [...document.items.values()].filter(({ at }) => at.kind !== "on"),
    1,
  );
  return rows;
}
