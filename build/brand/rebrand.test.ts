// Another studio's first day: a copy of the house is made theirs by its config and content alone, and nothing of ours is left in it.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runProgram } from "../../scripts/run/runProgram.ts";
import { soak } from "../../test/soak.ts";
import { house } from "../testing/copyFiles.ts";
import { copyHouse } from "../testing/copyHouse.ts";
import { rebrand } from "../testing/rebrand.ts";

const PATIENCE_MS = 300_000;
const isLong = soak(1, 0) === 1;

/** It goes by blocks of 10,000, however many fields a studio has. */
const lawOfTheLand = /<div class="_law_[\s\S]*?<\/section>/;

/** What each page of the copy says, by its path. */
async function pagesOf(copy: string): Promise<Record<string, string>> {
  const args = ["build/testing/tellPages.ts", ...(isLong ? ["whole"] : [])];
  const env = { NODE_ENV: "production" };
  const { code, output } = await runProgram(process.execPath, args, { cwd: copy, env });
  expect(code, output).toBe(0);
  return JSON.parse(output.trim().split("\n").at(-1)!);
}

it(
  "says nothing of ours, on no page, and the check finds nothing",
  async () => {
    const copy = await copyHouse();
    // Furniture is no brand: it need not be baked anew.
    await mkdir(join(house, ".cache"), { recursive: true });
    await symlink(join(house, ".cache"), join(copy, ".cache"));
    await rebrand(copy);

    const args = ["scripts/brand.ts", "--check"];
    const { code, output } = await runProgram(process.execPath, args, { cwd: copy });
    expect({ code, output }).toEqual({
      code: 0,
      output: "Nothing here is ours any more: it is all yours.\n",
    });

    // To make all sizes of all pictures takes half a minute.
    if (!isLong) await rm(join(copy, "content/pictures"), { recursive: true });
    const pages = await pagesOf(copy);
    const said = Object.entries(pages).filter(([path]) => path !== "style");
    expect(said.length).toBeGreaterThan(5);
    for (const [path, text] of said) {
      const counted = text.replace(lawOfTheLand, "");
      expect(/loamstead|ten thousand|10[,.]?000/i.exec(counted)?.[0], path).toBeUndefined();
      expect(text.toLowerCase(), path).toContain(path === "/favicon.svg" ? "#1f5f8b" : "saltmere");
    }
    const home = pages["/"]!;
    expect(home).toContain("One thousand moorings");
    expect(home).toMatch(/Parishes<\/dt><dd[^>]*>[^<]*\b11</);
    expect(home).toMatch(
      /href="https:\/\/wiki\.saltmere\.test\/start"[^>]*rel="noopener noreferrer"/,
    );
    expect(home).toContain("(opens in a new tab)");
    expect(home).toContain('<circle cx="15" cy="15" r="14" fill="#1f5f8b"');
    if (!isLong) return;

    expect(home).toContain('content="#cfe3f2"');
    expect(home).toMatch(/rel="preload" as="font"[^>]*href="\/assets\/head-/);
    expect(pages.style).toContain("--accent:light-dark(#1f5f8b,#2b6f9e)");
    const assets = await readdir(join(copy, "dist/site/assets"));
    expect(assets.filter((file) => /fredoka|nunito/.test(file))).toEqual([]);
    expect(existsSync(join(copy, "dist/site/icon-512.png"))).toBe(true);
    const ours = await readFile(join(house, "src/stills/images/share.jpg"));
    const share = assets.find((file) => file.startsWith("share-"))!;
    expect(ours.equals(await readFile(join(copy, "dist/site/assets", share)))).toBe(false);
  },
  PATIENCE_MS,
);
