// The cursor of the grid view: which tile it is on, and where each key takes it.
import type { RoomDimensions } from "../model/room.ts";

/** From 0. */
export type GridCursor = { readonly column: number; readonly row: number };

export type CursorKey = { readonly key: string; readonly ctrl?: boolean };

const PAGE = 4;

const between = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Null where the key is not one of the cursor's. At an edge the cursor stays. */
export function moveCursor(
  { column, row }: GridCursor,
  { key, ctrl = false }: CursorKey,
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
): GridCursor | null {
  const to = (c: number, r: number): GridCursor => ({
    column: between(c, columns),
    row: between(r, rows),
  });
  switch (key) {
    case "ArrowLeft":
      return to(column - 1, row);
    case "ArrowRight":
      return to(column + 1, row);
    case "ArrowUp":
      return to(column, row - 1);
    case "ArrowDown":
      return to(column, row + 1);
    case "Home":
      return to(0, ctrl ? 0 : row);
    case "End":
      return to(columns - 1, ctrl ? rows - 1 : row);
    case "PageUp":
      return to(column, row - PAGE);
    case "PageDown":
      return to(column, row + PAGE);
    default:
      return null;
  }
}

/** After the room was resized or another was opened. */
export const cursorWithin = (
  { column, row }: GridCursor,
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
): GridCursor => ({ column: between(column, columns), row: between(row, rows) });
