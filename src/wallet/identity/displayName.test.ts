import { expect, test } from "vitest";
import { displayName } from "./displayName.ts";

const address = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";

test.for([
  [undefined, "0x15…6A65"],
  ["rowan.eth", "rowan.eth"],
  ["qwertyuiopasdfghjklzxcvb.eth", "qwertyuiopasdfghjklzxcvb.eth"],
  ["qwertyuiopasdfghjklzxcvbn.eth", "qwertyuiopasdfghjklzxcvb..."],
  ["the-long-furrow-beyond-the-old-mill-by-the-river.eth", "the-long-furrow-beyond-t..."],
  ["kitchen.garden.rowan.eth", "kitchen.garden.rowan.eth"],
  ["rowan.eth.somebody-elses-very-long.eth", "0x15…6A65"],
])("%s is shown as %s", ([name, shown]) => {
  expect(displayName(address, name)).toBe(shown);
});

test("counts what a reader counts, and never cuts through a picture", () => {
  expect(displayName(address, `${"👩‍🌾".repeat(24)}.eth`)).toBe(`${"👩‍🌾".repeat(24)}.eth`);
  expect(displayName(address, `${"👩‍🌾".repeat(25)}.eth`)).toBe(`${"👩‍🌾".repeat(24)}...`);
});
