// What is told of the routes of fields: who owns which, and what marketplaces show of one.
import * as v from "valibot";
import type { Answer, Operations } from "../api/operation.ts";
import { address, count } from "../api/parts.ts";

const id = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/));
/** The block that an answer is true for; -1 before any has been read. */
const block = v.pipe(v.number(), v.integer(), v.minValue(-1));

const metadata: Answer = {
  says: "As the collection's token URI leads to it.",
  headers: ["ETag", "Access-Control-Allow-Origin"],
  body: v.strictObject({
    name: v.string(),
    description: v.string(),
    image: v.string(),
    external_url: v.string(),
    attributes: v.array(
      v.strictObject({
        trait_type: v.string(),
        value: v.union([v.string(), v.number()]),
        display_type: v.exactOptional(v.literal("number")),
      }),
    ),
  }),
};

export const fieldOperations: Operations = {
  "GET /api/fields/owners": {
    summary: "Who owns which field, all of them in one small answer.",
    answers: {
      200: {
        says: "The first ten bytes of each owner's address, and for each field the owner's number. Once the chain has been read, Read-Age tells how many seconds ago that was.",
        headers: ["ETag"],
        mayHave: ["Content-Encoding", "Read-Age"],
        body: v.strictObject({ block, size: count, owners: v.string(), fields: v.string() }),
      },
      304: { says: "As it was.", headers: ["ETag"], mayHave: ["Read-Age"] },
    },
  },
  "GET /api/fields/:id/owner": {
    summary: "Who owns a field.",
    path: { id },
    answers: {
      200: {
        says: "Null for nobody, or before any block has been read.",
        body: v.strictObject({ owner: v.nullable(address), block: v.nullable(count) }),
      },
    },
    refusals: ["not-found"],
  },
  "GET /api/fields/:id/metadata": {
    summary: "What marketplaces show of a field.",
    path: { id },
    answers: {
      200: metadata,
      304: { says: "As it was.", headers: ["ETag", "Access-Control-Allow-Origin"] },
    },
    refusals: ["not-found"],
  },
};
