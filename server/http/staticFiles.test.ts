// Tests the serving of the built site over real sockets: forms, caching, addresses, files that change.
import { readdir, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { ask, askSlowly, say } from "../testing/ask.ts";
import { pages, photo } from "../testing/makeSite.ts";
import { startTestServer } from "../testing/testServer.ts";

const script = "/assets/app-1a2b3c.js";

test("pages answer at their addresses without a slash", async () => {
  const { port } = await startTestServer();
  for (const [address, content] of [
    ["/", pages.home],
    ["/?from=a", pages.home],
    ["/news", pages.news],
    ["/news/first-harvest", pages.news],
  ] as const) {
    const answer = await ask(port, address);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(content);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
  }
});

test("each kind of file has its exact type", async () => {
  const { port } = await startTestServer();
  for (const [address, type] of [
    [script, "text/javascript; charset=utf-8"],
    ["/assets/photo-4d5e6f.avif", "image/avif"],
    ["/feed.xml", "application/xml; charset=utf-8"],
    ["/feed.json", "application/feed+json; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
  ] as const) {
    expect((await ask(port, address)).headers["content-type"]).toBe(type);
  }
});

test("assets never change, and say so; everything else is asked about again", async () => {
  const { port } = await startTestServer();
  const cacheControl = async (address: string) =>
    (await ask(port, address)).headers["cache-control"];
  expect(await cacheControl(script)).toBe("public, max-age=31536000, immutable");
  expect(await cacheControl("/feed.xml")).toBe("no-cache");
});

test("what Safe reads of the site may be read by all, and nothing else", async () => {
  const { port } = await startTestServer({
    prepare: async (site) => {
      await site.add("manifest.json", "{}");
      await site.add("icon-512.png", photo);
    },
  });
  const sharing = async (address: string, headers = {}) => {
    const answer = await ask(port, address, { headers });
    return [
      answer.status,
      answer.headers["access-control-allow-origin"],
      answer.headers["cross-origin-resource-policy"],
    ];
  };
  expect(await sharing("/manifest.json")).toEqual([200, "*", "cross-origin"]);
  expect(await sharing("/icon-512.png")).toEqual([200, "*", "cross-origin"]);
  expect(await sharing("/icon-512.png", { "If-None-Match": "*" })).toEqual([
    304,
    "*",
    "cross-origin",
  ]);
  expect(await sharing("/feed.json")).toEqual([200, undefined, "same-origin"]);
});

test("the form follows Accept-Encoding and its weights", async () => {
  const { port } = await startTestServer();
  const plain = (body: Buffer) => body.toString();
  const brotli = (body: Buffer) => brotliDecompressSync(body).toString();
  const gzip = (body: Buffer) => gunzipSync(body).toString();
  for (const [accepted, encoding, read] of [
    ["gzip, deflate, br, zstd", "br", brotli],
    ["gzip", "gzip", gzip],
    ["br;q=0.2, gzip;q=0.9", "gzip", gzip],
    ["br;q=0, gzip;q=0", undefined, plain],
    ["identity", undefined, plain],
    ["*", "br", brotli],
    ["brotli", undefined, plain],
  ] as const) {
    for (const [address, content] of [
      [script, pages.script],
      ["/news", pages.news],
    ] as const) {
      const answer = await ask(port, address, { headers: { "Accept-Encoding": accepted } });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      expect(read(answer.body)).toBe(content);
    }
  }
  const none = await ask(port, script);
  expect(none.headers["content-encoding"]).toBeUndefined();
});

test("a file without compressed forms is sent as it is", async () => {
  const { port } = await startTestServer();
  const answer = await ask(port, "/assets/photo-4d5e6f.avif", {
    headers: { "Accept-Encoding": "br, gzip" },
  });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toEqual(photo);
});

test("a file with only one compressed form is sent in that one", async () => {
  const { port } = await startTestServer({
    prepare: async (site) => {
      await site.add("notes.txt", "notes");
      await site.add("notes.txt.gz", gzipSync("notes"));
    },
  });
  const answer = await ask(port, "/notes.txt", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(answer.body).toString()).toBe("notes");
});

test("a file name may hold spaces and accents, however the disk spells them", async () => {
  const { port } = await startTestServer({
    prepare: async (site) => {
      await site.add("my cafe\u0301 100%.txt", "notes");
      await site.add("hidden#1.txt", "hidden");
    },
  });
  expect((await ask(port, "/my%20caf%C3%A9%20100%25.txt")).body.toString()).toBe("notes");
  const hidden = await ask(port, "/hidden%231.txt");
  expect(hidden.status).toBe(404);
  expect(hidden.headers.etag).toBeUndefined();
});

test("an empty file is an empty answer", async () => {
  const { port } = await startTestServer({ prepare: (site) => site.add("empty.txt", "") });
  expect(await ask(port, "/empty.txt")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test("HEAD has the headers of GET and no body", async () => {
  const { port } = await startTestServer();
  for (const address of ["/", script]) {
    const headers = { "Accept-Encoding": "br" };
    const get = await ask(port, address, { headers });
    const head = await ask(port, address, { method: "HEAD", headers });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  }
});

test("a known tag is answered 304, with the headers a cache needs", async () => {
  const { port } = await startTestServer();
  const { etag = "" } = (await ask(port, "/news")).headers;
  for (const given of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    const answer = await ask(port, "/news", { headers: { "If-None-Match": given } });
    expect(answer.status).toBe(304);
    expect(answer.body.length).toBe(0);
    expect(answer.headers).toMatchObject({
      etag,
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
    });
    expect(answer.headers["content-type"]).toBeUndefined();
  }
  for (const given of ['"other"', "", `${etag}x`]) {
    const answer = await ask(port, "/news", { headers: { "If-None-Match": given } });
    expect(answer.status).toBe(200);
  }
});

test("the tag follows the content, not its length or time", async () => {
  const first = await startTestServer({ prepare: (site) => site.add("a.txt", "barley") });
  const same = await startTestServer({ prepare: (site) => site.add("a.txt", "barley") });
  const other = await startTestServer({ prepare: (site) => site.add("a.txt", "millet") });
  const tag = async (port: number) => (await ask(port, "/a.txt")).headers.etag;
  expect(await tag(same.port)).toBe(await tag(first.port));
  expect(await tag(other.port)).not.toBe(await tag(first.port));
});

test("one slash too many is redirected, the query kept", async () => {
  const { port } = await startTestServer();
  const answer = await ask(port, "/news/?page=2");
  expect(answer).toMatchObject({ status: 308, headers: { location: "/news?page=2" } });
  expect((await ask(port, "/robots.txt/")).status).toBe(404);
  expect((await ask(port, "/nowhere/")).status).toBe(404);
});

test("other methods are refused with what is allowed", async () => {
  const { port } = await startTestServer();
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]) {
    const answer = await ask(port, "/news", { method });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "method-not-allowed" });
  }
});

test.each([
  "/..",
  "/../outside.txt",
  "/../../outside.txt",
  "/news/../../outside.txt",
  "/./../outside.txt",
  "/%2e%2e/outside.txt",
  "/%2e%2e%2foutside.txt",
  "/..%2foutside.txt",
  "/..%5coutside.txt",
  "/..\\outside.txt",
  "/%252e%252e/outside.txt",
  "/..;/outside.txt",
  "/....//outside.txt",
  "//outside.txt",
  "///etc/passwd",
  "//etc/passwd",
  "//evil.example/%2f..",
  "/\\evil.example/",
  "/news//",
  "//news",
  "/assets/..%2f..%2fbuild.json",
  "/%c0%ae%c0%ae/outside.txt",
  "/%",
  "/%zz",
  "/%E0%A4%A",
  "/robots.txt%00",
  "/robots.txt%00.html",
  "/.secret",
  "/%2esecret",
  "/index.html.br",
  `${script}.gz`,
  "/news/index.html",
  "/index.html",
  "/404.html",
  "/404",
  "/assets",
  "/assets/",
  "/build.json",
  "/__proto__",
  "/constructor",
  "/NEWS",
  "/news%20",
  "*",
  "/caf\u00e9",
])("%s serves nothing", async (path) => {
  const { port } = await startTestServer();
  const raw = await ask(port, path);
  expect([400, 404]).toContain(raw.status);
  expect(raw.headers.location).toBeUndefined();
  expect(raw.headers.etag).toBeUndefined();
  expect(raw.body.toString()).not.toMatch(/outside the site|hidden|Home|News/);
});

test("Range is not spoken, and no Range can harm", async () => {
  const { port } = await startTestServer();
  for (const range of ["bytes=5-2", "bytes=0-18446744073709551615", "bytes=-5", "x", "bytes=9-"]) {
    const answer = await ask(port, "/news", { headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(pages.news);
  }
});

test("below a base path everything moves there", async () => {
  const { port } = await startTestServer({ basePath: "/farm/" });
  expect((await ask(port, "/farm/")).body.toString()).toBe(pages.home);
  expect((await ask(port, "/farm/news")).body.toString()).toBe(pages.news);
  expect((await ask(port, `/farm${script}`)).body.toString()).toBe(pages.script);
  expect(await ask(port, "/farm")).toMatchObject({ status: 308, headers: { location: "/farm/" } });
  expect(await ask(port, "/farm?a=1")).toMatchObject({ headers: { location: "/farm/?a=1" } });
  expect(await ask(port, "/farm/news/?a")).toMatchObject({ headers: { location: "/farm/news?a" } });
  for (const outside of ["/", "/news", script, "/farms/", "/farm-news", "/farm/farm/news"]) {
    expect((await ask(port, outside)).status).toBe(404);
  }
});

test("a file that vanished after the start breaks one answer, not the server", async () => {
  const { port, site } = await startTestServer();
  await rm(join(site.siteDir, "assets/photo-4d5e6f.avif"));
  await expect(ask(port, "/assets/photo-4d5e6f.avif")).rejects.toThrow();
  expect((await ask(port, "/news")).status).toBe(200);
});

test.each([
  ["shrank", "short"],
  ["grew", "long ".repeat(1000)],
])(
  "a file that %s ends its connection before another answer can be misread",
  async (_, content) => {
    const { port, site } = await startTestServer();
    await writeFile(join(site.siteDir, "feed.xml"), content);
    const both =
      "GET /feed.xml HTTP/1.1\r\nHost: h\r\n\r\n" +
      "GET /news HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";
    const told = await say(port, both).catch(() => "");
    expect(told).not.toContain("News");
    expect((await ask(port, "/news")).status).toBe(200);
  },
);

test("a visitor who leaves in the middle leaves no file open", async () => {
  const big = Buffer.alloc(20_000_000, "a");
  const { port, site } = await startTestServer({ prepare: (made) => made.add("big.bin", big) });
  const path = join(site.siteDir, "big.bin");

  const answer = await askSlowly(port, "/big.bin");
  await vi.waitUntil(() => isOpen(path), { timeout: 5000 });
  answer.destroy();
  await vi.waitUntil(async () => !(await isOpen(path)), { timeout: 5000 });
});

async function isOpen(path: string): Promise<boolean> {
  const descriptors = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")),
  );
  return targets.includes(path);
}

test("two requests on one connection get two whole answers", async () => {
  const { port } = await startTestServer();
  const all = await say(
    port,
    "GET /news HTTP/1.1\r\nHost: h\r\n\r\n" +
      "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
  );
  expect(all.indexOf(pages.news)).toBeGreaterThan(0);
  expect(all.indexOf(pages.home)).toBeGreaterThan(all.indexOf(pages.news));
});
