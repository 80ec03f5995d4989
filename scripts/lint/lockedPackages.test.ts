// Shows that package-lock.json names every machine's packages, without which `npm ci` refuses it.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../run/root.ts";

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string; link?: boolean };

type Packages = Record<string, Locked>;

/** The house's own, and those of the sites that try the wallet kit. */
const locks = globSync("{,test/kit/hosts/*/}package-lock.json", { cwd: fromRoot() }).map(
  (file): [string, Packages] => [file, JSON.parse(readFileSync(fromRoot(file), "utf8")).packages],
);

/** npm looks in the package's own folder, then in those around it. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at}/node_modules/${name}`.replace(/^\//, "") in packages) return true;
    if (at === "" || !at.includes("/node_modules/")) return `node_modules/${name}` in packages;
  }
}

test.each(locks)("%s names what only other systems install", (_, packages) => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(locks)("%s names no registry: each machine asks its own", (_, packages) => {
  expect(
    Object.keys(packages).filter((path) => {
      const { resolved, link } = packages[path]!;
      return resolved && !link;
    }),
  ).toEqual([]);
});
