// Writes a public key in the 32 bytes that the exchange keeps: Y with the half that X lies in as its top bit.

import { accept, type Result, refuse } from "../../lib/result.ts";
import { type Point, toCurvePoint } from "./curve.ts";
import { P, pad64 } from "./field.ts";

export function packPublicKey(point: Point): Result<string, "not-on-curve" | "small-order"> {
  const checked = toCurvePoint(point);
  if (!checked.ok) return refuse(checked.reason);
  // The sign is the half of the field, not the parity that other encodings use.
  const sign = point.x > (P - 1n) / 2n ? 1n << 255n : 0n;
  return accept(`0x${pad64(point.y | sign)}`);
}
