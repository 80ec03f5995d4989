// Tests that each promise of the kit names a test that is there.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const rows = readFileSync(resolve(import.meta.dirname, "promises.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| promised"));

/** From the root of the repository, or else of the kit. */
const placeOf = (path: string) =>
  [root, resolve(import.meta.dirname, "src")]
    .map((folder) => resolve(folder, path))
    .find(existsSync);

test("each line has its test", () => {
  expect(rows.length).toBeGreaterThan(70);
  const missing = rows.filter((row) => {
    const [, path, name] = row.match(/`([^`]+)`: (.+) \|$/) ?? [];
    const place = path && placeOf(path);
    return !place || !readFileSync(place, "utf8").includes(name!);
  });
  expect(missing).toEqual([]);
});
