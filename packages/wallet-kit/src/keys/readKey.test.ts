// Proves which addresses can be another key of an account.
import { expect, test } from "vitest";
import { readKey } from "./readKey.ts";

const account = "0x7e250Ac3929d04B7E8440095775EBdb6F2673721";
const owner = "0x94a4F6affBd8975951142c3999aEAB7ecee555c2";
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const read = (text: string) => {
  const found = readKey(text, { account, owners: [owner] });
  return found.ok ? found.value : found.reason;
};

test.each([other, ` ${other}\n`, other.toLowerCase(), `0x${other.slice(2).toUpperCase()}`])(
  "%j can be",
  (text) => {
    expect(read(text)).toBe(other);
  },
);

test.each([
  ["", "no-address"],
  ["rowan.eth", "no-address"],
  [other.slice(0, -1), "no-address"],
  [other.replace("C8", "c8"), "wrong-capitals"],
  [account, "own"],
  [account.toLowerCase(), "own"],
  [owner.toLowerCase(), "known"],
  [`0x${"0".repeat(40)}`, "nobodys"],
  [`0x${"0".repeat(39)}1`, "nobodys"],
])("%j cannot: %s", (text, fault) => {
  expect(read(text)).toBe(fault);
});
