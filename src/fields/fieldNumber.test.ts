import { expect, test } from "vitest";
import { readFieldNumber, readTypedNumber } from "./fieldNumber.ts";

test("a number is read as it is written in addresses, and no other way", () => {
  expect(readFieldNumber("0", 10_000)).toBe(0);
  expect(readFieldNumber("417", 10_000)).toBe(417);
  expect(readFieldNumber("9999", 10_000)).toBe(9999);
  for (const text of ["", "abc", "-1", "10000", "1e3", "007", "1.5", " 1", "1\n", "0x1", "١"])
    expect(readFieldNumber(text, 10_000)).toBeNull();
  expect(readFieldNumber("999999999999999999999", 10 ** 9)).toBeNull();
});

test("whoever types a number may write it as the dial shows it, or as people write numbers", () => {
  for (const text of [
    "417",
    "0417",
    "000417",
    " 417 ",
    "№ 417",
    "№0417",
    "#417",
    "No. 417",
    "no 417",
  ])
    expect(readTypedNumber(text, 10_000)).toBe(417);
  for (const text of ["0", "0000", "#0"]) expect(readTypedNumber(text, 10_000)).toBe(0);
  for (const text of [
    "",
    "#",
    "abc",
    "-1",
    "10000",
    "010000",
    "1e3",
    "1.5",
    "4 17",
    "0x1",
    "١",
    "//7",
  ])
    expect(readTypedNumber(text, 10_000)).toBeNull();
});
