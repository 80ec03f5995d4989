// The exchange's curve, Baby Jubjub in its unreduced form: a·x² + y² = 1 + d·x²·y².
// Its base point is the older one of ethsnarks; keys made with any other generator do not fit.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { twistedEdwards } from "@noble/curves/abstract/edwards";
import { sha512 } from "@noble/hashes/sha2";
import { randomBytes } from "@noble/hashes/utils";
import { Fp, L, P } from "./field.ts";

const A = 168700n;
const D = 168696n;

const curve = twistedEdwards({
  Fp,
  n: L,
  h: 8n,
  a: A,
  d: D,
  Gx: 16540640123574156134436876038791482806971768689494387082833631921987005038935n,
  Gy: 20819045374670962167435360035096875258406992893633759881276124905556507972311n,
  hash: sha512,
  randomBytes,
});

export type BabyJubjubPoint = { readonly x: bigint; readonly y: bigint };

type CurvePoint = InstanceType<typeof curve.ExtendedPoint>;

export const multiplyBase = (scalar: bigint): CurvePoint => {
  const reduced = scalar % L;
  return reduced === 0n ? curve.ExtendedPoint.ZERO : curve.ExtendedPoint.BASE.multiply(reduced);
};

/** A point of the prime subgroup other than its neutral element; nothing else can be a public key. */
export function toCurvePoint({
  x,
  y,
}: BabyJubjubPoint): Result<CurvePoint, "not-on-curve" | "small-order"> {
  if (x < 0n || x >= P || y < 0n || y >= P || !isOnCurve(x, y)) return refuse("not-on-curve");
  const point = curve.ExtendedPoint.fromAffine({ x, y });
  if (point.equals(curve.ExtendedPoint.ZERO) || !point.isTorsionFree())
    return refuse("small-order");
  return accept(point);
}

function isOnCurve(x: bigint, y: bigint): boolean {
  const xx = (x * x) % P;
  const yy = (y * y) % P;
  return (A * xx + yy) % P === (1n + ((D * xx) % P) * yy) % P;
}
