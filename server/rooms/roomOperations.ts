// What is told of the routes of rooms as their holders keep, copy and share them.
import * as v from "valibot";
import type { Operations, ResponseDescription } from "../api/operation.ts";
import { countSchema, nothing, timeSchema, unchanged } from "../api/parts.ts";
import { followedPattern } from "../keeping/requests.ts";
import {
  claimKey,
  deletedRoomSchema,
  documentSchema,
  ownRoomFields,
  ownRoomSchema,
  roomIdSchema,
  shownRoomFields,
  versionSchema,
} from "./roomAnswers.ts";
import { beside } from "./roomKind.ts";
import { shareBody } from "./shareRoutes.ts";

const path = { id: roomIdSchema };
const follows = {
  "If-Match": { schema: v.pipe(v.string(), v.regex(followedPattern)), isNeeded: true },
};
const once = { "Idempotency-Key": { schema: claimKey, isNeeded: false } };
const body = v.object({ document: documentSchema, ...beside });
const begun: Readonly<Record<number, ResponseDescription>> = {
  200: { says: "It was kept before, by the same key.", body: ownRoomSchema, headers: ["ETag"] },
  201: { says: "It is kept.", body: ownRoomSchema, headers: ["ETag"] },
};

export const roomOperations: Operations = {
  "GET /api/rooms": {
    summary:
      "The holder's rooms, those that they deleted and can bring back, and how many there may be.",
    isForHolders: true,
    answers: {
      200: {
        says: "The one last saved first.",
        headers: ["ETag"],
        body: v.strictObject({
          rooms: v.array(ownRoomSchema),
          deleted: v.array(deletedRoomSchema),
          quota: v.strictObject({
            rooms: v.strictObject({ most: countSchema, used: countSchema }),
            bytes: v.strictObject({ most: countSchema }),
          }),
        }),
      },
      304: unchanged,
    },
  },
  "POST /api/rooms": {
    summary: "Keeps a new room.",
    isForHolders: true,
    headers: once,
    body,
    answers: begun,
    refusals: ["busy", "invalid-room", "over-quota", "storage-full", "too-many-requests"],
  },
  "GET /api/rooms/:id": {
    summary: "A room of one's own, or one that is shown to everybody.",
    path,
    query: { as: v.optional(v.literal("shown")) },
    answers: {
      200: {
        says: "One's own in its newest version; any other, or asked for as shown, in the version that others see.",
        headers: ["ETag"],
        body: v.union([
          v.strictObject({ isOwn: v.literal(true), ...ownRoomFields, document: documentSchema }),
          v.strictObject({ isOwn: v.literal(false), ...shownRoomFields, document: documentSchema }),
        ]),
      },
      304: { says: "As it was, of one that is shown to everybody.", headers: ["ETag"] },
    },
    refusals: ["not-found"],
  },
  "PUT /api/rooms/:id": {
    summary: "Saves a room as the version after the one that is named.",
    isForHolders: true,
    path,
    headers: follows,
    body,
    answers: {
      200: {
        says: "It is saved.",
        body: v.strictObject({ version: versionSchema, savedAt: timeSchema }),
        headers: ["ETag"],
      },
    },
    refusals: [
      "busy",
      "invalid-room",
      "not-found",
      "storage-full",
      "too-many-requests",
      "version-conflict",
      "version-needed",
    ],
  },
  "DELETE /api/rooms/:id": {
    summary: "Deletes a room: nobody sees it any more, and for thirty days it can be brought back.",
    isForHolders: true,
    path,
    headers: follows,
    answers: { 204: nothing },
    refusals: [
      "bad-request",
      "not-found",
      "too-many-requests",
      "version-conflict",
      "version-needed",
    ],
  },
  "POST /api/rooms/:id/restore": {
    summary: "Brings a deleted room back, with all versions, and its link where it was shared.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It is as it was.", body: ownRoomSchema } },
    refusals: ["not-found", "too-many-requests"],
  },
  "POST /api/rooms/:id/purge": {
    summary: "Deletes a room for good that was deleted before.",
    isForHolders: true,
    path,
    answers: { 204: nothing },
    refusals: ["not-found", "too-many-requests"],
  },
  "GET /api/rooms/:id/versions": {
    summary: "What is kept of a room's past.",
    isForHolders: true,
    path,
    answers: {
      200: {
        says: "The newest first.",
        body: v.strictObject({
          versions: v.array(
            v.strictObject({
              version: versionSchema,
              name: v.string(),
              bytes: countSchema,
              savedAt: timeSchema,
            }),
          ),
        }),
      },
    },
    refusals: ["not-found"],
  },
  "GET /api/rooms/:id/versions/:version": {
    summary: "One version of a room.",
    isForHolders: true,
    path: { id: roomIdSchema, version: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,8}$/)) },
    answers: {
      200: {
        says: "As it was.",
        body: v.strictObject({
          version: versionSchema,
          savedAt: timeSchema,
          document: documentSchema,
        }),
      },
    },
    refusals: ["not-found"],
  },
  "POST /api/rooms/:id/remix": {
    summary: "Keeps a copy of a room that is shown, as it is shown, with credit to it.",
    isForHolders: true,
    path,
    headers: once,
    answers: begun,
    refusals: ["bad-request", "not-found", "over-quota", "storage-full", "too-many-requests"],
  },
  "POST /api/rooms/:id/publish": {
    summary:
      "Opens a room to whoever has its link, or lists it in the gallery; says how and in which version it is shown.",
    isForHolders: true,
    path,
    body: shareBody,
    answers: { 200: { says: "It is shown.", body: ownRoomSchema } },
    refusals: ["alike", "bad-request", "not-found", "too-many-requests", "untouched", "withdrawn"],
  },
  "DELETE /api/rooms/:id/publish": {
    summary: "Takes a room back.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It is shown no longer.", body: ownRoomSchema } },
    refusals: ["not-found", "too-many-requests"],
  },
};
