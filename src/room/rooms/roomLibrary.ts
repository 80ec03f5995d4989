// The rooms of this device, and the session in which one of them is furnished.

import { accept, type Result } from "@loamstead/lib/result.ts";
import type { StorageTrouble } from "../../keeping/database/database.ts";
import type { Library, LibraryPorts } from "../../keeping/library/library.ts";
import { openLibrary } from "../../keeping/library/openLibrary.ts";
import type { Workspace } from "../../keeping/saving/sessionSaver.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { type RoomSummary, roomKind } from "../keeping/roomKind.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { RoomDocument } from "../model/room.ts";
import { EditorSession } from "../session/editorSession.ts";

export type RoomLibrary = Library<RoomDocument, RoomSummary> & {
  /** The same one for all rooms: another room is another document in it. */
  readonly session: EditorSession;
  readonly rename: (
    id: string,
    name: string,
  ) => Promise<Result<null, CommandRefusal | StorageTrouble | "missing">>;
};

export type RoomPorts = Omit<LibraryPorts<RoomDocument, RoomSummary>, "kind" | "workspace"> & {
  readonly catalogue: Catalogue;
};

const workspaceOf = (session: EditorSession): Workspace<RoomDocument> => ({
  document: () => session.state().document,
  // What the visitor holds would be snatched out of the hand.
  isBusy: () => session.state().tool.at === "holding",
  open: (document) => {
    session.select([]);
    session.open(document);
  },
  renew: (document) => session.open(document),
  rename: (name) => void session.dispatch(renameRoom, { name }),
  subscribe: (listener) => session.subscribe(listener),
});

export async function openRoomLibrary({ catalogue, ...ports }: RoomPorts): Promise<RoomLibrary> {
  const session = new EditorSession(ports.blank, catalogue);
  const workspace = workspaceOf(session);
  const library = await openLibrary({ ...ports, kind: roomKind(catalogue), workspace });
  return {
    ...library,
    session,
    async rename(id, name) {
      if (id === library.state().id) {
        const outcome = session.dispatch(renameRoom, { name });
        return outcome.ok ? accept(null) : outcome;
      }
      return library.change(id, (document) => {
        const outcome = renameRoom(document, { name }, catalogue);
        return outcome.ok ? accept(outcome.document) : outcome;
      });
    },
  };
}
