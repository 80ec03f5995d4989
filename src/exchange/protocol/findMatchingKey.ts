// Finds which encoding of a wallet's signature the account's key was made from.

import { accept, type Result, refuse } from "../../lib/result.ts";
import type { Point } from "./curve.ts";
import { deriveKeyPair, type KeyPair, type KeyRefusal, signatureBytes } from "./keyPair.ts";

export type MatchRefusal = KeyRefusal | "no-match";

// Wallets write the recovery byte as 0/1 or 27/28, and the exchange's own wallet adds a type byte.
const recoveryBytes = ["1b", "1c", "00", "01"];
const typeSuffixes = ["", "02", "03"];

/** The signature as it came first, then the forms that wallets of the field are known to give. */
export function signatureForms(signature: string): string[] {
  if (!signature.startsWith("0x")) return [signature];
  const lower = signature.toLowerCase();
  const body = lower.slice(2, 2 + 128);
  const forms = new Set([lower]);
  if (body.length === 128) {
    const given = lower.slice(2 + 128, 2 + 130);
    for (const recovery of new Set([given, ...recoveryBytes])) {
      if (recovery.length !== 2) continue;
      for (const suffix of typeSuffixes) forms.add(`0x${body}${recovery}${suffix}`);
    }
  }
  for (const suffix of typeSuffixes) forms.add(lower + suffix);
  return [...forms];
}

/** Only an exact match is accepted: a wrong key would sign requests that can never be right. */
export function findMatchingKey(
  signature: string,
  publicKey: Point,
): Result<KeyPair, MatchRefusal> {
  const bytes = signatureBytes(signature);
  if (bytes === null) return refuse("not-hex");
  if (bytes.length === 0) return refuse("empty-signature");
  for (const form of signatureForms(signature)) {
    const pair = deriveKeyPair(form);
    if (!pair.ok) continue;
    const { x, y } = pair.value.publicKey;
    if (x === publicKey.x && y === publicKey.y) return accept(pair.value);
  }
  return refuse("no-match");
}
