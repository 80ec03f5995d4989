// Rules for all style sheets: colours and widths have names, and no class is left behind.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const files = ["src", "packages"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  ),
);
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sheets = files.filter((path) => path.endsWith(".css"));
const sources = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path));

/** Without comments and addresses; lines stay where they are. */
const bare = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/url\([^)]*\)/g, "url()");

function* linesWith(pattern: RegExp, isHeld: (path: string) => boolean) {
  for (const path of sheets.filter(isHeld))
    for (const [at, line] of bare(read(path)).split("\n").entries())
      if (pattern.test(line)) yield `${path}:${at + 1} ${line.trim()}`;
}

const isTokens = (path: string) => /tokens(\.module)?\.css$/i.test(path);
const colour =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|[:,(]\s*(white|black|gr[ae]y|red|green|blue|gold|orange|brown|yellow|pink|purple)\b/i;

test("colours stand in the token files alone", () => {
  expect([...linesWith(colour, (path) => !isTokens(path))]).toEqual([]);
});

test("media queries name their widths", () => {
  const measured =
    /@media[^{]*\b(width|height)\b\s*[<>=:]+\s*\d|@media[^{]*\d\w*\s*[<>=]+\s*(width|height)\b/;
  expect([...linesWith(measured, () => true)]).toEqual([]);
});

const known = new Map<string, ReadonlySet<string>>();
for (const path of sources)
  for (const [, name, from] of read(path).matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
    const ours = /^@loamstead\/(.+)/.exec(from!)?.[1];
    const sheet = ours ? join("packages", ours) : join(dirname(path), from!);
    const used = read(path).matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[(?!"))`, "g"));
    // Who looks a class up by a name that is only known later may want any of them.
    const names = [...used].map(([, plain]) => plain ?? "*");
    known.set(sheet, new Set([...(known.get(sheet) ?? []), ...names]));
  }

test("every class of a module is used by those who import it", () => {
  const left = sheets
    .filter((path) => path.endsWith(".module.css") && !known.get(path)?.has("*"))
    .flatMap((path) => {
      const classes = new Set(
        [...bare(read(path)).matchAll(/\.([a-z][\w]*)(?![\w(])/gi)].map(([, name]) => name!),
      );
      return [...classes]
        .filter((name) => !known.get(path)?.has(name))
        .map((name) => `${basename(path)} .${name}`);
    });
  expect(left).toEqual([]);
});
