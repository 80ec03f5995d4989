// The key pair of an exchange account: derived from the wallet's signature of its key message, matched, packed.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { sha256 } from "@noble/hashes/sha2";
import { type BabyJubjubPoint, multiplyBase, toCurvePoint } from "./curve.ts";
import { bytesToNumberLE, hexToBytes, L, P, pad64 } from "./field.ts";

export type KeyPair = { secret: bigint; publicKey: BabyJubjubPoint };
export type KeyRefusal = "not-hex" | "empty-signature" | "zero-key";

/** Every byte of the signature counts, its last ones too: another encoding is another key. */
export function deriveKeyPair(signature: string): Result<KeyPair, KeyRefusal> {
  const bytes = signatureBytes(signature);
  if (bytes === null) return refuse("not-hex");
  if (bytes.length === 0) return refuse("empty-signature");
  const secret = bytesToNumberLE(sha256(bytes)) % L;
  if (secret === 0n) return refuse("zero-key");
  return accept({ secret, publicKey: publicKeyOf(secret) });
}

/** The exchange's SDK hashed the text of a signature that came without 0x, and such accounts exist. */
const signatureBytes = (signature: string): Uint8Array | null =>
  /^(?:[0-9a-fA-F]{2})+$/.test(signature)
    ? new TextEncoder().encode(signature)
    : hexToBytes(signature);

/** The point on the curve that belongs to a secret key. */
export function publicKeyOf(secret: bigint): BabyJubjubPoint {
  const { x, y } = multiplyBase(secret).toAffine();
  return { x, y };
}

/** In the 32 bytes that the exchange keeps: Y with the half that X lies in as its top bit. */
export function packPublicKey(
  point: BabyJubjubPoint,
): Result<string, "not-on-curve" | "small-order"> {
  const checked = toCurvePoint(point);
  if (!checked.ok) return refuse(checked.reason);
  // The sign is the half of the field, not the parity that other encodings use.
  const sign = point.x > (P - 1n) / 2n ? 1n << 255n : 0n;
  return accept(`0x${pad64(point.y | sign)}`);
}

type MatchRefusal = KeyRefusal | "no-match";

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
  publicKey: BabyJubjubPoint,
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
