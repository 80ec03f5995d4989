import { expect, test } from "vitest";
import { devAccounts } from "../../../localnet/chain/accounts.ts";
import { faultOf, readWritten } from "./recipient.ts";

const { address } = devAccounts.named;
const own = devAccounts.holder.address;
const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

test.each([
  [address, address],
  [`  ${address}\n`, address],
  [address.toLowerCase(), address.toLowerCase()],
  [`0x${address.slice(2).toUpperCase()}`, address.toLowerCase()],
])("%j is an address", (text, read) => {
  expect(readWritten(text)).toEqual({ is: "address", address: read });
});

test.each([
  ["rowan.eth", "rowan.eth"],
  [" Rowan.ETH ", "rowan.eth"],
  ["barn.rowan.eth", "barn.rowan.eth"],
])("%j is a name", (text, name) => {
  expect(readWritten(text)).toEqual({ is: "name", name });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["rowan", "no-address"],
  ["rowan .eth", "no-address"],
  [".eth", "no-address"],
  ["jun\u0456per.eth", "no-address"],
  [address.slice(0, -1), "no-address"],
  [`${address}0`, "no-address"],
  [`${address.slice(0, -1)}9`, "checksum"],
  [address.replace("C", "c"), "checksum"],
])("%j is %s", (text, fault) => {
  expect(readWritten(text)).toEqual({ is: "fault", fault });
});

test("nobody sends to nobody, to themselves, or to the collection", () => {
  expect(faultOf(`0x${"0".repeat(40)}`, { own, collection })).toBe("zero");
  expect(faultOf(own.toLowerCase() as typeof own, { own, collection })).toBe("own");
  expect(faultOf(collection, { own, collection })).toBe("collection");
  expect(faultOf(address, { own, collection })).toBeNull();
});
