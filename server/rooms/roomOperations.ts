// What is told of the routes of rooms: kept by their holders, shown to everybody, remixed and reported.
import * as v from "valibot";
import { roomSchema } from "../../src/room/model/schema.ts";
import type { Answer, Operations } from "../api/operation.ts";
import { address, count, nothing, time, unchanged } from "../api/parts.ts";
import { contentType } from "../http/contentType.ts";
import { documentIdPattern } from "../keeping/documentId.ts";
import { claimKeyPattern, followedPattern } from "../keeping/requests.ts";
import { guestBeside } from "./guestRoutes.ts";
import { guestKeyPattern } from "./guests.ts";
import { oembedQuery } from "./oembed.ts";
import { beside } from "./roomKind.ts";
import { galleryQueryShape, reportBody, shareBody } from "./shareRoutes.ts";

const id = v.pipe(v.string(), v.regex(documentIdPattern));
const document = v.pipe(roomSchema, v.title("Room"));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const credit = v.nullable(
  v.strictObject({ room: v.string(), by: v.nullable(address), name: v.string() }),
);
const named = { id, version, name: v.string(), words: v.string() };

const embedded = {
  version: v.literal("1.0"),
  title: v.string(),
  author_name: v.optional(address),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: count,
  width: count,
  height: count,
};

