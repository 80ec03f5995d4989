// What is told of the routes of a holder's account.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { address, chainId, count, nothing, time } from "../api/parts.ts";
import { proofRefusals, proofRequest } from "../signIn/checkProof.ts";

const deletion = v.strictObject({ askedAt: time, dueAt: time });

export const accountOperations: Operations = {
  "GET /api/account": {
    summary: "What is kept of the holder, and whether their account is about to end.",
    isForHolders: true,
    answers: {
      200: {
        says: "In numbers.",
        body: v.strictObject({
          address,
          chainId,
          /** What others are told where the holder says whose a room is; null where they are somebody. */
          name: v.nullable(v.string()),
          kept: v.strictObject({ rooms: count, pictures: count, sessions: count }),
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
        says: "Rooms as JSON and as pictures, deleted ones too, what was uploaded, and sessions.",
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
