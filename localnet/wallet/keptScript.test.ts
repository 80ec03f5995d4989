// Proves that a script is bundled once, and anew as soon as anything that it was made of is another.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { bundleScript } from "./bundleScript.ts";
import { keptScript } from "./keptScript.ts";

let folder: string;
let bundled: number;
beforeEach(async () => {
  folder = await testFolder("kept-script");
  bundled = 0;
  await write("door.ts", 'export * from "./nothing.ts"; export * from "./word.ts";');
  await write("nothing.ts", "export const other = 1;");
  await write("word.ts", 'export const word = "turnip";');
  await write("entry.ts", 'import { word } from "./door.ts"; document.title = word;');
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const script = () =>
  keptScript(join(folder, "entry.ts"), {
    folder: join(folder, "kept"),
    async bundle(entry) {
      bundled += 1;
      return bundleScript(entry);
    },
  });

test("is bundled once, for many who ask at the same time as well", async () => {
  const first = await Promise.all([script(), script(), script()]);
  expect(first[0]).toContain("turnip");
  expect(new Set([...first, await script()]).size).toBe(1);
  expect(bundled).toBe(1);
});

test.each([
  ["word.ts", 'export const word = "leek";', "leek"],
  // Of which nothing is in the script yet.
  ["nothing.ts", 'export const word = "onion";', "onion"],
  ["entry.ts", 'document.title = "pea";', "pea"],
])("is bundled anew once %s is another", async (name, text, word) => {
  await script();
  if (name === "nothing.ts") await write("door.ts", 'export * from "./nothing.ts";');
  await write(name, text);
  expect(await script()).toContain(word);
  expect(bundled).toBe(2);
});

test("is bundled anew once a file of it lies elsewhere", async () => {
  await script();
  await rm(join(folder, "nothing.ts"));
  await write("door.ts", 'export * from "./word.ts";');
  expect(await script()).toContain("turnip");
  expect(bundled).toBe(2);
});
