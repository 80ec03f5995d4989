// What is answered of a room: to whoever keeps it, and to everybody it is shown to.
import * as v from "valibot";
import { roomSchema } from "../../src/room/model/schema.ts";
import { count, time } from "../api/parts.ts";
import { documentIdPattern } from "../keeping/documentId.ts";
import { claimKeyPattern } from "../keeping/requests.ts";

export const id = v.pipe(v.string(), v.regex(documentIdPattern));
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));
export const document = v.pipe(roomSchema, v.title("Room"));
export const claimKey = v.pipe(v.string(), v.regex(claimKeyPattern));

/** Without title and link where what it was made from is not in the gallery at this moment. */
const credit = v.nullable(
  v.strictObject({
    room: v.nullable(v.string()),
    by: v.nullable(v.string()),
    name: v.nullable(v.string()),
  }),
);
const named = { id, version, name: v.string(), words: v.string() };

export const kept = {
  ...named,
  bytes: count,
  createdAt: time,
  savedAt: time,
  publishedAt: v.nullable(time),
  /** The version that others see, and when that was saved. */
  shownVersion: v.nullable(version),
  shownAt: v.nullable(time),
  showsLatest: v.boolean(),
  isListed: v.boolean(),
  isNamed: v.boolean(),
  caption: v.nullable(v.string()),
  hearts: count,
  isWithdrawn: v.boolean(),
  credit,
};

export const shown = {
  ...named,
  caption: v.nullable(v.string()),
  /** A name, and never an address. */
  by: v.nullable(v.string()),
  isListed: v.boolean(),
  publishedAt: time,
  endsAt: v.nullable(time),
  hearts: count,
  credit,
  owned: v.array(v.strictObject({ piece: v.string(), count })),
  /** By which name its picture is asked for; null until it is there, and where it keeps its drawing. */
  picture: v.nullable(v.string()),
  isDeveloping: v.boolean(),
};

export const keptRoom = v.pipe(v.strictObject(kept), v.title("KeptRoom"));
export const shownRoom = v.pipe(v.strictObject(shown), v.title("ShownRoom"));
export const deletedRoom = v.pipe(
  v.strictObject({ id, version, name: v.string(), deletedAt: time, goesAt: time }),
  v.title("DeletedRoom"),
);
