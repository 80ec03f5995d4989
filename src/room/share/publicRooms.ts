// Rooms that are shown to everybody, as the server tells of them; and the way to report one.

import * as v from "valibot";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";

/** All null where what it was made from is not in the gallery at this moment. */
const credit = v.object({
  room: v.nullable(v.string()),
  by: v.nullable(v.string()),
  name: v.nullable(v.string()),
});

/** What everybody may know of a room that is shown. The fields: {@link shownRoomFields} (server/rooms/roomAnswers.ts). */
const publicRoom = v.object({
  id: v.string(),
  version: v.number(),
  name: v.string(),
  /** The room in sentences. */
  words: v.string(),
  /** What whoever furnished it says of it. */
  caption: v.nullable(v.string()),
  /** What they are called, where they say it and have a name; else they are somebody. */
  by: v.nullable(v.string()),
  /** In the gallery; else only its link leads to it. */
  isListed: v.boolean(),
  /** Milliseconds since 1970. */
  publishedAt: v.number(),
  /** When its link ends; null where it does not. */
  endsAt: v.nullable(v.number()),
  /** How many people gave it one. */
  hearts: v.number(),
  /** The room that this one was made from. */
  credit: v.nullable(credit),
  /** Of which counted pieces whoever furnished it has fewer than stand in it. */
  owned: v.array(v.object({ piece: v.string(), count: v.number() })),
  /** By which name its picture is asked for; null until it is there, and where it keeps its drawing. */
  picture: v.optional(v.nullable(v.string()), null),
});

const gallery = v.object({
  rooms: v.array(publicRoom),
  /** Leads to the next page; null on the last one. */
  after: v.nullable(v.string()),
  /** What one can look for; told with the first page. */
  pieces: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
  /** That of the week, with what it wishes for in words; told with the first page. */
  theme: v.optional(v.object({ name: v.string(), wishes: v.array(v.string()) })),
});

/** As its own page tells it. */
const wholeRoom = v.object({
  ...publicRoom.entries,
  /** Those that are listed under it, since they nearly stand as it does. */
  madeFromThis: v.optional(v.array(publicRoom), []),
});

export type PublicRoom = v.InferOutput<typeof publicRoom>;
export type WholeRoom = v.InferOutput<typeof wholeRoom>;

export type RoomGallery = v.InferOutput<typeof gallery>;

export const readPublicRoom = (json: unknown): WholeRoom => v.parse(wholeRoom, json);

export const readGallery = (json: unknown): RoomGallery => v.parse(gallery, json);

const { ask } = createAskServer({
  ...siteServer,
  troubleOf: ({ status }) => ({ kind: status === 404 ? "gone" : "unreachable" }),
});

/** Null where no such room is shown. */
export async function askForRoom(id: string): Promise<WholeRoom | null> {
  const answer = await ask(`/api/gallery/${id}`, { shape: wholeRoom });
  if (answer.ok) return answer.value;
  if (answer.reason.kind === "gone") return null;
  throw new Error("The server did not tell of the room");
}

/** The query as in the address of the page. */
export async function askForGallery(query: string): Promise<RoomGallery> {
  const answer = await ask(`/api/gallery${query}`, { shape: gallery });
  if (!answer.ok) throw new Error("The server did not tell of its rooms");
  return answer.value;
}

/** Whether it has arrived. */
export const reportRoom = async (id: string, reason: string): Promise<boolean> =>
  (await ask(`/api/rooms/${id}/report`, { method: "POST", body: { reason } })).ok;
