// The sums of texts are those of FNV-1a, so that what was written down of them holds for ever.
import { expect, test } from "vitest";
import { textSum } from "./textSum.ts";

test("the sums are the published ones of FNV-1a with 32 bits", () => {
  expect(textSum("")).toBe((0x811c9dc5).toString(36));
  expect(textSum("a")).toBe((0xe40c292c).toString(36));
  expect(textSum("foobar")).toBe((0xbf9cf968).toString(36));
});
