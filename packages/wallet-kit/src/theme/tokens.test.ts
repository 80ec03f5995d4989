import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { createTheme } from "./createTheme.ts";

const kit = resolve(import.meta.dirname, "..");
const ui = resolve(kit, "../../ui");

/** Every file that comes along with the kit's doors. */
function filesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, "utf8").matchAll(
    /(?:from|import)\s*\(?\s*"([^"]+)"/g,
  )) {
    const next = name!.startsWith(".")
      ? resolve(dirname(path), name!)
      : resolve(name!.replace("@loamstead/ui", ui));
    if (/\.(tsx?|css)$/.test(next) && existsSync(next)) filesFrom(next, found);
  }
  return found;
}

const doors = ["index.ts", "connected/index.ts", "identity/index.ts"];
const files = new Set(doors.flatMap((door) => [...filesFrom(resolve(kit, door))]));
const sheets = [...files]
  .filter((path) => path.endsWith(".css"))
  .map((path) => readFileSync(path, "utf8"));
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const all = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!));

test("the type names what the style sheets take from a theme, and nothing else", () => {
  const ground = ["tokens.css", "thingTokens.css"].map((name) =>
    readFileSync(resolve(ui, name), "utf8"),
  );
  const given = new Set(all(ground, /^\s+(--[\w-]+):/gm));
  const taken = all(sheets, /var\((--[\w-]+)/g).filter((name) => given.has(name));
  const typed = all(
    [readFileSync(resolve(import.meta.dirname, "tokens.ts"), "utf8")],
    /^ {2}"(--[\w-]+)"\?: string;/gm,
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(typed).toEqual([...new Set(typed)]);
  expect(sorted(typed)).toEqual(sorted(taken));
});

/** Of a colour in sRGB: the hue in degrees, and how light it is. */
function hueOf(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r!, g!, b!), Math.min(r!, g!, b!)];
  const sector = most === r ? (g! - b!) / (most - least) : 2 + (b! - r!) / (most - least);
  return { hue: (sector * 60 + 360) % 360, light: (most + least) / 2 };
}

test("left alone it is green as olives by day and by night, light on that, with a small blur", () => {
  const ours = readFileSync(resolve(ui, "tokens.css"), "utf8");
  const tokenOf = (name: string) => ours.match(new RegExp(`^\\s+${name}: (.+);`, "m"))![1]!;
  const accents = tokenOf("--accent")
    .match(/#[0-9a-f]{6}/g)!
    .map(hueOf);
  expect(accents).toHaveLength(2);
  for (const { hue, light } of accents) {
    expect(hue).toBeGreaterThan(60);
    expect(hue).toBeLessThan(90);
    expect(light).toBeLessThan(0.4);
  }
  expect(hueOf(tokenOf("--on-accent")).light).toBeGreaterThan(0.9);
  expect(tokenOf("--backdrop-blur")).toBe(createTheme({ overlayBlur: "small" })["--backdrop-blur"]);
});

test("no style sheet asks for the visitor's colour scheme, which a site may have its own mind on", () => {
  expect(sheets.filter((sheet) => sheet.includes("prefers-color-scheme"))).toEqual([]);
});
