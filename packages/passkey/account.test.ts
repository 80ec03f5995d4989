// Proves that a key leads to the one address that it always led to.
import { numberToHex, zeroAddress } from "viem";
import { expect, test } from "vitest";
import { accountOf, isAccountOf } from "./account.ts";

const key = (x: number, y: number) => ({
  x: numberToHex(x, { size: 32 }),
  y: numberToHex(y, { size: 32 }),
});

test("the plan has not changed: whoever has an account would lose it", () => {
  expect(accountOf(key(1, 2)).address).toBe("0x7e250Ac3929d04B7E8440095775EBdb6F2673721");
});

test("another key, or its halves exchanged, is another account", () => {
  const { address } = accountOf(key(1, 2));
  expect(isAccountOf(address, key(1, 2))).toBe(true);
  expect(isAccountOf(address, key(2, 1))).toBe(false);
  expect(isAccountOf(zeroAddress, key(1, 2))).toBe(false);
});
