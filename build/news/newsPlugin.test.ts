import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { build, createServer, type Rolldown } from "vite";
import { beforeEach, describe, expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import type { Article, PostSummary } from "../../src/news/post.ts";
import { newsPlugin } from "./newsPlugin.ts";

let root: string;

beforeEach(async () => {
  root = await testFolder("news-plugin");
  await writeFile(
    join(root, "entry.js"),
    `export { posts } from "virtual:news";
    export { latest } from "virtual:news/latest";
    export { articles } from "virtual:news/articles";`,
  );
  for (const day of ["01", "02", "03", "04"]) await write(day, `Body of day ${day}.`);
});

const write = (day: string, body: string, title = `Day ${day}`) =>
  writeFile(
    join(root, `2026-11-${day}-day-${day}.md`),
    `---\ntitle: ${title}\ndate: 2026-11-${day}\nsummary: News of ${day}.\ncover: coverPond\n---\n${body}\n`,
  );

const config = () => ({
  root,
  base: "/loam/",
  configFile: false as const,
  logLevel: "silent" as const,
  plugins: [newsPlugin({ folder: root, base: "/loam/" })],
});

async function bundle(): Promise<Rolldown.RolldownOutput["output"]> {
  const entry = join(root, "entry.js");
  const built = await build({
    ...config(),
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  return (built as Rolldown.RolldownOutput).output;
}

describe("newsPlugin", () => {
  test("puts the body of every post in a chunk of its own", async () => {
    const chunks = (await bundle()).filter((part) => part.type === "chunk");
    expect(chunks.find(({ isEntry }) => isEntry)?.code).not.toContain("Body of day");
    for (const day of ["01", "02", "03", "04"]) {
      const holders = chunks.filter(({ code }) => code.includes(`Body of day ${day}.`));
      expect(holders).toHaveLength(1);
      expect(holders[0]?.isDynamicEntry).toBe(true);
    }
  });

  test("publishes the pictures that posts show, under the address the page gives them", async () => {
    await sharp({ create: { width: 4, height: 3, channels: 3, background: "#566a1c" } })
      .webp()
      .toFile(join(root, "duck.webp"));
    await write("05", "![A duck](./duck.webp)");
    const parts = await bundle();
    const asset = parts.find(({ fileName }) => /^assets\/duck-[0-9a-f]{10}\.webp$/.test(fileName));
    const page = parts.find((part) => part.type === "chunk" && part.code.includes("A duck"));
    expect(page?.type === "chunk" && page.code).toContain(`/loam/${asset?.fileName}`);
  });

  test("fails the build over a bad post, naming file and field", async () => {
    await write("05", "[x](javascript:alert(1))", "");
    await expect(bundle()).rejects.toThrow("2026-11-05-day-05.md: title: must not be empty");
  });

  test("serves the lists, the articles and what has changed in them during development", async () => {
    const server = await createServer({
      ...config(),
      appType: "custom",
      server: { middlewareMode: true, ws: false, watch: null },
    });
    try {
      const load = async () => {
        const lists = await server.ssrLoadModule("/entry.js");
        const articles = lists.articles as Record<string, () => Promise<{ default: Article }>>;
        return {
          slugs: (lists.posts as PostSummary[]).map(({ slug }) => slug),
          latest: (lists.latest as PostSummary[]).map(({ slug }) => slug),
          article: (await articles["day-04"]!()).default,
          unknown: articles.constructor,
        };
      };
      expect(await load()).toMatchObject({
        slugs: ["day-04", "day-03", "day-02", "day-01"],
        latest: ["day-04", "day-03", "day-02", "day-01"],
        article: { title: "Day 04", html: "<p>Body of day 04.</p>\n", older: { slug: "day-03" } },
        unknown: undefined,
      });
      await write("04", "Rewritten.");
      for (const environment of Object.values(server.environments)) {
        const hook = server.config.plugins.find(({ name }) => name === "loamstead:news")?.hotUpdate;
        const file = join(root, "2026-11-04-day-04.md");
        (hook as (this: unknown, change: unknown) => void).call({ environment }, { file });
      }
      expect((await load()).article.html).toBe("<p>Rewritten.</p>\n");
    } finally {
      await server.close();
    }
  });
});
