import { expect, test } from "vitest";
import { readFieldNumber } from "./fieldNumber.ts";

test("a number is read as it is written in addresses, and no other way", () => {
  expect(readFieldNumber("0", 10_000)).toBe(0);
  expect(readFieldNumber("417", 10_000)).toBe(417);
  expect(readFieldNumber("9999", 10_000)).toBe(9999);
  for (const text of ["", "abc", "-1", "10000", "1e3", "007", "1.5", " 1", "1\n", "0x1", "١"])
    expect(readFieldNumber(text, 10_000)).toBeNull();
  expect(readFieldNumber("999999999999999999999", 10 ** 9)).toBeNull();
});
