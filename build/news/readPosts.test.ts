import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { describeProblem } from "../content/problem.ts";
import { postArticle } from "./publishPost.ts";
import { readPosts } from "./readPosts.ts";

let folder: string;

beforeEach(async () => {
  folder = await testFolder("posts");
});

const write = (date: string, slug: string, body = "Rain.", cover = "cover: coverPond") =>
  writeFile(
    join(folder, `${date}-${slug}.md`),
    `---\ntitle: About ${slug}\ndate: ${date}\nsummary: Some news.\n${cover}\n---\n${body}\n`,
  );

const draw = (name: string) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: "#566a1c" } })
    .webp()
    .toFile(join(folder, name));

const problems = async () => {
  const read = await readPosts(folder);
  return read.ok ? [] : read.problems.map(describeProblem);
};

describe("readPosts", () => {
  test("sorts posts newest first and knows their neighbours", async () => {
    await write("2026-11-02", "chairs");
    await write("2026-11-18", "ponds");
    await write("2026-11-11", "undo");
    await writeFile(join(folder, ".DS_Store"), "not a post");
    const read = await readPosts(folder);
    if (!read.ok) throw new Error("refused");
    expect(read.posts.map(({ slug }) => slug)).toEqual(["ponds", "undo", "chairs"]);
    expect(postArticle(read.posts, "undo", "/")).toMatchObject({
      html: "<p>Rain.</p>\n",
      newer: { slug: "ponds", title: "About ponds" },
      older: { slug: "chairs", title: "About chairs" },
    });
    expect(postArticle(read.posts, "ponds", "/")).not.toHaveProperty("newer");
    expect(postArticle(read.posts, "geese", "/")).toBeNull();
  });

  test("gives each post the pictures it shows, and no others", async () => {
    await draw("pond.webp");
    await draw("duck.webp");
    await draw("unused.webp");
    const cover = "cover: ./pond.webp\ncoverAlt: A pond";
    await write("2026-11-18", "ponds", "![A duck](./duck.webp)", cover);
    const read = await readPosts(folder);
    if (!read.ok) throw new Error("refused");
    expect([...read.posts[0]!.pictures.keys()].sort()).toEqual(["duck.webp", "pond.webp"]);
    const article = postArticle(read.posts, "ponds", "/loam/");
    expect(article?.cover).toMatchObject({ kind: "file", width: 64, height: 40, alt: "A pond" });
    expect(article?.html).toMatch(/src="\/loam\/assets\/duck-[0-9a-f]{10}\.webp" .*width="64"/);
  });

  test("tells everything that is wrong in any post, with file and field", async () => {
    await write("2026-11-18", "ponds");
    await write("2026-11-19", "ponds");
    await write("2026-11-20", "geese", "[x](javascript:alert(1)) ![y](./goose.webp)");
    await write("2026-11-21", "hens", "Hens.", "cover: ./hen.webp\ncoverAlt: A hen");
    await writeFile(join(folder, "notes.md"), "Just a note.");
    await writeFile(join(folder, "broken.webp"), "not a picture");
    expect(await problems()).toEqual([
      "broken.webp: picture: cannot be read",
      "2026-11-19-ponds.md: file name: takes the address news/ponds, which 2026-11-18-ponds.md has",
      '2026-11-20-geese.md: body: the link "javascript:alert(1)" may only begin with https:, http: or mailto:, or lie on this site',
      '2026-11-20-geese.md: body: the picture "./goose.webp" is not there',
      "2026-11-21-hens.md: cover: ./hen.webp is not there",
      expect.stringMatching(/^notes\.md: file name: /),
      expect.stringMatching(/^notes\.md: front matter: /),
      ...["title", "date", "summary", "cover"].map((field) => `notes.md: ${field}: is missing`),
    ]);
  });

  test("leaves out a post that needs a feature which is switched off, and a wrong one is refused all the same", async () => {
    await write("2026-11-02", "gate", "In.", "cover: coverPond\nneeds: passkeys");
    await write("2026-11-03", "ponds");
    const slugs = async (features?: Record<string, boolean>) => {
      const read = await readPosts(folder, features);
      return read.ok && read.posts.map(({ slug }) => slug);
    };
    expect(await slugs()).toEqual(["ponds", "gate"]);
    expect(await slugs({ passkeys: true })).toEqual(["ponds", "gate"]);
    expect(await slugs({ passkeys: false })).toEqual(["ponds"]);
    await write("2026-11-04", "moon", "Up.", "cover: coverPond\nneeds: moonlight");
    expect(await problems()).toEqual([
      "2026-11-04-moon.md: needs: must be one of signIn, passkeys, play, roomDesigner",
    ]);
  });

  test("takes an empty folder, or none, for no news", async () => {
    expect(await readPosts(folder)).toEqual({ ok: true, posts: [] });
    expect(await readPosts(join(folder, "gone"))).toEqual({ ok: true, posts: [] });
  });

  test("finds the site's own posts fit to publish", async () => {
    const read = await readPosts(resolve(import.meta.dirname, "../../content/news"));
    expect(read.ok ? [] : read.problems.map(describeProblem)).toEqual([]);
    expect(read.ok && read.posts.length).toBeGreaterThan(0);
  });
});
