// Whether a public key is the one that made an assertion, by the browser's own cryptography.
import { concat, type Hex, hexToBytes, numberToHex } from "viem";
import type { OpenedAssertion } from "./assertion.ts";
import type { PublicKey } from "./publicKey.ts";

/**
 * A key that fits one assertion need not be its passkey's: each assertion fits two keys. It tells a
 * record that is wrong, and not one that is right.
 */
export async function keyMatchesAssertion(
  { x, y }: PublicKey,
  { authenticatorData, clientDataJSON, r, s }: OpenedAssertion,
  subtle: SubtleCrypto,
): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const point = bytesOf("0x04", x, y);
  const signature = bytesOf(numberToHex(r, { size: 32 }), numberToHex(s, { size: 32 }));
  const digest = await subtle.digest("SHA-256", clientDataJSON);
  const signed = new Uint8Array([...authenticatorData, ...new Uint8Array(digest)]);
  try {
    const key = await subtle.importKey("raw", point, algorithm, false, ["verify"]);
    return await subtle.verify(algorithm, key, signature, signed);
  } catch {
    // No point of the curve.
    return false;
  }
}

const bytesOf = (...parts: Hex[]) => Uint8Array.from(hexToBytes(concat(parts)));
