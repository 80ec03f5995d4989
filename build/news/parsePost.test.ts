import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePost } from "./parsePost.ts";

const file = "2026-11-18-the-ponds.md";

const post = (fields: Record<string, string | undefined> = {}, body = "Ducks, mostly.") => {
  const all = {
    title: "The ponds",
    date: "2026-11-18",
    summary: "Still water, and what lives in it.",
    cover: "coverPond",
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
};

const refusals = (name: string, text: string) => {
  const parsed = parsePost(name, text);
  return parsed.ok ? [] : parsed.problems.map(({ field, problem }) => `${field}: ${problem}`);
};

/** Halves of surrogate pairs and control characters included. */
const anyString = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

describe("parsePost", () => {
  test("reads a post", () => {
    expect(parsePost(file, post())).toEqual({
      ok: true,
      post: {
        file,
        slug: "the-ponds",
        date: "2026-11-18",
        title: "The ponds",
        summary: "Still water, and what lives in it.",
        cover: { kind: "still", name: "coverPond" },
        body: "Ducks, mostly.",
      },
    });
  });

  test("reads quoted values, colons, blank lines, a byte order mark and Windows line ends", () => {
    const text = post({ title: '"A \\"good\\" pond: ours"', summary: "'It''s wet'" }).replace(
      "date",
      "\ndate",
    );
    const parsed = parsePost(file, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect(parsed).toMatchObject({
      ok: true,
      post: { title: 'A "good" pond: ours', summary: "It's wet", body: "Ducks, mostly." },
    });
  });

  test("keeps a rule of dashes in the body", () => {
    expect(parsePost(file, post({}, "One\n\n---\n\nTwo"))).toMatchObject({
      post: { body: "One\n\n---\n\nTwo" },
    });
  });

  test("takes a picture beside the post, with its description", () => {
    expect(parsePost(file, post({ cover: "./pond.webp", coverAlt: "A pond" }))).toMatchObject({
      post: { cover: { kind: "file", file: "pond.webp", alt: "A pond" } },
    });
    expect(parsePost(file, post({ coverAlt: "Another view" }))).toMatchObject({
      post: { cover: { kind: "still", name: "coverPond", alt: "Another view" } },
    });
  });

  test.each([
    ["title", { title: undefined }, /is missing/],
    ["title", { title: "   " }, /must not be empty/],
    ["title", { title: "x".repeat(81) }, /at most 80/],
    ["title", { title: '"not closed' }, /quote that is not closed/],
    ["title", { title: "bell \u0007" }, /control characters/],
    ["date", { date: undefined }, /is missing/],
    ["date", { date: "18 November 2026" }, /date of the calendar/],
    ["date", { date: "2026-02-30" }, /date of the calendar/],
    ["date", { date: "2026-11-19" }, /is 2026-11-19, but the file name says 2026-11-18/],
    ["summary", { summary: undefined }, /is missing/],
    ["summary", { summary: "x".repeat(201) }, /at most 200/],
    ["cover", { cover: undefined }, /is missing/],
    ["cover", { cover: "coverDuck" }, /coverPond, coverSprout/],
    ["cover", { cover: "../secret.webp", coverAlt: "A secret" }, /beside the post/],
    ["cover", { cover: "https://example.org/a.webp" }, /beside the post/],
    ["cover", { cover: "./drawing.svg", coverAlt: "A drawing" }, /beside the post/],
    ["coverAlt", { cover: "./pond.webp" }, /is missing/],
    ["coverAlt", { coverAlt: "" }, /must not be empty/],
    ["author", { author: "A hen" }, /is not a field/],
    ["constructor", { constructor: "A hen" }, /is not a field/],
    ["front matter", { ["__proto__"]: "A hen" }, /is not "key: value"/],
  ])("names the field %s of %o", (field, fields, reason) => {
    const found = refusals(file, post(fields as Record<string, string | undefined>));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(reason);
    expect(found[0]?.startsWith(`${field}: `)).toBe(true);
  });

  test.each([
    "the-ponds.md",
    "2026-11-18-.md",
    "2026-11-18-The-Ponds.md",
    "2026-11-18-the--ponds.md",
    "2026-11-18_ponds.md",
    "2026-02-30-ponds.md",
  ])("refuses the file name %s", (name) => {
    expect(refusals(name, post()).join("\n")).toMatch(/^file name: /m);
  });

  test("refuses an empty body, front matter that is missing or open, and lines that are no fields", () => {
    expect(refusals(file, post({}, " \n"))).toEqual(["body: must not be empty"]);
    expect(refusals(file, "Just words.")).toContain(
      "front matter: must begin on the first line with ---",
    );
    expect(refusals(file, "---\ntitle: x\n")).toContain(
      "front matter: must end with a line of ---",
    );
    expect(refusals(file, post().replace("title: The ponds", "title The ponds"))).toContain(
      'front matter: line 2 is not "key: value"',
    );
    expect(refusals(file, post({ summary: "One\nsummary: Two" }))).toEqual([
      "summary: is given twice",
    ]);
  });

  test("tells every problem at once, each with the file", () => {
    const parsed = parsePost(file, post({ title: "", date: "soon", cover: "x", mood: "dry" }, ""));
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(new Set(parsed.problems.map((problem) => problem.file))).toEqual(new Set([file]));
    expect(parsed.problems.map(({ field }) => field).sort()).toEqual([
      "body",
      "cover",
      "date",
      "mood",
      "title",
    ]);
  });

  test("never throws, whatever the text or the name", () => {
    const key = fc.constantFrom("title", "date", "summary", "cover", "coverAlt", "__proto__", "é");
    const line = fc.tuple(key, anyString).map(([k, value]) => `${k}: ${value}`);
    const matter = fc
      .tuple(fc.array(line), fc.string())
      .map(([lines, body]) => `---\n${lines.join("\n")}\n---\n${body}`);
    const text = fc.oneof(anyString, matter);
    const name = fc.oneof(fc.constant(file), fc.string());
    forAll({}, [name, text], (anyName, anyText) => {
      const parsed = parsePost(anyName, anyText);
      if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
    });
  });
});
