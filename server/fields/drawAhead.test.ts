// Tests that pictures are drawn ahead whole, once, on from where it was ended, and are what the server gives out.
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { refuse } from "@loamstead/lib/result.ts";
import { expect, onTestFinished, test } from "vitest";
import { openFolder } from "../files/folder.ts";
import { createJobPool } from "../jobs/jobPool.ts";
import { ask } from "../testing/ask.ts";
import { type FakeDrawers, fakeDrawers } from "../testing/fakeDrawer.ts";
import { testFolder } from "../testing/testFolder.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { aheadFolder, drawAhead, readRange, removeOtherVersions } from "./drawAhead.ts";
import { fieldsVersion } from "./pictureRequest.ts";

const collection = testSite.collection.address;

async function ahead(fake: FakeDrawers, folder: string, from: number, to: number, free = 1e9) {
  const pool = createJobPool(fake.open, { processes: 2, waiting: 2, waitingEach: 1 });
  onTestFinished(pool.close);
  const told: string[] = [];
  const tell = (done: number, all: number, doing: string) => told.push(`${done}/${all} ${doing}`);
  const freeBytes = async () => free;
  const files = openFolder(dirname(folder));
  const parts = { collection, files, folder: basename(folder), from, to, pool, tell, freeBytes };
  const made = await drawAhead({ ...parts, atOnce: 2 });
  return { made: made.ok ? made.value : made.reason, told };
}

test("each is drawn once, and what is there is left as it is", async () => {
  const folder = await testFolder("ahead");
  const fake = fakeDrawers();
  const first = await ahead(fake, folder, 3, 6);
  expect(first.made).toMatchObject({ drawn: 3, failed: [] });
  expect(first.told.map((text) => text.slice(0, 3))).toEqual(["1/3", "2/3", "3/3"]);
  expect(first.told.map((text) => text.slice(4)).toSorted()).toEqual([
    "field 3",
    "field 4",
    "field 5",
  ]);
  expect(await readFile(`${folder}/4.png`, "utf8")).toMatch(/^painted \d+$/);
  for (const name of ["4.webp", "4-night.webp"])
    expect(await readFile(`${folder}/${name}`, "utf8")).toMatch(/^small \d+$/);

  // As it was ended in the middle of a file.
  await writeFile(`${folder}/.6`, "pain");
  await utimes(`${folder}/.6`, 1, 1);
  await writeFile(`${folder}/4.png`, "mine");
  const second = await ahead(fake, folder, 2, 7);
  expect(second.made).toMatchObject({ drawn: 2, failed: [] });
  expect(second.told.at(-1)).toMatch(/^5\/5 /);
  expect(await readFile(`${folder}/4.png`, "utf8")).toBe("mine");
  const names = [2, 3, 4, 5, 6].flatMap((id) => [`${id}-night.webp`, `${id}.png`, `${id}.webp`]);
  expect((await readdir(folder)).toSorted()).toEqual(names);
  // A drawing of each by day and one by night, two pictures from the first and one from the other.
  expect(fake.begun).toHaveLength(25);
});

test("one that cannot be drawn is told at the end, and holds up none", async () => {
  const folder = await testFolder("ahead");
  const fake = fakeDrawers();
  const { open } = fake;
  fake.open = () => {
    const { run, end } = open();
    return {
      run: async (job) => (job.form === "svg" && job.id === 1 ? refuse("no") : run(job)),
      end,
    };
  };
  const { made } = await ahead(fake, folder, 0, 4);
  expect(made).toMatchObject({ drawn: 3, failed: [{ id: 1, reason: "no" }] });
  expect(await readdir(folder)).toHaveLength(9);
});

test("a disk that is too small, or takes nothing, is a sentence", async () => {
  const folder = await testFolder("ahead");
  const fake = fakeDrawers();
  expect((await ahead(fake, folder, 0, 10_000, 2e9)).made).toBe(
    "The pictures take some 5.5 GB more, and there are 2.0 GB left. " +
      "Make room, or set DATA_DIR to a folder on a larger disk.",
  );
  expect(fake.begun).toEqual([]);
  await writeFile(`${folder}/file`, "");
  const { made } = await ahead(fake, `${folder}/file/below`, 0, 2);
  expect(made).toBe("Pictures cannot be kept (ENOTDIR). What is there stays; run it again.");
});

test("what other releases drew goes, and nothing else", async () => {
  const files = openFolder(await testFolder("ahead"));
  const [old, drawn] = ["old", "new"].map((version) => `${aheadFolder(version)}/1.png`);
  for (const name of [old!, drawn!, "fields/1.png"]) await files.write(name, Buffer.from(name));
  await removeOtherVersions(files, aheadFolder("new"));
  expect(await files.read(old!)).toEqual({ ok: true, value: undefined });
  for (const name of [drawn!, "fields/1.png"]) {
    expect(await files.read(name)).toEqual({ ok: true, value: Buffer.from(name) });
  }
});

test.each<[string[], number, number]>([
  [[], 0, 10_000],
  [["0-99"], 0, 100],
  [["7-7"], 7, 8],
  [["0-9999"], 0, 10_000],
])("%j are the fields from %d to before %d", (named, from, to) => {
  expect(readRange(named, 10_000)).toEqual({ ok: true, value: { from, to } });
});

test.each([["99-0"], ["abc"], ["0-10000"], ["-1-3"], ["1"], ["1-2-3"], ["0-9", "11-12"], [""]])(
  "%j names no fields",
  (...named) => {
    const reason =
      "Name no fields, for all of them, or the first and the last: npm run draw-fields -- 0-9999";
    expect(readRange(named, 10_000)).toEqual({ ok: false, reason });
  },
);

test("the server gives out what lies there, and draws what does not", async () => {
  const fake = fakeDrawers();
  const { port, site } = await startTestServer({ drawing: { openDrawer: fake.open } });
  const folder = join(site.dataDir, aheadFolder(await fieldsVersion(collection)));
  await ahead(fakeDrawers(), folder, 7, 8);
  await writeFile(`${folder}/7.png`, "drawn ahead");
  const given = await ask(port, "/fields/7.png");
  expect([given.status, given.body.toString()]).toEqual([200, "drawn ahead"]);
  for (const small of ["/fields/7.webp", "/fields/7.webp?hour=night"])
    expect((await ask(port, small)).body.toString()).toMatch(/^small /);
  expect(fake.begun).toEqual([]);
  for (const other of [
    "/fields/8.png",
    "/fields/7.png?hour=night",
    "/fields/7.svg",
    "/fields/8.webp",
  ]) {
    expect((await ask(port, other)).body.toString()).not.toBe("drawn ahead");
  }
});