const kept = {
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
const shown = {
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
const keptRoom = v.pipe(v.strictObject(kept), v.title("KeptRoom"));
const shownRoom = v.pipe(v.strictObject(shown), v.title("ShownRoom"));

const hearts = v.pipe(
  v.strictObject({ hearts: count, isGiven: v.boolean(), isOwn: v.boolean() }),
  v.title("Hearts"),
);

const path = { id };
const follows = {
  "If-Match": { schema: v.pipe(v.string(), v.regex(followedPattern)), isNeeded: true },
};
const once = {
  "Idempotency-Key": { schema: v.pipe(v.string(), v.regex(claimKeyPattern)), isNeeded: false },
};
const guest = {
  "Guest-Key": { schema: v.pipe(v.string(), v.regex(guestKeyPattern)), isNeeded: true },
};
const guestRoom = v.pipe(
  v.strictObject({ id, version, name: v.string(), publishedAt: time, endsAt: time }),
  v.title("GuestRoom"),
);
const body = v.object({ document, ...beside });
const begun: Readonly<Record<number, Answer>> = {
  200: { says: "It was kept before, by the same key.", body: keptRoom, headers: ["ETag"] },
  201: { says: "It is kept.", body: keptRoom, headers: ["ETag"] },
};

export const roomOperations: Operations = {
  "GET /api/rooms": {
    summary: "The holder's rooms, and how many there may be.",
    isForHolders: true,
    answers: {
      200: {
        says: "The one last saved first.",
        headers: ["ETag"],
        body: v.strictObject({
          rooms: v.array(keptRoom),
          quota: v.strictObject({
            rooms: v.strictObject({ most: count, used: count }),
            bytes: v.strictObject({ most: count }),
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
    refusals: ["busy", "invalid-room", "over-quota", "too-many-requests"],
  },
  "GET /api/rooms/:id": {
    summary: "A room of one's own, or one that is shown to everybody.",
    path,
    answers: {
      200: {
        says: "With its newest version.",
        headers: ["ETag"],
        body: v.union([
          v.strictObject({ isOwn: v.literal(true), ...kept, document }),
          v.strictObject({ isOwn: v.literal(false), ...shown, document }),
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
        body: v.strictObject({ version, savedAt: time }),
        headers: ["ETag"],
      },
    },
    refusals: [
      "busy",
      "invalid-room",
      "not-found",
      "too-many-requests",
      "version-conflict",
      "version-needed",
    ],
  },
  "DELETE /api/rooms/:id": {
    summary: "Deletes a room with all its versions.",
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
  "GET /api/rooms/:id/versions": {
    summary: "What is kept of a room's past.",
    isForHolders: true,
    path,
    answers: {
      200: {
        says: "The newest first.",
        body: v.strictObject({
          versions: v.array(
            v.strictObject({ version, name: v.string(), bytes: count, savedAt: time }),
          ),
        }),
      },
    },
    refusals: ["not-found"],
  },
  "GET /api/rooms/:id/versions/:version": {
    summary: "One version of a room.",
    isForHolders: true,
    path: { id, version: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,8}$/)) },
    answers: {
      200: { says: "As it was.", body: v.strictObject({ version, savedAt: time, document }) },
    },
    refusals: ["not-found"],
  },
  "POST /api/rooms/:id/remix": {
    summary: "Keeps a copy of a room that is shown, with credit to its holder.",
    isForHolders: true,
    path,
    headers: once,
    answers: begun,
    refusals: ["bad-request", "not-found", "over-quota", "too-many-requests"],
  },
  "POST /api/rooms/:id/publish": {
    summary:
      "Opens a room to whoever has its link, or lists it in the gallery; says how it is shown.",
    isForHolders: true,
    path,
    body: shareBody,
    answers: { 200: { says: "It is shown.", body: keptRoom } },
    refusals: ["bad-request", "not-found", "too-many-requests", "untouched", "withdrawn"],
  },
  "DELETE /api/rooms/:id/publish": {
    summary: "Takes a room back.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It is shown no longer.", body: keptRoom } },
    refusals: ["not-found", "too-many-requests", "withdrawn"],
  },
  "POST /api/rooms/:id/report": {
    summary: "Tells the people who run the site of a room.",
    path,
    body: reportBody,
    answers: { 204: nothing },
    refusals: ["not-found", "too-many-requests"],
  },
  "GET /api/rooms/:id/heart": {
    summary: "How many hearts a room that is shown has, and whether the holder's is among them.",
    isForHolders: true,
    path,
    answers: { 200: { says: "As it is now.", body: hearts } },
    refusals: ["not-found"],
  },
  "PUT /api/rooms/:id/heart": {
    summary: "Gives a room that is shown a heart: one of each address, and none of its holder's.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It is given, now or before.", body: hearts } },
    refusals: ["not-found", "own-room", "too-many-requests"],
  },
  "DELETE /api/rooms/:id/heart": {
    summary: "Takes one's heart back.",
    isForHolders: true,
    path,
    answers: { 200: { says: "It has none of the holder's.", body: hearts } },
    refusals: ["not-found", "too-many-requests"],
  },
  "POST /api/guest-rooms": {
    summary:
      "Shares a room without an account, for thirty days; by the same key it is shared anew.",
    headers: { ...guest, "Idempotency-Key": { ...once["Idempotency-Key"], isNeeded: true } },
    body: v.object({ document, ...guestBeside }),
    answers: {
      200: { says: "It is shared as it is now.", body: guestRoom },
      201: { says: "It is shared.", body: guestRoom },
    },
    refusals: [
      "bad-request",
      "busy",
      "invalid-room",
      "over-quota",
      "too-many-requests",
      "withdrawn",
    ],
  },
  "DELETE /api/guest-rooms/:id": {
    summary: "Takes back what a guest shared.",
    path,
    headers: guest,
    answers: { 204: nothing },
    refusals: ["bad-request", "not-found", "too-many-requests"],
  },
  "POST /api/guest-rooms/claim": {
    summary: "Gives what a guest shared to the account that they signed in to; its links go on.",
    isForHolders: true,
    headers: guest,
    answers: {
      200: {
        says: "All that this key gave to this account.",
        body: v.strictObject({ rooms: v.array(v.strictObject({ id, version })) }),
      },
    },
    refusals: ["bad-request", "too-many-requests"],
  },
  "GET /api/gallery": {
    summary: "Rooms whose holders want them in the gallery, a page at a time.",
    query: galleryQueryShape,
    answers: {
      200: {
        says: "The newest first or the most loved, of all or of those that meet the theme of the week, or with a piece or a colour of walls; where the next page begins, and on the first one which pieces one can look for and what the theme is.",
        body: v.strictObject({
          rooms: v.array(shownRoom),
          after: v.nullable(v.string()),
          pieces: v.optional(v.array(v.strictObject({ id: v.string(), name: v.string() }))),
          theme: v.optional(v.strictObject({ name: v.string(), wishes: v.array(v.string()) })),
        }),
      },
    },
    refusals: ["bad-request"],
  },
  "GET /sitemap-rooms.xml": {
    summary: "The rooms of the gallery, the newest first, for search engines.",
    answers: {
      200: {
        says: "A sitemap of at most five thousand rooms.",
        headers: ["ETag"],
        body: contentType("sitemap.xml"),
      },
      304: unchanged,
    },
  },
  "GET /api/oembed": {
    summary: "What other sites show of a link to a room, as oEmbed has it.",
    query: oembedQuery,
    answers: {
      200: {
        says: "A frame to enter it by, or its picture where there is no place for one; never larger than asked for.",
        headers: ["Access-Control-Allow-Origin"],
        body: v.variant("type", [
          v.strictObject({ ...embedded, type: v.literal("photo"), url: v.string() }),
          v.strictObject({
            ...embedded,
            type: v.literal("rich"),
            html: v.string(),
            thumbnail_url: v.string(),
            thumbnail_width: count,
            thumbnail_height: count,
          }),
        ]),
      },
    },
    refusals: ["bad-request", "not-found", "other-format"],
  },
  "GET /api/gallery/:id": {
    summary: "What is told of a room that is shown to everybody.",
    path,
    answers: { 200: { says: "Without what is in it.", body: shownRoom } },
    refusals: ["not-found"],
  },
};
