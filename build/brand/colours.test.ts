import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandColours } from "../../src/lib/brandColours.ts";
import { colourProblems, contrast, houseColours, tokenOf } from "./colours.ts";

const sheet = readFileSync(join(import.meta.dirname, "../../packages/ui/tokens.css"), "utf8");

test("every colour that a studio may set is a token of the site", () => {
  expect(Object.keys(houseColours(sheet))).toEqual([...brandColours]);
  expect(["onAccent", "sky1", "secondaryLip"].map((name) => tokenOf(name as "sky1"))).toEqual([
    "--on-accent",
    "--sky-1",
    "--secondary-lip",
  ]);
});

test("contrast is what WCAG says it is", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("our own colours can all be read", () => {
  expect(colourProblems({}, sheet)).toEqual([]);
});

test("a pair that cannot be read is named, with its hour", () => {
  expect(colourProblems({ accent: ["#8fd3ff", "#0a3d62"] }, sheet)).toEqual([
    "site.config.ts: colours: onAccent (#fffbee) on accent (#8fd3ff) has a contrast of 1.6 by day, and needs 4.5",
  ]);
  const dark = colourProblems({ ink: ["#111111", "#222222"] }, sheet);
  expect(dark).toHaveLength(9);
  expect(dark[0]).toMatch(
    /ink \(#222222\) on paper \(#1d1b36\) has a contrast of 1\.\d by lamplight/,
  );
});
