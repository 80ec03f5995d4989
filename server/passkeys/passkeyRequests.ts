// What pages send about passkeys: ids, keys and assertions, each byte spelled in one way only.
import type { Assertion } from "@loamstead/passkey/assertion.ts";
import { fromBase64url } from "@loamstead/passkey/base64url.ts";
import * as v from "valibot";
import { getAddress, isAddress } from "viem";
import type { JsonLimits } from "../http/readJson.ts";

/** Bytes in base64url as a browser writes them: no padding, and nothing in the last letter's spare bits. */
const base64url = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.minLength(Math.ceil((least * 4) / 3)),
    v.maxLength(Math.ceil((most * 4) / 3)),
    v.regex(/^[A-Za-z0-9_-]+$/),
    v.check((text) => fromBase64url(text) !== undefined),
  );

/** As WebAuthn has it: at least 100 random bits, at most 1,023 bytes. */
const credentialId = base64url(16, 1_023);

/** 32 bytes; in small letters, as pages write them. */
export const coordinate = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/),
  v.transform((text): `0x${string}` => `0x${text.slice(2)}`),
);

/** What a page knows of the passkey that signed. */
export const passkeySchema = v.strictObject({ id: credentialId, x: coordinate, y: coordinate });

export type PasskeyInput = v.InferOutput<typeof passkeySchema>;

/** Which account a passkey says that it is a further key of. */
const account = v.exactOptional(
  v.pipe(
    v.string(),
    v.check((text) => isAddress(text)),
    v.transform((text) => getAddress(text)),
  ),
);

export const findRequest = v.strictObject({ id: credentialId, account });

/** The fields: {@link Assertion} (packages/passkey/assertion.ts). */
const assertion = v.strictObject({
  id: credentialId,
  /** Hash of the host, flags and counter; more only where a browser adds what nobody asked for. */
  authenticatorData: base64url(37, 512),
  clientDataJSON: base64url(60, 1_024),
  /** Two numbers of at most 33 bytes in DER. */
  signature: base64url(8, 72),
});

export const recoverRequest = v.strictObject({
  account,
  assertions: v.pipe(
    v.array(assertion),
    v.minLength(2),
    v.maxLength(2),
    v.transform((both) => both as [Assertion, Assertion]),
  ),
});

export const findLimits: JsonLimits = { maxBytes: 2_048, maxDepth: 1 };
export const recoverLimits: JsonLimits = { maxBytes: 8_192, maxDepth: 3 };
