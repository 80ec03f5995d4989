// Tests what a local world makes of the site's pages, and that only what nobody serves any more is cleared away.
import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeSite } from "../../server/testing/makeSite.ts";
import { testFolder } from "../../server/testing/testFolder.ts";
import { addScripts, clearCopies, copyName } from "./openLocalWorld.ts";

test("copies of processes that are gone go, those of running ones stay", async () => {
  const folder = await testFolder("copies");
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  const kept = copyName(4173, process.pid);
  for (const name of [kept, copyName(4174, gone), "4175"]) {
    await mkdir(join(folder, name, "site"), { recursive: true });
  }
  await clearCopies(folder);
  expect(await readdir(folder)).toEqual([kept]);
});

test("where there are none yet, nothing happens", async () => {
  await expect(clearCopies(join(tmpdir(), "no-such-folder"))).resolves.toBeUndefined();
});

test("every page has the world's scripts, of whichever season, and the build has none", async () => {
  const { distDir: from, remove } = await makeSite();
  onTestFinished(remove);
  const to = join(await testFolder("copy"), "dist");
  const listed = await readdir(from, { recursive: true });
  const pages = listed.filter((name) => name.endsWith(".html"));
  for (const page of pages) await writeFile(join(from, page), "<html><head></head></html>");
  await addScripts({ from, to, basePath: "/farm/", scripts: ["local/wallet.js"] });
  expect(pages).toContain(join("seasons", "hearth", "index.html"));
  const tag = '<script defer src="/farm/local/wallet.js"></script>';
  for (const page of pages) {
    const html = await readFile(join(to, page), "utf8");
    expect([page, html.split(tag).length]).toEqual([page, 2]);
    expect(await readFile(join(from, page), "utf8")).not.toContain(tag);
  }
  // What was compressed of a page has none of them; all else is there as it was built.
  const twin = /\.html\.(?:br|gz)$/;
  const copied = await readdir(to, { recursive: true });
  expect(copied.toSorted()).toEqual(listed.filter((name) => !twin.test(name)).toSorted());
  const drawn = join("render", "files.json");
  expect(JSON.parse(await readFile(join(to, drawn), "utf8"))).not.toEqual(
    JSON.parse(await readFile(join(from, drawn), "utf8")),
  );
});
