// Tests how much of the pages that were drawn is remembered, and what makes another page of one.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FoundPage } from "../../src/routes/routes.ts";
import { testFolder } from "../testing/testFolder.ts";
import { createDrawnPages } from "./drawnPages.ts";
import { createPageWork } from "./pageWork.ts";
import { anyTurn, pagesHere } from "./testing/pagesHere.ts";

const megabyte = 1_048_576;

/** Each drawing has its number and two megabytes. */
async function open() {
  const renderDir = await testFolder("render");
  await mkdir(renderDir, { recursive: true });
  await writeFile(join(renderDir, "files.json"), "{}");
  await writeFile(
    join(renderDir, "prerender.mjs"),
    `let drawn = 0;
    export const drawPage = async () => (drawn += 1) + " " + "x".repeat(${2 * megabyte});`,
  );
  const collection = { address: "0x", size: 1 };
  const work = createPageWork({ renderDir, origin: "https://farm.example", collection });
  const pages = createDrawnPages(pagesHere(work));
  return async (path: string, search = "", given?: object) => {
    const found = { path, route: { query: ["soil"] } } as unknown as FoundPage;
    const request = new Request(`https://farm.example/${search}`);
    const answered = await pages.answer(found, { request, given, turn: anyTurn });
    if (!answered.ok || answered.value === null) throw new Error("there is no such page");
    return Number.parseInt(await answered.value.text(), 10);
  };
}

test("a page is another one by what it reads of the query, and by what it is given", async () => {
  const ask = await open();
  expect(await ask("/a")).toBe(1);
  expect(await ask("/a", "?x=1")).toBe(1);
  expect(await ask("/a", `?utm=${"y".repeat(200)}&soil=`)).toBe(1);
  expect(await ask("/a", `?soil=${"y".repeat(400)}`)).toBe(1);
  expect(await ask("/a", "?soil=peat&x=2")).toBe(2);
  expect(await ask("/a", "", { version: 1 })).toBe(3);
  expect(await ask("/a", "", { version: 1 })).toBe(3);
  expect(await ask("/a", "", { version: 2 })).toBe(4);
});

test("of all pages 64 MB are remembered, those that were asked for last", async () => {
  const ask = await open();
  const asked = [];
  for (let page = 0; page < 36; page += 1) {
    asked.push(await ask(`/${page}`));
    expect(await ask("/0")).toBe(1);
  }
  expect(asked.at(-1)).toBe(36);
  expect(await ask("/35")).toBe(36);
  expect(await ask("/1")).toBe(37);
});
