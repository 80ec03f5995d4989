// The shapes that the server's answers about rooms must have to be believed.
import * as v from "valibot";

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const when = v.pipe(v.number(), v.safeInteger());
const roomId = v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/));
const credit = v.nullable(v.object({ room: roomId, by: v.string(), name: v.string() }));

export const ownRoom = v.object({
  id: roomId,
  version,
  name: v.string(),
  savedAt: when,
  publishedAt: v.nullable(when),
  isWithdrawn: v.boolean(),
  credit,
});
export type OwnRoom = v.InferOutput<typeof ownRoom>;

export const ownRooms = v.object({
  rooms: v.array(ownRoom),
  quota: v.object({ rooms: v.object({ most: v.number(), used: v.number() }) }),
});
export type OwnRooms = v.InferOutput<typeof ownRooms>;

export const roomWithDocument = v.object({
  id: roomId,
  version,
  name: v.string(),
  isOwn: v.boolean(),
  document: v.unknown(),
});

export const saved = v.object({ version });

export const problem = v.object({
  code: v.string(),
  detail: v.string(),
  most: v.optional(v.number()),
  version: v.optional(version),
  document: v.optional(v.unknown()),
});

export const heldPictures = v.object({ pictures: v.array(v.object({ hash: v.string() })) });
