// Times in words, in whatever zone the test runs.
import { describe, expect, test } from "vitest";
import { whenWords } from "./whenWords.ts";

const now = new Date(2026, 10, 21, 14, 5).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

describe("whenWords", () => {
  test.each([
    [at(2026, 10, 21, 14, 5), "a moment ago"],
    [at(2026, 10, 21, 14, 4), "a minute ago"],
    [at(2026, 10, 21, 13, 45), "20 minutes ago"],
    [at(2026, 10, 21, 9, 2), "today at 09:02"],
    [at(2026, 10, 20, 23, 59), "yesterday at 23:59"],
    [at(2026, 10, 18, 14, 2), "on 18 November at 14:02"],
    [at(2025, 10, 18, 14, 2), "on 18 November 2025"],
  ])("%s is %s", (time, words) => {
    expect(whenWords(time, now)).toBe(words);
  });

  test("is patient with a clock that was put back", () => {
    expect(whenWords(now + 90_000, now)).toBe("a moment ago");
  });
});
