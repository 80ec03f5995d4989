// What is told of the routes of passkeys.
import * as v from "valibot";
import type { Operations } from "../api/operation.ts";
import { addressSchema } from "../api/parts.ts";
import { coordinate, findRequest, recoverRequest } from "./passkeyRequests.ts";

const account = v.strictObject({ x: coordinate, y: coordinate, address: addressSchema });

export const passkeyOperations: Operations = {
  "POST /api/passkeys/find": {
    summary:
      "The public key and the account of a passkey, by its credential's id; with an account, whether it is a further key of it.",
    body: findRequest,
    answers: {
      200: { says: "As kept when it first signed in here; a claim to be checked.", body: account },
    },
    refusals: ["not-found", "chain-unavailable", "too-many-requests"],
  },
  "POST /api/passkeys/recover": {
    summary: "The same by two assertions of one passkey, where nothing is kept of it.",
    body: recoverRequest,
    answers: { 200: { says: "As follows from both; nothing is kept of it.", body: account } },
    refusals: ["bad-assertion", "not-found", "chain-unavailable", "too-many-requests"],
  },
  "GET /.well-known/webauthn": {
    summary: "Whose pages may use the passkeys of this host, where these are not its own alone.",
    answers: {
      200: {
        says: "As WebAuthn has it.",
        body: v.strictObject({ origins: v.array(v.string()) }),
        headers: ["Access-Control-Allow-Origin"],
      },
    },
    refusals: ["not-found"],
  },
};
