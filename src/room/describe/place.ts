// A place in words: exact to the quarter tile, and short.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { runsAcross } from "../rules/walls.ts";
import { theItem } from "./names.ts";
import { quarters, sideNames, strings } from "./strings.ts";

/** Rows and columns count from 1 at the back left corner. */
function tileWords(at: number): string {
  const tile = Math.floor(at / PER_TILE);
  return `${tile + 1}${quarters[(at - tile * PER_TILE) as 0 | 1 | 2 | 3] ?? ""}`;
}

function alongWords(along: number, width: number, isAcross: boolean): string {
  const first = Math.floor(along / PER_TILE) + 1;
  const last = Math.ceil((along + width) / PER_TILE);
  const isExact = along % PER_TILE === 0;
  if (isExact && last > first)
    return isAcross ? strings.columns(first, last) : strings.rows(first, last);
  return isAcross ? strings.column(tileWords(along)) : strings.row(tileWords(along));
}

/** How high it hangs: moved up or down, it is heard to be elsewhere. */
function upWords(up: number): string {
  const tiles = Math.floor(up / PER_TILE);
  const part = (up % PER_TILE) as 0 | 1 | 2 | 3;
  if (tiles === 0 && part !== 0) return strings.partUp[part];
  return strings.up(`${tiles}${quarters[part]}`, tiles === 1 && part === 0);
}

export function placeWords(
  document: RoomDocument,
  catalogue: Catalogue,
  { at, model: modelId }: Pick<Item, "at" | "model">,
): string {
  const model = catalogue.item(modelId);
  switch (at.kind) {
    case "floor":
      return strings.floor(strings.column(tileWords(at.x)), strings.row(tileWords(at.z)));
    case "wall": {
      const along = alongWords(at.along, model?.width ?? PER_TILE, runsAcross(at.wall));
      const where = strings.wall(sideNames[at.wall], along);
      return at.up === 0 ? where : `${where}, ${upWords(at.up)}`;
    }
    case "on": {
      const carrier = document.items.get(at.carrier);
      if (!carrier) return strings.somewhere;
      const shelves = catalogue.item(carrier.model)?.surfaces.length ?? 1;
      const name = theItem(catalogue, carrier);
      return shelves > 1 ? strings.onShelf(name, at.level + 1) : strings.on(name);
    }
  }
}

/** What of the free place is news: only the column where the row stays. */
export function freeWords(
  document: RoomDocument,
  catalogue: Catalogue,
  wanted: Item,
  free: ItemPlace,
): string {
  const { at } = wanted;
  if (at.kind === "floor" && free.kind === "floor") {
    if (at.z === free.z) return strings.column(tileWords(free.x));
    if (at.x === free.x) return strings.row(tileWords(free.z));
  }
  return placeWords(document, catalogue, { ...wanted, at: free });
}
