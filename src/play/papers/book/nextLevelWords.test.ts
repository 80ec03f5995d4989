import { expect, it } from "vitest";
import { deedsFor } from "../../../farm/tables/level.ts";
import { nextLevelWords } from "./nextLevelWords.ts";

it("says how far the next level is, and what comes with it", () => {
  expect(nextLevelWords({ deeds: deedsFor(2) - 1 })).toBe(
    "One more deed brings level 2, and carrot seed and pea soup.",
  );
  expect(nextLevelWords({ deeds: deedsFor(3) })).toMatch(
    / level 4, and onion seed, root stew and 3 seeds of your field's own heirloom\.$/,
  );
  expect(nextLevelWords({ deeds: deedsFor(20) })).toMatch(/ level 21, and a cellar\.$/);
});

it("says so where there is no higher one", () => {
  expect(nextLevelWords({ deeds: deedsFor(60) })).toMatch(/^There is no higher one\./);
  expect(nextLevelWords({ deeds: deedsFor(60) - 1 })).toMatch(
    /^One more deed brings level 60, and /,
  );
});
