// What is answered of a room: to whoever keeps it, and to everybody it is shown to.
import * as v from "valibot";
import { roomSchema } from "../../src/room/model/schema.ts";
import { address, count, time } from "../api/parts.ts";
import { documentIdPattern } from "../keeping/documentId.ts";
import { claimKeyPattern } from "../keeping/requests.ts";

export const id = v.pipe(v.string(), v.regex(documentIdPattern));
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));
export const document = v.pipe(roomSchema, v.title("Room"));
export const claimKey = v.pipe(v.string(), v.regex(claimKeyPattern));

const credit = v.nullable(
  v.strictObject({ room: v.string(), by: v.nullable(address), name: v.string() }),
);
const named = { id, version, name: v.string(), words: v.string() };

export const kept = {
  ...named,
  bytes: count,
  createdAt: time,
  savedAt: time,
  publishedAt: v.nullable(time),
  isListed: v.boolean(),
  isNamed: v.boolean(),
  caption: v.nullable(v.string()),
  isWithdrawn: v.boolean(),
  credit,
};

export const shown = {
  ...named,
  caption: v.nullable(v.string()),
  by: v.nullable(address),
  isListed: v.boolean(),
  publishedAt: time,
  endsAt: v.nullable(time),
  hearts: count,
  credit,
  owned: v.array(v.strictObject({ piece: v.string(), count })),
};

export const keptRoom = v.pipe(v.strictObject(kept), v.title("KeptRoom"));
export const shownRoom = v.pipe(v.strictObject(shown), v.title("ShownRoom"));
