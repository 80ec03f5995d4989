// What is answered of a room: to whoever keeps it, and to everybody it is shown to.
import * as v from "valibot";
import { roomSchema } from "../../src/room/model/schema.ts";
import { countSchema, timeSchema } from "../api/parts.ts";
import { documentIdPattern } from "../keeping/documentId.ts";
import { claimKeyPattern } from "../keeping/requests.ts";

export const roomIdSchema = v.pipe(v.string(), v.regex(documentIdPattern));
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
export const documentSchema = v.pipe(roomSchema, v.title("Room"));
export const claimKey = v.pipe(v.string(), v.regex(claimKeyPattern));

/** Without title and link where what it was made from is not in the gallery at this moment. */
const credit = v.nullable(
  v.strictObject({
    room: v.nullable(v.string()),
    by: v.nullable(v.string()),
    name: v.nullable(v.string()),
  }),
);
const named = { id: roomIdSchema, version: versionSchema, name: v.string(), words: v.string() };

/** The fields: {@link ServerRoomSummary} (./roomKind.ts). */
export const ownRoomFields = {
  ...named,
  bytes: countSchema,
  createdAt: timeSchema,
  savedAt: timeSchema,
  publishedAt: v.nullable(timeSchema),
  /** The version that others see, and when that was saved. */
  shownVersion: v.nullable(versionSchema),
  shownAt: v.nullable(timeSchema),
  showsLatest: v.boolean(),
  isListed: v.boolean(),
  isNamed: v.boolean(),
  caption: v.nullable(v.string()),
  hearts: countSchema,
  isWithdrawn: v.boolean(),
  credit,
};

export const shownRoomFields = {
  ...named,
  caption: v.nullable(v.string()),
  /** A name, and never an address. */
  by: v.nullable(v.string()),
  isListed: v.boolean(),
  publishedAt: timeSchema,
  endsAt: v.nullable(timeSchema),
  hearts: countSchema,
  credit,
  owned: v.array(v.strictObject({ piece: v.string(), count: countSchema })),
  /** By which name its picture is asked for; null until it is there, and where it keeps its drawing. */
  picture: v.nullable(v.string()),
  isDeveloping: v.boolean(),
};

export const ownRoomSchema = v.pipe(v.strictObject(ownRoomFields), v.title("KeptRoom"));
export const shownRoomSchema = v.pipe(v.strictObject(shownRoomFields), v.title("ShownRoom"));
export const deletedRoomSchema = v.pipe(
  v.strictObject({
    id: roomIdSchema,
    version: versionSchema,
    name: v.string(),
    deletedAt: timeSchema,
    goesAt: timeSchema,
  }),
  v.title("DeletedRoom"),
);
