// Tests that sheets are made once of what is there, and of nothing that is not; and that the server gives them out.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sheetName } from "../../src/fields/sheets/sheets.ts";
import { openFolder } from "../files/folder.ts";
import { createJobPool } from "../jobs/jobPool.ts";
import { ask } from "../testing/ask.ts";
import { type FakeDrawers, fakeDrawers } from "../testing/fakeDrawer.ts";
import { testFolder } from "../testing/testFolder.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { aheadFolder, drawAhead } from "./drawAhead.ts";
import { fieldSheets } from "./fieldSheets.ts";
import { galleryPages } from "./galleryPages.ts";
import { fieldsVersion } from "./pictureRequest.ts";
import { drawSheetsAhead } from "./sheetsAhead.ts";

const { address: collection, size } = testSite.collection;
const folder = "sheets";

async function draw(
  dir: string,
  range: { from: number; to: number },
  fake: FakeDrawers,
  to = folder,
) {
  const pool = createJobPool(fake.open, { processes: 2, waiting: 2, waitingEach: 1 });
  onTestFinished(pool.close);
  const parts = { files: openFolder(dir), folder: to, pool, atOnce: 2, tell: () => {} };
  await drawAhead({ ...parts, ...range, collection });
  const made = await drawSheetsAhead({ ...parts, ...range, size });
  return made.ok ? made.value : made.reason;
}

const sheetsIn = async (dir: string) =>
  (await readdir(join(dir, folder))).filter((name) => name.endsWith(".avif")).toSorted();

/** In each hour, for both kinds of screens. */
const four = (kind: "page" | "parish" | "region", n: number) =>
  (["day", "night"] as const).flatMap((hour) =>
    [false, true].map((isDense) => sheetName({ kind, n }, hour, isDense)),
  );

test("a sheet is made once all of its fields are there, and no second time", async () => {
  const dir = await testFolder("sheets");
  expect(await draw(dir, { from: 0, to: 50 }, fakeDrawers())).toMatchObject({ failed: [] });
  // Of a hundred fields the first 48 are a page; the first parish goes up to 91.
  expect(await sheetsIn(dir)).toEqual([...four("page", 0), ...four("region", 0)].toSorted());
  expect(await readFile(join(dir, folder, "page-0-day.avif"), "utf8")).toBe("sheet of 48 in 8");

  await draw(dir, { from: 50, to: 100 }, fakeDrawers());
  const pages = [
    ...[0, 1, 2].flatMap((n) => four("page", n)),
    ...[0, 1].flatMap((n) => four("parish", n)),
  ];
  expect(await sheetsIn(dir)).toEqual([...pages, ...four("region", 0)].toSorted());
  expect(await readFile(join(dir, folder, "page-2-night.avif"), "utf8")).toBe("sheet of 4 in 8");

  const again = fakeDrawers();
  expect(await draw(dir, { from: 0, to: 100 }, again)).toMatchObject({ drawn: 0, failed: [] });
  expect(again.begun).toEqual([]);
});

test("the server gives out what lies there, and its pages know of it", async () => {
  const { port, site } = await startTestServer({ drawing: { openDrawer: fakeDrawers().open } });
  const to = aheadFolder(await fieldsVersion(collection));
  const asked = (name: string) => ask(port, `/fields/sheets/${name}`);
  expect(await asked("page-0-day.avif")).toMatchObject({
    status: 204,
    headers: { "cache-control": "no-store" },
  });
  await draw(site.dataDir, { from: 0, to: 48 }, fakeDrawers(), to);
  const { status, headers, body } = await asked("page-0-day.avif");
  expect([status, headers["content-type"], body.toString()]).toEqual([
    200,
    "image/avif",
    "sheet of 48 in 8",
  ]);
  const same = await ask(port, "/fields/sheets/page-0-day.avif", {
    headers: { "If-None-Match": headers.etag! },
  });
  expect(same.status).toBe(304);
  for (const name of ["page-9-day.avif", "page-0-dusk.avif", "1.png"])
    expect((await asked(name)).status, name).toBe(404);
});

test("a page is told of its sheet, a sifted one of none, and of one that comes later after a minute", async () => {
  const dir = await testFolder("sheets");
  let now = 0;
  const unread = { ...openFolder(dir), read: () => Promise.reject(new Error("Read whole.")) };
  const sheets = fieldSheets({ files: unread, ahead: folder, size, clock: () => now });
  const given = galleryPages({ size, sheets });
  const told = async (search: string) => (await given("", search)) as { value: unknown };
  expect(await told("")).toMatchObject({ value: { sheet: null } });
  await draw(dir, { from: 0, to: 48 }, fakeDrawers());
  expect(await told("")).toMatchObject({ value: { sheet: null } });
  now = 60_001;
  expect(await told("")).toMatchObject({ value: { sheet: 0 } });
  for (const search of ["?page=2", "?soil=loam", "?parish=0"])
    expect(await told(search)).toMatchObject({ value: { sheet: null } });
});
