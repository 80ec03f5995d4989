// The room as it would be if what is held were put down where it is now: what a view draws.
import type { Catalogue } from "../model/catalogue.ts";
import { applyPatch, type Patch } from "../model/patch.ts";
import type { ItemId, RoomDocument } from "../model/room.ts";
import { indexOf, nextIndex } from "../rules/indexOf.ts";
import { type RoomIndex, stackOf } from "../rules/roomIndex.ts";
import type { EditorTool } from "../session/tool.ts";

export type PreviewedRoom = {
  readonly document: RoomDocument;
  readonly index: RoomIndex;
  /** What is in the hand, with all that it carries. */
  readonly held: ReadonlySet<ItemId>;
};

const none: ReadonlySet<ItemId> = new Set();

// A memory, not a state: several parts of a view ask for the same room at every step of a drag.
const known = new WeakMap<
  EditorTool,
  { before: RoomDocument; catalogue: Catalogue; shown: PreviewedRoom }
>();

export function previewRoom(
  document: RoomDocument,
  catalogue: Catalogue,
  tool: EditorTool,
): PreviewedRoom {
  if (tool.at !== "holding") return { document, index: indexOf(document, catalogue), held: none };
  const found = known.get(tool);
  if (found?.before === document && found.catalogue === catalogue) return found.shown;
  const shown = whileHolding(document, catalogue, tool);
  known.set(tool, { before: document, catalogue, shown });
  return shown;
}

function whileHolding(
  document: RoomDocument,
  catalogue: Catalogue,
  tool: Extract<EditorTool, { at: "holding" }>,
): PreviewedRoom {
  const patch: Patch = { items: tool.ghost.items.map((to) => ({ id: to.id, to })) };
  const shown = applyPatch(document, patch);
  const next = nextIndex(document, shown, patch, catalogue);
  const held = new Set(tool.ghost.items.flatMap(({ id }) => stackOf(next, id)));
  return { document: shown, index: next, held };
}
