// Proves that a key leads to the one address that it always led to.
import { numberToHex } from "viem";
import { expect, test } from "vitest";
import { passkeyAccountOf } from "./account.ts";

const key = (x: number, y: number) => ({
  x: numberToHex(x, { size: 32 }),
  y: numberToHex(y, { size: 32 }),
});

test("the plan has not changed: whoever has an account would lose it", () => {
  expect(passkeyAccountOf(key(1, 2)).address).toBe("0x7e250Ac3929d04B7E8440095775EBdb6F2673721");
});

test("another key, or its halves exchanged, is another account", () => {
  expect(passkeyAccountOf(key(2, 1)).address).not.toBe(passkeyAccountOf(key(1, 2)).address);
  expect(passkeyAccountOf(key(1, 3)).address).not.toBe(passkeyAccountOf(key(1, 2)).address);
});
