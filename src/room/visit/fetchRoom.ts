// The whole of a room that somebody shares, from the site's own server.
import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import { decode } from "../model/decode.ts";
import type { RoomDocument } from "../model/room.ts";

const shared = v.object({ document: v.unknown() });

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: () => ({ kind: "unreachable" as const }),
});

/** Null where it is not to be had, or of a site newer than this page. */
export async function fetchRoom(id: string): Promise<RoomDocument | null> {
  const answer = await ask(`/api/rooms/${id}?as=shown`, { shape: shared });
  if (!answer.ok) return null;
  const room = decode(JSON.stringify(answer.value.document ?? null));
  return room.ok ? room.value : null;
}
