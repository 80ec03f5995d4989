// Which ground the grid shows and where its cursor is: they follow what is held.
import { useState } from "react";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { Item } from "../model/room.ts";
import { type Cursor, cursorWithin } from "../session/gridCursor.ts";
import { type GroundGrid, gridOf } from "./groundGrid.ts";
import { floor, type Ground, groundKey, groundOf, groundsOf } from "./grounds.ts";

export type OnGround = {
  readonly ground: Ground;
  readonly grid: GroundGrid;
  readonly cursor: Cursor;
  /** The one thing in the hand. */
  readonly held: Item | null;
  readonly grounds: readonly Ground[];
  readonly setGround: (ground: Ground) => void;
  readonly setCursor: (cursor: Cursor) => void;
};

const corner: Cursor = { column: 0, row: 0 };

export function useGround(): OnGround {
  const { catalogue } = useEditor().session;
  const document = useSession((state) => state.document);
  const held = useSession(({ tool }) =>
    tool.at === "holding" && tool.held.kind !== "several" ? tool.held.item : null,
  );
  const [ground, setGround] = useState<Ground>(floor);
  const [cursor, setCursor] = useState<Cursor>(corner);

  const model = held ? catalogue.item(held.model) : undefined;
  const wanted = held ? groundOf(held.at) : ground;
  const found = gridOf(document, catalogue, wanted);
  const shown = found ? wanted : floor;
  const grid = found ?? gridOf(document, catalogue, floor)!;
  const place = held && model ? grid.cellOf(held.at, model, held.turn) : cursorWithin(cursor, grid);

  // So that the grid stays where the thing was put down.
  if (groundKey(shown) !== groundKey(ground)) setGround(shown);
  if (place.column !== cursor.column || place.row !== cursor.row) setCursor(place);

  return {
    ground: shown,
    grid,
    cursor: place,
    held,
    setGround,
    setCursor,
    grounds: groundsOf(document, catalogue, held && model ? { id: held.id, model } : undefined),
  };
}
