import { expect, test } from "vitest";
import { shortenAddress } from "./shortenAddress.ts";

test.for([
  ["0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65", "0x15…6A65"],
  ["12345678", "1234…5678"],
  ["1234567", "1234567"],
  ["", ""],
])("%s is shown as %s", ([address, shown]) => {
  expect(shortenAddress(address!)).toBe(shown);
});
