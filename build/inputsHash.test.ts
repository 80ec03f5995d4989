import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../server/testing/testFolder.ts";
import { inputsHash } from "./inputsHash.ts";

let root: string;
const settings = { basePath: "/", origin: "http://localhost:4173", isLocal: true };
const hash = () => inputsHash({ root, ...settings });

async function put(path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

beforeEach(async () => {
  root = await testFolder("inputs hash");
  await put("site.config.ts", "export default {};");
  await put("src/app/client.tsx", "one");
  await put("content/news/first.md", "# First");
});

test("the same inputs give the same hash wherever they lie", async () => {
  const before = await hash();
  await put("src/app/client.tsx", "one");
  expect(await hash()).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ["src/app/client.tsx", "two"],
  ["src/new.css", ""],
  ["content/news/first.md", "# Changed"],
  ["public/favicon.svg", "<svg/>"],
  ["build/feeds.ts", "x"],
  ["site.config.ts", "export default { name: 1 };"],
  ["package-lock.json", "{}"],
  ["vite.config.ts", "x"],
])("%s changes it", async (path, content) => {
  const before = await hash();
  await put(path, content);
  expect(await hash()).not.toBe(before);
});

test("a moved file changes it though its content stays", async () => {
  const before = await hash();
  await rm(join(root, "src/app/client.tsx"));
  await put("src/app/clients.tsx", "one");
  expect(await hash()).not.toBe(before);
});

test.each([
  "src/app/client.test.tsx",
  "src/app/Shell.browser.test.tsx",
  "src/.DS_Store",
  "server/main.ts",
  "test/e2e/shell.spec.ts",
])("%s does not", async (path) => {
  const before = await hash();
  await put(path, "x");
  expect(await hash()).toBe(before);
});

test("base path, origin and network change it", async () => {
  const hashes = await Promise.all([
    hash(),
    inputsHash({ root, ...settings, basePath: "/farm/" }),
    inputsHash({ root, ...settings, origin: "https://farm.example" }),
    inputsHash({ root, ...settings, isLocal: false }),
  ]);
  expect(new Set(hashes).size).toBe(4);
});
