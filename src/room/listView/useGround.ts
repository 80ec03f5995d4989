// Which ground the grid shows and where its cursor is: they follow what is held.
import { useState } from "react";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { Item } from "../model/room.ts";
import { cursorWithin, type GridCursor } from "../session/gridCursor.ts";
import { type GroundGrid, surfaceGridOf } from "./groundGrid.ts";
import { floorSurface, groundKey, groundsOf, type RoomSurface, surfaceOf } from "./roomSurfaces.ts";

export type OnGround = {
  readonly ground: RoomSurface;
  readonly grid: GroundGrid;
  readonly cursor: GridCursor;
  /** The one thing in the hand. */
  readonly held: Item | null;
  readonly grounds: readonly RoomSurface[];
  readonly setGround: (ground: RoomSurface) => void;
  readonly setCursor: (cursor: GridCursor) => void;
};

const corner: GridCursor = { column: 0, row: 0 };

export function useGround(): OnGround {
  const { catalogue } = useEditor().session;
  const document = useSession((state) => state.document);
  const held = useSession(({ tool }) =>
    tool.at === "holding" && tool.held.kind !== "several" ? tool.held.item : null,
  );
  const [ground, setGround] = useState<RoomSurface>(floorSurface);
  const [cursor, setCursor] = useState<GridCursor>(corner);

  const model = held ? catalogue.item(held.model) : undefined;
  const wanted = held ? surfaceOf(held.at) : ground;
  const found = surfaceGridOf(document, catalogue, wanted);
  const shown = found ? wanted : floorSurface;
  const grid = found ?? surfaceGridOf(document, catalogue, floorSurface)!;
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
