import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atomFeed, jsonFeed } from "./feeds.ts";
import type { Post } from "./readPosts.ts";

const picture = { path: "assets/duck-1a.webp", width: 8, height: 5, bytes: new Uint8Array() };

const post = (change: Partial<Post> = {}): Post => ({
  file: "2026-11-18-the-ponds.md",
  slug: "the-ponds",
  date: "2026-11-18",
  title: 'Ducks & "drakes" <both>',
  summary: "It's wet & <deep>",
  cover: { kind: "still", name: "coverPond" },
  body: "See [the map](/#world) & `<b>`.\n\n![A duck](./duck.webp)",
  pictures: new Map([["duck.webp", picture]]),
  ...change,
});

const older = post({ slug: "undo", date: "2026-11-11", title: "Undo", body: "Once." });
const options = {
  site: { name: "Hen & Daughters", description: "A <small> farm" },
  posts: [post(), older],
  origin: "https://farm.example",
  base: "/loam/",
};

type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
};

/** A reader stricter than most: it throws at anything that is not well-formed XML of the plain kind. */
function readXml(source: string): Element {
  const document = source.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/, "");
  expect(document).not.toBe(source);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  expect(document).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(document.isWellFormed()).toBe(true);
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const piece = /<(\/?)([a-z]+)((?: [a-z:]+="[^"<>]*")*)(\/?)>|([^<>]+)/y;
  for (let at = 0; at < document.length; at = piece.lastIndex) {
    const found = piece.exec(document);
    if (found === null) throw new Error(`not XML: ${document.slice(at, at + 60)}`);
    const [, close, name = "", attributes = "", alone, text] = found;
    const current = open.at(-1)!;
    if (text !== undefined) current.text += readEntities(text);
    else if (close) expect(open.pop()?.name).toBe(name);
    else {
      const pairs = attributes
        .matchAll(/ ([a-z:]+)="([^"]*)"/g)
        .map(([, key, value]) => [key, readEntities(value!)]);
      const child: Element = {
        name,
        attributes: Object.fromEntries(pairs),
        children: [],
        text: "",
      };
      current.children.push(child);
      if (!alone) open.push(child);
    }
  }
  expect(open).toEqual([root]);
  expect(root.children).toHaveLength(1);
  return root.children[0]!;
}

const known: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const readEntities = (text: string): string =>
  text.replace(/&([^;]{0,6};)?/g, (entity) => {
    const character = known[entity.slice(1, -1)];
    if (character === undefined) throw new Error(`not an entity of XML: ${entity}`);
    return character;
  });

const child = (element: Element, name: string): Element => {
  const found = element.children.filter((each) => each.name === name);
  expect(found, name).toHaveLength(1);
  return found[0]!;
};

/** Halves of surrogate pairs and control characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

describe("atomFeed", () => {
  const feed = readXml(atomFeed(options));
  const entries = feed.children.filter(({ name }) => name === "entry");

  test("has what Atom requires of a feed", () => {
    expect(feed).toMatchObject({
      name: "feed",
      attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" },
    });
    expect(child(feed, "id").text).toBe("https://farm.example/loam/news");
    expect(child(feed, "title").text).toBe("Hen & Daughters news");
    expect(child(feed, "subtitle").text).toBe("A <small> farm");
    expect(child(feed, "updated").text).toBe("2026-11-18T00:00:00Z");
    expect(child(child(feed, "author"), "name").text).toBe("Hen & Daughters");
    const links = feed.children.filter(({ name }) => name === "link");
    expect(links.map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
      ["self", "https://farm.example/loam/feed.xml"],
      ["alternate", "https://farm.example/loam/news"],
    ]);
  });

  test("has what Atom requires of an entry, in the order of the posts", () => {
    expect(entries.map((entry) => child(entry, "id").text)).toEqual([
      "https://farm.example/loam/news/the-ponds",
      "https://farm.example/loam/news/undo",
    ]);
    const entry = entries[0]!;
    expect(child(entry, "title").text).toBe('Ducks & "drakes" <both>');
    expect(child(entry, "summary").text).toBe("It's wet & <deep>");
    expect(child(entry, "published").text).toBe("2026-11-18T00:00:00Z");
    expect(child(entry, "updated").text).toBe("2026-11-18T00:00:00Z");
    expect(child(entry, "link").attributes.href).toBe("https://farm.example/loam/news/the-ponds");
  });

  test("carries the whole post, with addresses that work anywhere", () => {
    const content = child(entries[0]!, "content");
    expect(content.attributes.type).toBe("html");
    expect(content.text).toContain('<a href="https://farm.example/loam/#world">the map</a> &amp; ');
    expect(content.text).toContain("<code>&lt;b&gt;</code>");
    expect(content.text).toContain('src="https://farm.example/loam/assets/duck-1a.webp"');
  });

  test("stays well-formed and loses no visible text, whatever a title says", () => {
    forAll({}, [anyText], (title) => {
      const read = readXml(atomFeed({ ...options, posts: [post({ title })] }));
      const text = child(child(read, "entry"), "title").text;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters XML forbids
      const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
      expect(text).toBe(title.toWellFormed().replace(forbidden, ""));
    });
  });

  test("is a feed even before the first post, and the same for the same posts", () => {
    expect(child(readXml(atomFeed({ ...options, posts: [] })), "updated").text).toMatch(/Z$/);
    expect(atomFeed(options)).toBe(atomFeed(options));
  });
});

describe("jsonFeed", () => {
  const images = new Map([["undo", "/loam/assets/cover-1.webp"]]);
  const feed = JSON.parse(jsonFeed({ ...options, images }));

  test("has what JSON Feed asks of a feed", () => {
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Hen & Daughters news",
      home_page_url: "https://farm.example/loam/news",
      feed_url: "https://farm.example/loam/feed.json",
      language: "en",
      authors: [{ name: "Hen & Daughters", url: "https://farm.example/loam/" }],
    });
  });

  test("carries every post whole, with a stable id, a date and a cover where there is one", () => {
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      id: "https://farm.example/loam/news/the-ponds",
      url: "https://farm.example/loam/news/the-ponds",
      title: 'Ducks & "drakes" <both>',
      date_published: "2026-11-18T00:00:00Z",
    });
    expect(feed.items[0].content_html).toContain('href="https://farm.example/loam/#world"');
    expect(feed.items[0]).not.toHaveProperty("image");
    expect(feed.items[1].image).toBe("https://farm.example/loam/assets/cover-1.webp");
  });
});
