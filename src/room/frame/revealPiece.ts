// Leads to a piece that the farm has made: to where it stands, or it comes into the hand.
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { describeItem } from "../describe/item.ts";
import { modelName } from "../describe/names.ts";
import type { Editor } from "../editor/editor.ts";
import { strings } from "../editor/strings.ts";
import type { Item, ModelId } from "../model/room.ts";
import { holdPiece } from "../panels/holdPiece.ts";
import type { RoomLibrary } from "../rooms/roomLibrary.ts";
import { roomWith } from "../rooms/roomWith.ts";
import { marked } from "../rules/marks.ts";

type Parts = {
  readonly editor: Editor;
  readonly library: Pick<RoomLibrary, "open">;
  readonly database: DeviceDatabase;
};

/** One that bears a mark before those that bear none. */
function standing({ session }: Editor, model: ModelId): Item | null {
  const { document } = session.state();
  const all = [...document.items.values()].filter((item) => item.model === model);
  const marks = marked(document, session.catalogue);
  return all.find(({ id }) => marks.has(id)) ?? all[0] ?? null;
}

export async function revealPiece(model: ModelId, parts: Parts): Promise<void> {
  const { editor, library, database } = parts;
  const { session, say } = editor;
  if (!session.catalogue.item(model)) return;
  if (!standing(editor, model)) {
    const room = await roomWith(database, model);
    if (room !== null) await library.open(room);
  }
  const item = standing(editor, model);
  if (item) {
    session.select([item.id]);
    say(`${describeItem(session.state().document, session.catalogue, item)}.`, "unasked");
    return;
  }
  holdPiece(editor, model);
  say(strings.inNoRoom(modelName(session.catalogue, model)), "unasked");
}
