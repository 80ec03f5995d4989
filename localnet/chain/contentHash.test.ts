// Proves that the hash changes with everything that counts and with nothing else.
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { contentHash } from "./contentHash.ts";

let folder: string;
let before: string;
const hash = (packages = ["viem"], facts = ["a"]) =>
  contentHash({ folders: [folder], endings: [".sol", ".ts"], packages, facts });
const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await testFolder("hash");
  await write("a.sol", "contract A {}");
  await write("b.ts", "1;");
  before = await hash();
});

test("is the same for the same", async () => {
  expect(await hash()).toBe(before);
});

test("does not see tests and other files", async () => {
  await write("b.test.ts", "2;");
  await write("notes.md", "3");
  expect(await hash()).toBe(before);
});

test.for<{ what: string; change: () => Promise<unknown> }>([
  { what: "a changed file", change: () => write("a.sol", "contract A { }") },
  { what: "one more file", change: () => write("c.sol", "") },
  { what: "a renamed file", change: () => rename(join(folder, "a.sol"), join(folder, "c.sol")) },
])("sees $what", async ({ change }) => {
  await change();
  expect(await hash()).not.toBe(before);
});

test("sees another package and another fact", async () => {
  expect(await hash(["viem", "solc"])).not.toBe(before);
  expect(await hash(["viem"], ["b"])).not.toBe(before);
});
