import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../../farm/numbers/time.ts";
import { lengthWords } from "./words.ts";

it.each([
  [1.5 * MINUTE, "1½ min"],
  [MINUTE, "1 min"],
  [45 * MINUTE, "45 min"],
  [HOUR, "1 h"],
  [90 * MINUTE, "90 min"],
  [36 * HOUR, "36 h"],
  [13.4 * HOUR, "13½ h"],
  [72 * HOUR, "3 days"],
])("says %j as %s", (span, words) => {
  expect(lengthWords(span)).toBe(words);
});
