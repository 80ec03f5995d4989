// Whoever names a number of the law links to its place on the page: each of these places is there.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ruleSections } from "./sections.ts";

const root = new URL("../", import.meta.url);

it("every link to a place of the rules leads somewhere", () => {
  const places = globSync("**/*.{ts,tsx}", { cwd: root }).flatMap((path) => {
    const source = readFileSync(new URL(path, root), "utf8");
    return [...source.matchAll(/["`]\/rules#(\w+)["`]/g)].map(([, place]) => place!);
  });
  expect(places.length).toBeGreaterThan(8);
  const ids: readonly string[] = ruleSections.map(({ id }) => id);
  expect(places.filter((place) => !ids.includes(place))).toEqual([]);
});
