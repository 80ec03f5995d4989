// Every drawn picture is one that a still names, and they stay light enough to send.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const images = join(here, "images");
const modules = readdirSync(here).filter((file) => /^[a-z]\w*\.ts$/.test(file));
const kilobytes = (file: string) => statSync(join(images, file)).size / 1000;

/** Largest AVIF in kB for a picture's file at that width; others keep to the common limit. */
const budgets: Record<string, number> = {
  "hero-792.avif": 90,
  "hero-night-792.avif": 90,
  "hero-1584.avif": 260,
  "hero-night-1584.avif": 260,
  "map-1600.avif": 120,
  "map-night-1600.avif": 120,
  "bed-5120.avif": 200,
  "cover-pond-1920.avif": 230,
  "cover-sprout-1920.avif": 230,
  "bed-night-5120.avif": 200,
};
const COMMON = 150;
/** Of the whole country in each season. */
const COUNTRY = { of: /^map-.*2400\.avif$/, most: 200 };
const budgetOf = (file: string): number =>
  budgets[file] ?? (COUNTRY.of.test(file) ? COUNTRY.most : COMMON);
/** Country and dial have each season since they were weighed first, covers their night, crops their stages, rules their chapters. */
const TOGETHER = 12_000;

describe("stills", () => {
  it("keeps each AVIF within its budget", () => {
    const heavy = readdirSync(images)
      .filter((file) => file.endsWith(".avif"))
      .filter((file) => kilobytes(file) > budgetOf(file));
    expect(heavy).toEqual([]);
  });

  it("keeps all pictures together under twelve megabytes", () => {
    const all = readdirSync(images).reduce((sum, file) => sum + kilobytes(file), 0);
    expect(all).toBeLessThan(TOGETHER);
  });

  // That each has its files, the plugin sees to.
  it("holds no picture that nothing names", () => {
    const text = modules.map((module) => readFileSync(join(here, module), "utf8")).join("\n");
    const named = [...text.matchAll(/"virtual:still(-by-hour)?\/([a-z-]+)"/g)].flatMap(
      ([, byHour, name]) => (byHour ? [name, `${name}-night`] : [name]),
    );
    const stemOf = (file: string) => file.replace(/-\d+\.(avif|webp)$/, "");
    const loose = readdirSync(images).filter(
      (file) => !named.includes(stemOf(file)) && !text.includes(`./images/${file}"`),
    );
    expect(loose).toEqual([]);
  });
});
