// Proves that a key leads to the one signer that it always led to, and that it is asked for as the factory reads it.
import { numberToHex } from "viem";
import { expect, test } from "vitest";
import { signerCall, signerFactory, signerOf } from "./signerContract.ts";

const key = (x: number, y: number) => ({
  x: numberToHex(x, { size: 32 }),
  y: numberToHex(y, { size: 32 }),
});

test("the signer of a key has not moved: whoever signs by it would be nobody's key any more", () => {
  expect(signerOf(key(1, 2))).toBe("0x64247cCEd143938853F90887e4b37F8Ec84bF4AC");
  expect(signerOf(key(2, 1))).not.toBe(signerOf(key(1, 2)));
});

test("the factory is asked for it with the key and its verifiers, 32 bytes each", () => {
  const { to, data } = signerCall(key(1, 2));
  expect(to).toBe(signerFactory);
  const words = data.slice(10).match(/.{64}/g);
  expect(words?.map((word) => BigInt(`0x${word}`).toString(16))).toEqual([
    "1",
    "2",
    "100c2b78104907f722dabac4c69f826a522b2754de4",
  ]);
});
