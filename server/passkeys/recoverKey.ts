// Finds a passkey's public key by two of its assertions: each alone leaves two keys, and both together one.
import { hash } from "node:crypto";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import {
  type Assertion,
  type AssertionFault,
  openAssertion,
} from "@loamstead/passkey/assertion.ts";
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { p256 } from "@noble/curves/nist.js";
import { numberToHex } from "viem";

export type RecoveryFault = AssertionFault | "other-site" | "other-passkey" | "repeated" | "no-key";

/**
 * Nothing is proved by it: whoever sends the assertions may have read them somewhere. The key is
 * worth something only to whoever can sign with it.
 */
export function recoverKey(
  [first, second]: readonly [Assertion, Assertion],
  rpId: string,
): Result<PublicKey, RecoveryFault> {
  if (first.id !== second.id) return refuse("other-passkey");
  const one = readSigned(first, rpId);
  if (!one.ok) return one;
  const other = readSigned(second, rpId);
  if (!other.ok) return other;
  // The same bytes leave the same two keys, in whichever of its two forms the signature comes.
  if (one.value.digest.equals(other.value.digest)) return refuse("repeated");
  const found = keysOf(other.value);
  const [key, another] = keysOf(one.value).filter((key) => found.some((its) => its.equals(key)));
  if (key === undefined || another !== undefined) return refuse("no-key");
  const { x, y } = key.toAffine();
  return accept({ x: numberToHex(x, { size: 32 }), y: numberToHex(y, { size: 32 }) });
}

type Signed = { digest: Buffer; r: bigint; s: bigint };

/** What was signed and the signature, if both are what a passkey of this site makes. */
function readSigned(assertion: Assertion, rpId: string): Result<Signed, RecoveryFault> {
  const opened = openAssertion(assertion);
  if (!opened.ok) return opened;
  const { authenticatorData, clientDataJSON, r, s } = opened.value;
  if (!sha256(rpId).equals(authenticatorData.subarray(0, 32))) return refuse("other-site");
  const digest = sha256(Buffer.concat([authenticatorData, sha256(clientDataJSON)]));
  return accept({ digest, r, s });
}

/** Two keys; up to four where the signature's first number is one that almost never comes. */
function keysOf({ digest, r, s }: Signed) {
  return [0, 1, 2, 3].flatMap((bit) => {
    try {
      return [new p256.Signature(r, s).addRecoveryBit(bit).recoverPublicKey(digest)];
    } catch {
      // No point of the curve has that number, or the numbers are none of a signature.
      return [];
    }
  });
}

const sha256 = (data: string | Uint8Array): Buffer => hash("sha256", data, "buffer");
