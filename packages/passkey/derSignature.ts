// The two numbers of an ECDSA signature, out of DER.

/** Nothing where a byte is missing, too many, or could have been written otherwise. */
export function readDer(der: Uint8Array): { r: bigint; s: bigint } | undefined {
  // Two numbers of up to 33 bytes: a length never needs a second byte.
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined;
  const r = readInteger(der, 2);
  const s = r && readInteger(der, r.end);
  return s?.end === der.length ? { r: r!.value, s: s.value } : undefined;
}

function readInteger(der: Uint8Array, at: number): { value: bigint; end: number } | undefined {
  const [tag, length = 0, first = 0, second = 0] = der.subarray(at, at + 4);
  const end = at + 2 + length;
  if (tag !== 0x02 || length === 0 || end > der.length) return undefined;
  const isNegative = first > 0x7f;
  const isPadded = first === 0 && (length === 1 || second <= 0x7f);
  if (isNegative || isPadded || length > (first === 0 ? 33 : 32)) return undefined;
  const value = der.subarray(at + 2, end).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return { value, end };
}
