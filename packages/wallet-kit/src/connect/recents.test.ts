// Tests that recent wallets are kept in order, and that nothing found in their place breaks anything.
import { expect, test } from "vitest";
import { memoryStorage } from "../kit/testing/memoryStorage.ts";
import { readRecents, rememberRecent } from "./recents.ts";

test("the latest comes first, and none twice", () => {
  const storage = memoryStorage();
  for (const id of ["rainbow", "brave", "rainbow", "safe"]) rememberRecent(storage, id);
  expect(storage.getItem("rk-recent")).toBe('["safe","rainbow","brave"]');
  expect(readRecents(storage)).toEqual(["safe", "rainbow", "brave"]);
});

test.each([null, "", "[", "7", '"rainbow"', '{"0":"rainbow"}', "null"])("%s is empty", (found) => {
  expect(readRecents({ getItem: () => found })).toEqual([]);
});

test("only what can be an id is taken from a list", () => {
  expect(readRecents({ getItem: () => '[7,"rainbow",null,["safe"]]' })).toEqual(["rainbow"]);
});
