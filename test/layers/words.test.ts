// Holds that what the docs lead to is there: files, and in the glossary the names that they export.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { exportsOf } from "./exportsOf.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

const links = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;
const codePaths =
  /`((?:src|server|packages|build|scripts|localnet|test|bench|drawStills|deploy)\/[^`\s*{}<>…$]+)`/g;

/** Where the links of a page lead, from the root of the repository. */
const linked = (file: string, text: string): string[] =>
  Array.from(text.matchAll(links), ([, to]) => path.join(path.dirname(file), to!));

const named = (text: string): string[] => Array.from(text.matchAll(codePaths), ([, to]) => to!);

const missing = (paths: readonly string[]): string[] =>
  paths.filter((to) => !existsSync(path.join(root, to)));

describe("the docs", () => {
  const pages = globSync(["*.md", "docs/**/*.md", "packages/*/*.md"], { cwd: root });

  test("a link to a file that is gone is found", () => {
    expect(missing(linked("docs/a.md", "[a](../README.md) [b](../gone.ts#at)"))).toEqual([
      "gone.ts",
    ]);
  });

  test("every link leads to a file", () => {
    expect(pages.length).toBeGreaterThan(80);
    const broken = pages.flatMap((file) =>
      missing(linked(file, read(file))).map((to) => `${file}: ${to}`),
    );
    expect(broken).toEqual([]);
  });

  test("every path that a page of today's names is there", () => {
    // A decision tells of its day, and so does the list of changes; CONTRIBUTING names files to be made.
    const today = pages.filter((file) => !/decisions\/|CHANGELOG|CONTRIBUTING/.test(file));
    const gone = today.flatMap((file) => missing(named(read(file))).map((to) => `${file}: ${to}`));
    expect(gone).toEqual([]);
  });
});

describe("docs/words.md", () => {
  const rows = Array.from(
    read("docs/words.md").matchAll(/^\| [^|]+ \| [^|]+ \| (`[^|]+`) \| \[([^\]]+)\]/gm),
    ([, names, file]) => ({ file: file!, names: names!.replaceAll("`", "").split(", ") }),
  );

  test("each word's file exports its name", () => {
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.flatMap(({ file, names }) => {
      const exported = exportsOf(read(file));
      return names.filter((name) => !exported.includes(name)).map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

test("docs/commands.md has every command of package.json, and no other", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const told = Array.from(
    read("docs/commands.md").matchAll(/^\| `npm (?:run )?([\w:-]+)/gm),
    ([, name]) => name!,
  );
  expect([...new Set(told)].sort()).toEqual(Object.keys(scripts).sort());
});

describe("docs/decisions", () => {
  const files = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
  const numberOf = (file: string): string => path.basename(file).slice(0, 4);

  test("each has a status, and what it names as later is later", () => {
    expect(files.length).toBeGreaterThan(80);
    const status =
      /^# (\d{4}) .+\n\n\*\*Status:\*\* (?:stands|(?:narrowed|superseded) by \[(\d{4})\]\(\2-[\w-]+\.md\))\n/;
    const wrong = files.filter((file) => {
      const [, number, later = "9999"] = status.exec(read(file)) ?? [];
      return number !== numberOf(file) || later <= number;
    });
    expect(wrong).toEqual([]);
  });

  test("no number is used twice, and those before 0096 that are not used are named", () => {
    const used = files.map(numberOf);
    expect(new Set(used).size).toBe(used.length);
    const unused = Array.from({ length: 95 }, (_, i) => String(i + 1).padStart(4, "0")).filter(
      (number) => !used.includes(number),
    );
    const [, told = ""] = /there is no ([\d, or]+)\./.exec(read("docs/decisions/README.md")) ?? [];
    expect(told.match(/\d{4}/g)).toEqual(unused);
  });
});
