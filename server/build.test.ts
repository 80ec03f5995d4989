// Tests that only a whole build for the right base path is accepted.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readBuild } from "./build.ts";
import { makeSite } from "./testing/makeSite.ts";

async function site(basePath = "/") {
  const made = await makeSite({ basePath });
  onTestFinished(made.remove);
  return made;
}

test("a whole build gives its folder, origin and inputs", async () => {
  const { distDir, siteDir } = await site();
  const renderDir = join(distDir, "render");
  const seasonsDir = join(distDir, "seasons");
  expect(await readBuild(distDir, "/")).toEqual({
    ok: true,
    value: { siteDir, seasonsDir, renderDir, origin: "http://localhost:4173", inputs: "first" },
  });
});

test("a missing build says how to make one", async () => {
  const refusal = {
    ok: false,
    reason: "No build found in no-dist/. Run npm run build first (npm start does it for you).",
  };
  expect(await readBuild("no-dist", "/")).toEqual(refusal);
  expect(await readBuild("no-dist/", "/")).toEqual(refusal);
});

test("a build for another base path names both", async () => {
  const { distDir } = await site("/farm/");
  expect(await readBuild(distDir, "/")).toEqual({
    ok: false,
    reason:
      `The build in ${distDir}/ was made for BASE_PATH=/farm/, but BASE_PATH is / now. ` +
      "Run npm run build again, or set BASE_PATH=/farm/.",
  });
});

test.each(["not json", "[]", '{"basePath":"/"}'])(
  "a damaged manifest is told: %s",
  async (text) => {
    const { distDir } = await site();
    await writeFile(join(distDir, "build.json"), text);
    const build = await readBuild(distDir, "/");
    expect(build).toMatchObject({ ok: false, reason: expect.stringContaining("damaged") });
  },
);

test.each(["index.html", "404.html"])("a build without %s is incomplete", async (page) => {
  const { distDir, siteDir } = await site();
  await rm(join(siteDir, page));
  const build = await readBuild(distDir, "/");
  expect(build).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`site/${page} cannot`),
  });
});
