// What is told of the routes of rooms that somebody without an account shares.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { nothing, timeSchema } from "../api/parts.ts";
import { guestBeside } from "./guestRoutes.ts";
import { guestKeyPattern } from "./guests.ts";
import { claimKey, documentSchema, roomIdSchema, versionSchema } from "./roomAnswers.ts";

const path = { id: roomIdSchema };
const guest = {
  "Guest-Key": { schema: v.pipe(v.string(), v.regex(guestKeyPattern)), isNeeded: true },
};
const guestRoom = v.pipe(
  v.strictObject({
    id: roomIdSchema,
    version: versionSchema,
    name: v.string(),
    publishedAt: timeSchema,
    endsAt: timeSchema,
  }),
  v.title("GuestRoom"),
);

export const guestRoomOperations: Operations = {
  "POST /api/guest-rooms": {
    summary:
      "Shares a room without an account, for thirty days; by the same key it is shared anew.",
    headers: { ...guest, "Idempotency-Key": { schema: claimKey, isNeeded: true } },
    body: v.object({ document: documentSchema, ...guestBeside }),
    answers: {
      200: { says: "It is shared as it is now.", body: guestRoom },
      201: { says: "It is shared.", body: guestRoom },
    },
    refusals: [
      "bad-request",
      "busy",
      "invalid-room",
      "over-quota",
      "storage-full",
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
        body: v.strictObject({
          rooms: v.array(v.strictObject({ id: roomIdSchema, version: versionSchema })),
        }),
      },
    },
    refusals: ["bad-request", "too-many-requests"],
  },
};
