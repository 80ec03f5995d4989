// The numbers that the exchange's cryptography lives in: its field, its group, and how they are written.
import { Field } from "@noble/curves/abstract/modular";

/** Prime of the field (BN254's scalar field): coordinates and hashes are below it. */
export const P = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;

/** Prime order of the subgroup that public keys lie in. */
export const L = 2736030358979909402780800718157159386076813972158567259200215660948447373041n;

/** Order of the whole curve; the exchange reduces S by it, not by L. */
export const E = 8n * L;

export const Fp = Field(P);

export const bytesToNumberBE = (bytes: Uint8Array): bigint =>
  bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

export const bytesToNumberLE = (bytes: Uint8Array): bigint => bytesToNumberBE(bytes.toReversed());

export function numberToBytesLE32(value: bigint): Uint8Array {
  const bytes = new Uint8Array(32);
  for (let index = 0, rest = value; index < 32; index += 1, rest >>= 8n)
    bytes[index] = Number(rest & 0xffn);
  return bytes;
}

/** 64 hex digits without 0x. */
export const pad64 = (value: bigint): string => value.toString(16).padStart(64, "0");

/** The bytes behind 0x and pairs of hex digits, or null where the text is something else. */
export function hexToBytes(hex: string): Uint8Array | null {
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 + index * 2, 4 + index * 2), 16),
  );
}
