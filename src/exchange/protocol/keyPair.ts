// Derives the key pair of an exchange account from the wallet's signature of its key message, and packs its public key.
import { sha256 } from "@noble/hashes/sha2";
import { accept, type Result, refuse } from "../../lib/result.ts";
import { multiplyBase, type Point, toCurvePoint } from "./curve.ts";
import { bytesToNumberLE, hexToBytes, L, P, pad64 } from "./field.ts";

export type KeyPair = { secret: bigint; publicKey: Point };
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
export const signatureBytes = (signature: string): Uint8Array | null =>
  /^(?:[0-9a-fA-F]{2})+$/.test(signature)
    ? new TextEncoder().encode(signature)
    : hexToBytes(signature);

export function publicKeyOf(secret: bigint): Point {
  const { x, y } = multiplyBase(secret).toAffine();
  return { x, y };
}

/** In the 32 bytes that the exchange keeps: Y with the half that X lies in as its top bit. */
export function packPublicKey(point: Point): Result<string, "not-on-curve" | "small-order"> {
  const checked = toCurvePoint(point);
  if (!checked.ok) return refuse(checked.reason);
  // The sign is the half of the field, not the parity that other encodings use.
  const sign = point.x > (P - 1n) / 2n ? 1n << 255n : 0n;
  return accept(`0x${pad64(point.y | sign)}`);
}
