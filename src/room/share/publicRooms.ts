// Asks the server for rooms that are shown, and tells it of one that should not be.
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import { type Gallery, gallery, type SharedRoom, sharedRoom } from "./sharedRoom.ts";

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: ({ status }) => ({ kind: status === 404 ? "gone" : "unreachable" }),
});

/** Null where no such room is shown. */
export async function askForRoom(id: string): Promise<SharedRoom | null> {
  const answer = await ask(`/api/gallery/${id}`, { shape: sharedRoom });
  if (answer.ok) return answer.value;
  if (answer.reason.kind === "gone") return null;
  throw new Error("The server did not tell of the room");
}

export async function askForGallery(after: string | null = null): Promise<Gallery> {
  const query = after === null ? "" : `?after=${encodeURIComponent(after)}`;
  const answer = await ask(`/api/gallery${query}`, { shape: gallery });
  if (!answer.ok) throw new Error("The server did not tell of its rooms");
  return answer.value;
}

/** Whether it has arrived. */
export const reportRoom = async (id: string, reason: string): Promise<boolean> =>
  (await ask(`/api/rooms/${id}/report`, { method: "POST", body: { reason } })).ok;
