// What is told of the routes of a holder's account.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { addressSchema, chainIdSchema, countSchema, nothing, timeSchema } from "../api/parts.ts";
import { proofRefusals, proofRequest } from "../signIn/checkProof.ts";

/** The fields: {@link Deletion} (./deletion.ts). */
const deletion = v.strictObject({ askedAt: timeSchema, dueAt: timeSchema });

export const accountOperations: Operations = {
  "GET /api/account": {
    summary: "What is kept of the holder, and whether their account is about to end.",
    isForHolders: true,
    answers: {
      200: {
        says: "In numbers.",
        body: v.strictObject({
          address: addressSchema,
          chainId: chainIdSchema,
          /** What others are told where the holder says whose a room is; null where they are somebody. */
          name: v.nullable(v.string()),
          kept: v.strictObject({
            rooms: countSchema,
            farms: countSchema,
            pictures: countSchema,
            sessions: countSchema,
          }),
          deletion: v.nullable(deletion),
        }),
      },
    },
  },
  "GET /api/account/archive": {
    summary: "Everything that is kept of the holder, in one archive.",
    isForHolders: true,
    answers: {
      200: {
        says: "Rooms as JSON and as pictures, farms as the files that the page of play opens, deleted ones too, what was uploaded, and sessions.",
        body: "application/zip",
        headers: ["Content-Disposition"],
      },
    },
    refusals: ["forbidden-origin", "too-many-requests"],
  },
  "POST /api/account/deletion": {
    summary:
      "Hides the holder's rooms at once, and deletes the account when three days are over; signed for anew, in words of its own.",
    isForHolders: true,
    body: proofRequest,
    answers: { 200: { says: "When that will be.", body: deletion } },
    refusals: [...proofRefusals, "too-many-requests"],
  },
  "DELETE /api/account/deletion": {
    summary: "Takes that back.",
    isForHolders: true,
    answers: { 204: nothing },
    refusals: ["not-found", "too-many-requests"],
  },
};
