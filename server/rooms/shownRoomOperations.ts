// What is told of the routes of rooms that are shown: the gallery, hearts, reports, and what other sites are told.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { countSchema, nothing, unchanged } from "../api/parts.ts";
import { contentTypeOf } from "../http/contentType.ts";
import { oembedQuery } from "./oembed.ts";
import { roomIdSchema, shownRoomFields, shownRoomSchema } from "./roomAnswers.ts";
import { galleryQueryShape, reportBody } from "./shareRoutes.ts";

const path = { id: roomIdSchema };

const embedded = {
  version: v.literal("1.0"),
  title: v.string(),
  author_name: v.optional(v.string()),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: countSchema,
  width: countSchema,
  height: countSchema,
};

const hearts = v.pipe(
  v.strictObject({ hearts: countSchema, isGiven: v.boolean(), isOwn: v.boolean() }),
  v.title("Hearts"),
);

export const shownRoomOperations: Operations = {
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
  "GET /api/gallery": {
    summary: "Rooms whose holders want them in the gallery, a page at a time.",
    query: galleryQueryShape,
    answers: {
      200: {
        says: "The newest first or the most loved, of all or of those that meet the theme of the week, or with a piece or a colour of walls; where the next page begins, and on the first one which pieces one can look for and what the theme is.",
        body: v.strictObject({
          rooms: v.array(shownRoomSchema),
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
        body: contentTypeOf("sitemap.xml"),
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
            thumbnail_url: v.optional(v.string()),
            thumbnail_width: v.optional(countSchema),
            thumbnail_height: v.optional(countSchema),
          }),
        ]),
      },
    },
    refusals: ["bad-request", "not-found", "other-format"],
  },
  "GET /api/gallery/:id": {
    summary: "What is told of a room that is shown to everybody.",
    path,
    answers: {
      200: {
        says: "Without what is in it; with the rooms that are listed under it, since they nearly stand as it does.",
        body: v.strictObject({ ...shownRoomFields, madeFromThis: v.array(shownRoomSchema) }),
      },
    },
    refusals: ["not-found"],
  },
};
