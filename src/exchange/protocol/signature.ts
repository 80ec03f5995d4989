// EdDSA as the exchange does it: SHA-512 for the nonce, Poseidon for the challenge, S by the full group order.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { sha512 } from "@noble/hashes/sha2";
import { type BabyJubjubPoint, multiplyBase, toCurvePoint } from "./curve.ts";
import { bytesToNumberLE, E, L, numberToBytesLE32, P, pad64 } from "./field.ts";
import { publicKeyOf } from "./keyPair.ts";
import { poseidon } from "./poseidon.ts";

export type Signature = { R: BabyJubjubPoint; S: bigint };
export type SignRefusal = "zero-key" | "key-out-of-range" | "hash-out-of-range";
export type SignatureTextRefusal = "bad-signature-text";

/** Signs a hash with EdDSA over Poseidon; the same key and hash always give the same signature. */
export function signMessageHash(secret: bigint, hash: bigint): Result<Signature, SignRefusal> {
  if (secret < 0n || secret >= 1n << 256n) return refuse("key-out-of-range");
  if (secret % L === 0n) return refuse("zero-key");
  if (hash < 0n || hash >= P) return refuse("hash-out-of-range");

  const nonceBytes = new Uint8Array([...numberToBytesLE32(secret), ...numberToBytesLE32(hash)]);
  const nonce = bytesToNumberLE(sha512(nonceBytes)) % L;
  const { x, y } = multiplyBase(nonce).toAffine();
  const challenge = challengeOf({ x, y }, publicKeyOf(secret), hash);
  return accept({ R: { x, y }, S: (nonce + secret * challenge) % E });
}

/** True only for a signature of exactly this hash by exactly this key; never throws. */
export function verifySignature(
  publicKey: BabyJubjubPoint,
  hash: bigint,
  { R, S }: Signature,
): boolean {
  if (hash < 0n || hash >= P || S < 0n || S >= E) return false;
  const key = toCurvePoint(publicKey);
  const commitment = toCurvePoint(R);
  if (!key.ok || !commitment.ok) return false;
  const challenge = challengeOf(R, publicKey, hash) % L;
  const right =
    challenge === 0n ? commitment.value : commitment.value.add(key.value.multiply(challenge));
  return multiplyBase(S).equals(right);
}

function challengeOf(R: BabyJubjubPoint, key: BabyJubjubPoint, hash: bigint): bigint {
  const challenge = poseidon([R.x, R.y, key.x, key.y, hash], {
    width: 6,
    fullRounds: 6,
    partialRounds: 52,
  });
  if (!challenge.ok) throw new Error(`the challenge of a checked signature: ${challenge.reason}`);
  return challenge.value;
}

/** A signature as the exchange takes it: three numbers of 32 bytes in hexadecimal. */
export const signatureText = ({ R, S }: Signature): string =>
  `0x${pad64(R.x)}${pad64(R.y)}${pad64(S)}`;

/** Reads what `signatureText` writes; whether it is a signature of anything is not looked at. */
export function parseSignatureText(text: string): Result<Signature, SignatureTextRefusal> {
  if (!/^0x[0-9a-fA-F]{192}$/.test(text)) return refuse("bad-signature-text");
  const part = (index: number) => BigInt(`0x${text.slice(2 + 64 * index, 66 + 64 * index)}`);
  return accept({ R: { x: part(0), y: part(1) }, S: part(2) });
}
