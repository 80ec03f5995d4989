import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import type { BrandColours } from "../../src/lib/brandColours.ts";
import { brandStyles } from "./brandStyles.ts";
import { fontProblems } from "./fonts.ts";

const house = resolve(import.meta.dirname, "../..");

/** One of our sheets as a studio's pages get it. */
async function sheetFor(root: string, name: string, colours: BrandColours = {}) {
  const file = join(house, "packages/ui", name);
  const plugins = [brandStyles({ root, colours: async () => colours })];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, "build");
  const { code, deps } = await preprocessCSS(await readFile(file, "utf8"), file, config);
  return { code, deps: [...(deps ?? [])] };
}

const font = Buffer.from("wOF2 and what follows");

test("without a studio's word colours and fonts are ours", async () => {
  const root = await testFolder("brand");
  for (const name of ["tokens.css", "fonts.css"]) {
    const { code } = await sheetFor(root, name);
    expect(code).toBe(await readFile(join(house, "packages/ui", name), "utf8"));
  }
});

test("colours take the place of ours, by day and by lamplight; the config is watched", async () => {
  const root = await testFolder("brand");
  const { code, deps } = await sheetFor(root, "tokens.css", { accent: ["#123456", "#654321"] });
  expect(code).toContain("--accent: light-dark(#123456, #654321);");
  expect(code).toContain("--paper: light-dark(#fbf3e1, #1d1b36);");
  expect(deps).toContain(join(root, "site.config.ts"));
});

test("a font takes the place of ours, with what was measured for ours", async () => {
  const root = await testFolder("brand");
  await mkdir(join(root, "content/brand"), { recursive: true });
  await writeFile(join(root, "content/brand/text.woff2"), font);
  const { code } = await sheetFor(root, "fonts.css");
  expect(code).toContain(`url("${join(root, "content/brand/text.woff2")}") format("woff2")`);
  expect(code).toContain("fredoka-first");
  expect(code).toContain("fredoka-rest");
  expect(code).toContain('"Site Headings Fallback"');
  expect(code).not.toMatch(/nunito|"Site Text Fallback"|italic/);
  // It has all of its letters in one file, whatever they are.
  expect(code.match(/content\/brand\/text\.woff2/g)).toHaveLength(1);
  expect(code).toContain("U+0-10FFFF");
});

test("a file that is no font, or too heavy, is named", async () => {
  const root = await testFolder("brand");
  await mkdir(join(root, "content/brand"), { recursive: true });
  await writeFile(join(root, "content/brand/head.woff2"), "OTTO");
  await writeFile(join(root, "content/brand/text.woff2"), Buffer.concat([font], 60_001));
  await writeFile(join(root, "content/brand/text-italic.woff2"), font);
  expect(await fontProblems(root)).toEqual([
    { file: "content/brand/head.woff2", field: "font", problem: "must be a WOFF2 file" },
    {
      file: "content/brand/text.woff2",
      field: "font",
      problem: expect.stringMatching(/^weighs 60001 bytes, at most 60000 may be/),
    },
  ]);
});
