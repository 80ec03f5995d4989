// What is told of the routes that begin, tell and end sessions.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { addressSchema, chainIdSchema, nothing, timeSchema } from "../api/parts.ts";
import { nonceRequest, verifyRequest } from "./signInRoutes.ts";

/** The fields: {@link Session} (src/signIn/session.ts). */
const session = v.strictObject({
  address: addressSchema,
  chainId: chainIdSchema,
  expiresAt: timeSchema,
});

export const signInOperations: Operations = {
  "POST /api/sign-in/nonce": {
    summary: "A nonce to put into a sign-in message; it is good for this browser alone.",
    body: nonceRequest,
    answers: {
      200: {
        says: "It lives ten minutes and counts once.",
        body: v.strictObject({ nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{76}$/)) }),
        headers: ["Set-Cookie"],
      },
    },
    refusals: ["too-many-requests"],
  },
  "POST /api/sign-in/verify": {
    summary: "Begins a session with a signed message of EIP-4361.",
    body: verifyRequest,
    answers: { 200: { says: "It has begun.", body: session, headers: ["Set-Cookie"] } },
    refusals: [
      "bad-message",
      "bad-signature",
      "chain-unavailable",
      "expired",
      "not-yet-valid",
      "too-many-requests",
      "unknown-nonce",
      "used-nonce",
      "wrong-chain",
      "wrong-domain",
      "wrong-statement",
      "wrong-uri",
      "wrong-version",
    ],
  },
  "GET /api/session": {
    summary: "Whose session this is.",
    answers: { 200: { says: "Null where it is nobody's.", body: v.nullable(session) } },
  },
  "GET /api/sessions": {
    summary: "All sessions of the holder, on whatever device.",
    isForHolders: true,
    answers: {
      200: {
        says: "The one last used first.",
        body: v.strictObject({
          sessions: v.array(
            v.strictObject({
              id: v.string(),
              device: v.string(),
              createdAt: timeSchema,
              lastSeenAt: timeSchema,
              current: v.boolean(),
            }),
          ),
        }),
      },
    },
  },
  "DELETE /api/sessions/:id": {
    summary: "Ends one of the holder's sessions.",
    isForHolders: true,
    path: { id: v.string() },
    answers: { 204: { says: "It has ended.", mayHave: ["Set-Cookie"] } },
    refusals: ["not-found"],
  },
  "POST /api/sign-out": {
    summary: "Ends this session, if there is one.",
    answers: { 204: { says: "There is none now.", mayHave: ["Set-Cookie"] } },
  },
  "POST /api/sign-out/everywhere": {
    summary: "Ends all sessions of the holder.",
    isForHolders: true,
    answers: { 204: { ...nothing, mayHave: ["Set-Cookie"] } },
  },
};
