import { expect, it } from "vitest";
import { deedsFor } from "../../../farm/tables/level.ts";
import { levelWords } from "./levelWords.ts";

const deeds =
  "Harvests, letters, dishes, gathering, pieces and festivals all count, some of them as several.";

it("says how far the next level is, and what comes with it", () => {
  expect(levelWords({ deeds: deedsFor(2) - 1 })).toBe(
    `One more deed brings level 2. ${deeds} With it come carrot seed and pea soup.`,
  );
  expect(levelWords({ deeds: deedsFor(3) })).toMatch(
    / With it come onion seed, root stew and 3 seeds of your field's own heirloom\.$/,
  );
  expect(levelWords({ deeds: deedsFor(20) })).toMatch(/ level 21\. .* as several\.$/);
});

it("says so where there is no higher one", () => {
  expect(levelWords({ deeds: deedsFor(60) })).toMatch(/^There is no higher one\./);
  expect(levelWords({ deeds: deedsFor(60) - 1 })).toMatch(/^One more deed brings level 60\./);
});
