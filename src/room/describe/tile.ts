// What is on one tile of the floor, for the cursor that walks the grid.
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { meeting } from "../rules/roomIndex.ts";
import { itemName } from "./names.ts";
import { strings } from "./strings.ts";

/** Column and row from 0. The lowest first: the rug, then what stands on it. */
export function onTile(
  document: RoomDocument,
  catalogue: Catalogue,
  column: number,
  row: number,
): Placed[] {
  const [x0, z0] = [column * PER_TILE, row * PER_TILE];
  const ground = { x0, z0, x1: x0 + PER_TILE, z1: z0 + PER_TILE };
  const index = indexOf(document, catalogue);
  const { height } = document.shell.size;
  const standing = meeting(index, { ...ground, y0: 0, y1: Math.max(height, 1) });
  const lying = meeting(index, { ...ground, y0: 0, y1: 0 });
  return [...new Set([...lying, ...standing])].sort(
    (a, b) => a.box.y0 - b.box.y0 || a.box.y1 - b.box.y1 || (a.item.id < b.item.id ? -1 : 1),
  );
}

/** Column 4 row 2: braided rug, oak table. */
export function describeTile(
  document: RoomDocument,
  catalogue: Catalogue,
  column: number,
  row: number,
): string {
  const { columns, rows } = document.shell.size;
  const where = strings.floor(strings.column(`${column + 1}`), strings.row(`${row + 1}`));
  if (column < 0 || row < 0 || column >= columns || row >= rows)
    return `${where}: ${strings.outside}`;
  const there = onTile(document, catalogue, column, row);
  const names = there.map(({ item }) => itemName(catalogue, item));
  return `${where}: ${names.length > 0 ? names.join(", ") : strings.free}`;
}
