// Photographs a made-up built page, and reads the pictures again.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { takeScreenshots } from "./takeScreenshots.ts";

async function builtSite(): Promise<string> {
  const siteDir = await testFolder("shots");
  await mkdir(join(siteDir, "assets"));
  await mkdir(join(siteDir, "play"));
  const page = (words: string) =>
    `<!doctype html><link rel="stylesheet" href="/farm/assets/a.css"><script type="module" src="/farm/assets/b.js"></script><p>${words}</p>`;
  await writeFile(join(siteDir, "index.html"), page("front"));
  await writeFile(join(siteDir, "play/index.html"), page("play"));
  await writeFile(join(siteDir, "assets/a.css"), "html { background: rgb(0 128 0) }");
  await writeFile(join(siteDir, "assets/b.js"), "document.body.remove(); fetch('/farm/api')");
  return siteDir;
}

const pages = [
  { path: "", label: "The front page" },
  { path: "play", label: "The farm" },
];

it("takes each page wide and narrow, with its styles and as it is printed", async () => {
  const taken = await takeScreenshots({
    siteDir: await builtSite(),
    basePath: "/farm/",
    pages,
    log: vi.fn(),
  });
  expect(taken.map(({ form, label }) => `${form}: ${label}`)).toEqual([
    "wide: The front page",
    "wide: The farm",
    "narrow: The front page",
    "narrow: The farm",
  ]);
  for (const { file, bytes, width, height } of taken) {
    expect(file).toMatch(/^assets\/shot-(front|play)-(wide|narrow)-[0-9a-f]{8}\.webp$/);
    const picture = sharp(bytes);
    expect(await picture.metadata()).toMatchObject({ format: "webp", width, height });
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.at(-2)).toBeGreaterThan(100);
    expect(data.at(-1)).toBeLessThan(30);
  }
});

it("takes none of a page that was not built, and says so", async () => {
  const away = [{ path: "news", label: "News" }];
  const options = { siteDir: await builtSite(), basePath: "/farm/", pages: away, log: vi.fn() };
  await expect(takeScreenshots(options)).rejects.toThrow("news/index.html");
});

it("takes none where the browser does not start, and says so", async () => {
  const log = vi.fn();
  const siteDir = await builtSite();
  const options = { siteDir, basePath: "/farm/", pages, browser: "/no/such/browser", log };
  expect(await takeScreenshots(options)).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\/no\/such\/browser does not start/));
});
