// A passkey's public key, out of the form in which browsers hand it over.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { bytesToHex, type Hex, isHex, size } from "viem";

/** A point of the curve P-256, 32 bytes each. */
export type PublicKey = { x: Hex; y: Hex };

// SubjectPublicKeyInfo up to the point: a key on P-256, uncompressed. Any other kind begins otherwise.
const head = "0x3059301306072a8648ce3d020106082a8648ce3d03010703420004";

/** Refused is what the contract cannot check, such as the RS256 of older Windows. */
export function readPublicKey(spki: ArrayBuffer | null): Result<PublicKey, "wrong-kind"> {
  const hex = bytesToHex(new Uint8Array(spki ?? new ArrayBuffer(0)));
  if (size(hex) !== 91 || !hex.startsWith(head)) return refuse("wrong-kind");
  const point = hex.slice(head.length);
  return accept({ x: `0x${point.slice(0, 64)}`, y: `0x${point.slice(64)}` });
}

/** Whether a value from elsewhere is a coordinate as `PublicKey` has it. */
export const isCoordinate = (found: unknown): found is Hex =>
  isHex(found) && size(found) === 32 && found === found.toLowerCase();
