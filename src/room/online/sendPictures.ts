// Sends the pictures that hang in a room to the account, each once, before the room itself goes there.

import type { SyncTrouble } from "../../keeping/sync/accountApi.ts";
import { picturesIn } from "../model/picturesIn.ts";
import type { RoomDocument } from "../model/room.ts";
import type { RoomsApi } from "./roomsApi.ts";

type Parts = {
  readonly api: Pick<RoomsApi, "pictures" | "sendPicture">;
  /** The bytes on this device; null where they came from elsewhere. */
  readonly read: (hash: string) => Promise<Blob | null>;
};

const hashesIn = (document: RoomDocument): readonly string[] =>
  picturesIn(document).flatMap((ref) => (ref.kind === "upload" ? [ref.hash] : []));

export function createSendPictures({ api, read }: Parts) {
  let held: Set<string> | null = null;

  return async (document: RoomDocument): Promise<SyncTrouble | null> => {
    const wanted = hashesIn(document);
    if (wanted.length === 0) return null;
    if (!held) {
      const listed = await api.pictures();
      if (!listed.ok) return listed.reason;
      held = new Set(listed.value);
    }
    for (const hash of wanted) {
      if (held.has(hash)) continue;
      const bytes = await read(hash);
      // Hung by somebody else or on another device: it is there, or this device cannot help it.
      if (!bytes) continue;
      const sent = await api.sendPicture(hash, bytes);
      if (sent.ok) held.add(hash);
      // A picture that the server does not want leaves an empty frame, and keeps no room from being saved.
      else if (sent.reason.kind === "signedOut" || sent.reason.kind === "unreachable")
        return sent.reason;
    }
    return null;
  };
}
