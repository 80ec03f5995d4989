// What is told of the routes of fields: who owns which, and what marketplaces show of one.
import * as v from "valibot";
import type { Operations, ResponseDescription } from "../api/operation.ts";
import { addressSchema, countSchema } from "../api/parts.ts";

const id = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/));

/** The fields: {@link FieldMetadata} (./fieldMetadata.ts). */
const metadata: ResponseDescription = {
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
        says: "The first ten bytes of each owner's address, and for each field the owner's number. Once the chain has been read, Read-Block tells as of which block that is so, and Read-Age how many seconds ago it was read.",
        headers: ["ETag"],
        mayHave: ["Content-Encoding", "Read-Age", "Read-Block"],
        body: v.strictObject({ size: countSchema, owners: v.string(), fields: v.string() }),
      },
      304: { says: "As it was.", headers: ["ETag"], mayHave: ["Read-Age", "Read-Block"] },
    },
  },
  "GET /api/fields/:id/owner": {
    summary: "Who owns a field.",
    path: { id },
    answers: {
      200: {
        says: "Null for nobody, or before any block has been read.",
        body: v.strictObject({ owner: v.nullable(addressSchema), block: v.nullable(countSchema) }),
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
