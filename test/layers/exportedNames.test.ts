// Holds that whoever searches for an exported name finds the one file that makes it.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exportsOf } from "./exportsOf.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Names that stand in several files, each with the reason. */
const shared: Readonly<Record<string, string>> = {
  strings: "the words of a room for players: each folder has its own, and reads no other's",
  texts: "the same within packages, which have them in many languages",
  drawPage: "the server asks a build for it by that name; a test writes a build of its own",
  KitContext: "a type and its React context, in one file",
};

test("finds declared and destructured names", () => {
  const source = "export type Hour = 1;\nexport const { a, b: c = 2 } = made();\nconst not = 1;";
  expect(exportsOf(source)).toEqual(["Hour", "a", "c"]);
});

test("a name is exported by one file, but for those that say why not", () => {
  const files = globSync("{src,server,packages}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|\.(test|spec|page|d)\.tsx?$/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  const makers = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportsOf(readFileSync(root + file, "utf8")))
      makers.set(name, [...(makers.get(name) ?? []), file]);
  const twice = [...makers].filter(([, where]) => where.length > 1);
  expect(twice.filter(([name]) => !(name in shared))).toEqual([]);
  expect(twice.map(([name]) => name).sort()).toEqual(Object.keys(shared).sort());
});
