// Asks the server for rooms that are shown, and tells it of one that should not be.
import { link } from "../../lib/link.ts";
import { type Gallery, readGallery, readSharedRoom, type SharedRoom } from "./sharedRoom.ts";

const answered = async (path: string): Promise<Response> =>
  fetch(link(path), { headers: { Accept: "application/json" } });

/** Null where no such room is shown. */
export async function askForRoom(id: string): Promise<SharedRoom | null> {
  const answer = await answered(`/api/gallery/${id}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return readSharedRoom(await answer.json());
}

export async function askForGallery(after: string | null = null): Promise<Gallery> {
  const query = after === null ? "" : `?after=${encodeURIComponent(after)}`;
  const answer = await answered(`/api/gallery${query}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return readGallery(await answer.json());
}

/** Whether the server has taken it down. */
export async function reportRoom(id: string, reason: string): Promise<boolean> {
  try {
    const answer = await fetch(link(`/api/rooms/${id}/report`), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ reason }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
