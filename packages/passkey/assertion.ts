// What a passkey answers when it is asked to sign: as it travels, and laid open.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import { fromBase64url } from "./base64url.ts";
import { readDer } from "./derSignature.ts";

/** Each as base64url; `id` is the credential's. */
export type Assertion = {
  id: string;
  authenticatorData: string;
  clientDataJSON: string;
  signature: string;
};

export type OpenedAssertion = {
  authenticatorData: Uint8Array<ArrayBuffer>;
  clientDataJSON: Uint8Array<ArrayBuffer>;
  /** What of the client data follows the challenge, without the last brace. */
  fields: string;
  r: bigint;
  s: bigint;
};

export type AssertionFault =
  /** No assertion, or one cut off. */
  | "unreadable"
  /** Whoever keeps the passkey writes the client data in an order that no contract can follow. */
  | "wrong-order"
  /** Nobody was recognised by finger, face or code, which the contract asks for. */
  | "unverified";

export function openAssertion(assertion: Assertion): Result<OpenedAssertion, AssertionFault> {
  const authenticatorData = fromBase64url(assertion.authenticatorData);
  const clientDataJSON = fromBase64url(assertion.clientDataJSON);
  const der = fromBase64url(assertion.signature);
  const numbers = der && readDer(der);
  const flags = authenticatorData && readFlags(authenticatorData);
  if (!flags || !clientDataJSON || !numbers) return refuse("unreadable");
  if (!flags.isVerified) return refuse("unverified");
  const fields = readFields(clientDataJSON, "webauthn.get");
  if (!fields.ok) return fields;
  return accept({ authenticatorData, clientDataJSON, fields: fields.value, ...numbers });
}

/** Behind the hash of the domain stands a byte of flags, and then at least a counter. */
export function readFlags(authenticatorData: Uint8Array) {
  const flags = authenticatorData[32];
  if (flags === undefined || authenticatorData.length < 37) return undefined;
  return {
    isVerified: (flags & 0x04) !== 0,
    /** Kept in the visitor's cloud as well, and not on this device only. */
    isSynced: (flags & 0x10) !== 0,
  };
}

/** The contract writes the beginning itself, as the standard has it, and is told only what follows. */
export function readFields(
  clientDataJSON: Uint8Array,
  type: "webauthn.create" | "webauthn.get",
): Result<string, "unreadable" | "wrong-order"> {
  let text: string;
  let found: unknown;
  try {
    // Byte for byte what was signed: a mark of byte order would be swallowed otherwise.
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(clientDataJSON);
    found = JSON.parse(text);
  } catch {
    return refuse("unreadable");
  }
  if (!isRecord(found) || found.type !== type) return refuse("unreadable");
  const beginning = `{"type":"${type}","challenge":"${found.challenge}",`;
  const isOrdered = text.startsWith(beginning) && text.endsWith("}");
  return isOrdered ? accept(text.slice(beginning.length, -1)) : refuse("wrong-order");
}
