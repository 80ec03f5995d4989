// What is told of the routes of farms as their players keep them, and of the time.
import * as v from "valibot";
import { eventSchema } from "../../src/farm/codec/eventSchema.ts";
import { fieldNumberSchema, momentSchema } from "../../src/farm/codec/parts.ts";
import type { Operations } from "../api/operation.ts";
import { countSchema, nothing, timeSchema, unchanged } from "../api/parts.ts";
import { timeStampSchema } from "../keeping/journals/findJournals.ts";
import { journalIdPattern } from "../keeping/journals/journalId.ts";
import { followedBatchPattern } from "../keeping/journals/journalParts.ts";
import { journalQuery } from "../keeping/journals/journalRoutes.ts";
import {
  deviceSchema,
  generationSchema,
  hashSchema,
  sentBatchFields,
  tokenSchema,
} from "../keeping/journals/readSentBatch.ts";
import { claimKeyPattern } from "../keeping/requests.ts";

const id = v.pipe(v.string(), v.regex(journalIdPattern));
const path = { id };
const follows = {
  "If-Match": { schema: v.pipe(v.string(), v.regex(followedBatchPattern)), isNeeded: true },
};
const once = {
  "Idempotency-Key": { schema: v.pipe(v.string(), v.regex(claimKeyPattern)), isNeeded: false },
};
const told = { says: "As it is now.", headers: ["ETag"] } as const;

const event = v.pipe(eventSchema, v.title("FarmEvent"));
const shown = {
  field: countSchema,
  begun: timeSchema,
  level: countSchema,
  pence: countSchema,
  /** What stands on its board. */
  name: v.nullable(v.string()),
};
const farm = v.pipe(
  v.strictObject({
    id,
    ...shown,
    /** How many batches there are, and how many events in them. */
    seq: countSchema,
    rows: countSchema,
    /** Of the farm as it is. */
    hash: hashSchema,
    rules: countSchema,
    createdAt: timeSchema,
    /** When something was last done on it, and by which browser. */
    seenAt: timeSchema,
    seenOn: v.nullable(v.string()),
  }),
  v.title("KeptFarm"),
);
const deletedFarm = v.strictObject({ id, ...shown, deletedAt: timeSchema, goesAt: timeSchema });

const begun = v.strictObject({
  id,
  seq: countSchema,
  rows: countSchema,
  hash: hashSchema,
  generation: generationSchema,
  token: tokenSchema,
  now: timeSchema,
});

const readFields = {
  id,
  origin: v.strictObject({ field: countSchema, begun: timeSchema }),
  seq: countSchema,
  rows: countSchema,
  hash: hashSchema,
  rules: countSchema,
  /** Another word once a backup took the database's place. */
  generation: generationSchema,
  /** Proves, when it is sent again, when this device was here. */
  token: tokenSchema,
  now: timeSchema,
  /** How many events of the device were ever answered. */
  last: countSchema,
  /** Where what follows begins. */
  from: v.strictObject({ seq: countSchema, rows: countSchema }),
};
const batch = v.strictObject({
  seq: countSchema,
  device: deviceSchema,
  first: countSchema,
  count: countSchema,
  events: v.array(event),
});

const refused = v.strictObject({ n: countSchema, reason: v.unknown() });

export const farmOperations: Operations = {
  "GET /api/time": {
    summary: "The time; with the head of a log, a stamp that proves that this log was there then.",
    query: { head: v.optional(hashSchema) },
    answers: {
      200: {
        says: "Nothing is kept of it.",
        body: v.strictObject({ now: timeSchema, stamp: v.optional(timeStampSchema.entries.stamp) }),
      },
    },
    refusals: ["bad-request", "too-many-requests"],
  },
  "GET /api/farms": {
    summary: "The account's farms, those that were put away, and how many there may be.",
    isForHolders: true,
    answers: {
      200: {
        says: "The one last played first.",
        headers: ["ETag"],
        body: v.strictObject({
          farms: v.array(farm),
          deleted: v.array(deletedFarm),
          quota: v.strictObject({
            farms: v.strictObject({ most: countSchema, used: countSchema }),
          }),
          generation: generationSchema,
        }),
      },
      304: unchanged,
    },
    refusals: ["too-many-requests"],
  },
  "POST /api/farms": {
    summary: "Begins a farm here, or the keeping of one that began on a device.",
    isForHolders: true,
    headers: once,
    body: v.strictObject({
      field: fieldNumberSchema,
      begun: momentSchema,
      stamps: v.array(timeStampSchema),
    }),
    answers: {
      200: { says: "It was begun before, by the same key.", body: begun, headers: ["ETag"] },
      201: { says: "It is kept.", body: begun, headers: ["ETag"] },
    },
    refusals: ["gone", "invalid-farm", "over-quota", "storage-full", "too-many-requests"],
  },
  "GET /api/farms/:id": {
    summary: "What a device has missed of a farm: events since a batch, or the farm as it is.",
    isForHolders: true,
    path,
    query: journalQuery,
    answers: {
      200: {
        ...told,
        body: v.union([
          v.strictObject({ ...readFields, batches: v.array(batch) }),
          v.strictObject({ ...readFields, state: v.string() }),
        ]),
      },
    },
    refusals: ["bad-request", "gone", "too-many-requests"],
  },
  "POST /api/farms/:id/batches": {
    summary:
      "Keeps what a device has done, after the batch that is named; sent again it is answered again.",
    isForHolders: true,
    path,
    headers: follows,
    body: v.strictObject({ ...sentBatchFields, events: v.array(event) }),
    answers: {
      200: {
        says: "It is kept: all of it, or what the rules allow. Events and farm are told where they are not as they were sent.",
        headers: ["ETag"],
        body: v.strictObject({
          seq: countSchema,
          rows: countSchema,
          hash: hashSchema,
          token: tokenSchema,
          now: timeSchema,
          kept: countSchema,
          /** How many were given another moment than the device can prove. */
          redated: countSchema,
          refused: v.array(refused),
          events: v.optional(v.array(event)),
          state: v.optional(v.string()),
        }),
      },
    },
    refusals: [
      "bad-token",
      "device-taken",
      "gone",
      "invalid-farm",
      "reload",
      "server-older",
      "storage-full",
      "too-many-requests",
      "version-conflict",
      "version-needed",
    ],
  },
  "GET /api/farms/:id/log": {
    summary: "All that was ever done on a farm, as the file that /play opens.",
    isForHolders: true,
    path,
    answers: {
      200: {
        says: "From its first day.",
        body: "application/json; charset=utf-8",
        headers: ["Content-Disposition"],
      },
    },
    refusals: ["gone", "too-many-requests"],
  },
  "DELETE /api/farms/:id": {
    summary: "Puts a farm away: for thirty days it can be brought back.",
    isForHolders: true,
    path,
    headers: follows,
    answers: { 204: nothing },
    refusals: ["bad-request", "gone", "too-many-requests", "version-conflict", "version-needed"],
  },
  "POST /api/farms/:id/restore": {
    summary: "Brings a farm back that was put away.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It is as it was.", body: farm } },
    refusals: ["gone", "over-quota", "too-many-requests"],
  },
  "POST /api/farms/:id/purge": {
    summary: "Lets a farm that was put away go for good.",
    isForHolders: true,
    path,
    answers: { 204: nothing },
    refusals: ["gone", "too-many-requests"],
  },
};
