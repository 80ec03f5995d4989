// Shows that package-lock.json names every machine's packages, without which `npm ci` refuses it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string; link?: boolean };

const packages: Record<string, Locked> = JSON.parse(
  readFileSync(fromRoot("package-lock.json"), "utf8"),
).packages;

/** npm looks in the package's own folder, then in those around it. */
function isLocked(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at}/node_modules/${name}`.replace(/^\//, "") in packages) return true;
    if (at === "" || !at.includes("/node_modules/")) return `node_modules/${name}` in packages;
  }
}

test("what only other systems install is named too", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no registry is named: each machine asks its own", () => {
  expect(
    Object.keys(packages).filter((path) => {
      const { resolved, link } = packages[path]!;
      return resolved && !link;
    }),
  ).toEqual([]);
});
