// Proves that every signature is read as it was made, and that no other bytes pass for one.
import { p256 } from "@noble/curves/nist.js";
import { expect, test } from "vitest";
import { readDer } from "./derSignature.ts";

const order = p256.CURVE.n;
const signature = (r: bigint, s: bigint) => new p256.Signature(r, s).toDERRawBytes();

test("numbers of every length are read, with a zero before them where DER wants one", () => {
  for (let bits = 0n; bits < 256n; bits += 1n) {
    const low = 1n << bits;
    const high = (2n << bits) - 1n < order ? (2n << bits) - 1n : order - 1n;
    expect(readDer(signature(low, high))).toEqual({ r: low, s: high });
  }
});

test.each([
  ["nothing", []],
  ["another tag", [0x31, 6, 2, 1, 1, 2, 1, 1]],
  ["a number with another tag", [0x30, 6, 3, 1, 1, 2, 1, 1]],
  ["one number", [0x30, 3, 2, 1, 1]],
  ["three numbers", [0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]],
  ["a byte too many", [0x30, 6, 2, 1, 1, 2, 1, 1, 0]],
  ["a byte too many inside", [0x30, 7, 2, 1, 1, 2, 1, 1, 0]],
  ["a byte too few", [0x30, 6, 2, 1, 1, 2, 1]],
  ["a length in two bytes", [0x30, 0x81, 6, 2, 1, 1, 2, 1, 1]],
  ["a number without bytes", [0x30, 5, 2, 0, 2, 1, 1]],
  ["nought", [0x30, 6, 2, 1, 0, 2, 1, 1]],
  ["a negative number", [0x30, 6, 2, 1, 0x80, 2, 1, 1]],
  ["a zero that nobody needs", [0x30, 7, 2, 2, 0, 1, 2, 1, 1]],
  ["a number of 33 bytes", [0x30, 38, 2, 33, 1, ...Array(32).fill(0), 2, 1, 1]],
])("%s is no signature", (_, bytes) => {
  expect(readDer(new Uint8Array(bytes))).toBeUndefined();
});
