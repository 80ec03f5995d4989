// Brings a thing into the middle of the view where only a part of the room is to be seen.
import type { Editor } from "../editor/editor.ts";
import type { ItemId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { indexOf } from "../rules/indexOf.ts";

export function showWhere({ session, view }: Editor, id: ItemId): void {
  const { document } = session.state();
  const box = indexOf(document, session.catalogue).placed.get(id)?.box;
  if (!box || view.state().zoom <= 1) return;
  const { columns, rows } = document.shell.size;
  const x = (box.x0 + box.x1) / 2 / PER_TILE - columns / 2;
  const z = (box.z0 + box.z1) / 2 / PER_TILE - rows / 2;
  view.set({ pan: { x, z } });
}
