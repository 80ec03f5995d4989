// What stands at a field's corners is said with the corner, and as one's own where the field is.
import { expect, test } from "vitest";
import { cornerWords } from "./cornerWords.ts";

const size = 10_000;

test("one place is told with its corner, several in a list", () => {
  expect(cornerWords(13, true, size)).toBe("the vet's house at your north corner");
  expect(cornerWords(13, false, size)).toBe("the vet's house at its north corner");
  expect(cornerWords(0, true, size)).toBe(
    "at your corners the market cross (north), the ferry (south-east), the bellringer's tower (south), Mrs Tansy's bakery (south-west) and the school (north-west)",
  );
  expect(cornerWords(417, true, size)).toBeNull();
});
