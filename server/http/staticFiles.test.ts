// Tests over real sockets which addresses lead to files of the built site, and that no other does.
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { script, testPages } from "../testing/makeSite.ts";
import { startTestServer } from "../testing/testServer.ts";

describe("staticFiles", () => {
  test("pages answer at their addresses without a slash", async () => {
    const { port } = await startTestServer();
    for (const [address, content] of [
      ["/", testPages.home],
      ["/?from=a", testPages.home],
      ["/news", testPages.news],
      ["/news/first-harvest", testPages.news],
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
      ["/feed.xml", "application/atom+xml; charset=utf-8"],
      ["/feed.json", "application/feed+json; charset=utf-8"],
      ["/robots.txt", "text/plain; charset=utf-8"],
    ] as const) {
      expect((await ask(port, address)).headers["content-type"]).toBe(type);
    }
  });

  test("of all that begins with a dot only security.txt can be asked for", async () => {
    const { port } = await startTestServer({
      prepare: async (site) => {
        await site.add(".well-known/security.txt", "Contact: mailto:hole@farm.example");
        await site.add(".well-known/other.txt", "hidden");
      },
    });
    const found = await ask(port, "/.well-known/security.txt");
    expect(found.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(found.body.toString()).toContain("Contact: ");
    for (const other of ["/.well-known/other.txt", "/.well-known/security.txt.br", "/.secret"])
      expect((await ask(port, other)).status, other).toBe(404);
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

  const notServed = [
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
  ];

  test("every other address serves nothing", async () => {
    const { port } = await startTestServer();
    for (const path of notServed) {
      const raw = await ask(port, path);
      expect([400, 404], path).toContain(raw.status);
      expect(raw.headers.location, path).toBeUndefined();
      expect(raw.headers.etag, path).toBeUndefined();
      expect(raw.body.toString(), path).not.toMatch(/outside the site|hidden|Home|News/);
    }
  });

  test("below a base path everything moves there", async () => {
    const { port } = await startTestServer({ basePath: "/farm/" });
    expect((await ask(port, "/farm/")).body.toString()).toBe(testPages.home);
    expect((await ask(port, "/farm/news")).body.toString()).toBe(testPages.news);
    expect((await ask(port, `/farm${script}`)).body.toString()).toBe(testPages.script);
    expect(await ask(port, "/farm")).toMatchObject({
      status: 308,
      headers: { location: "/farm/" },
    });
    expect(await ask(port, "/farm?a=1")).toMatchObject({ headers: { location: "/farm/?a=1" } });
    expect(await ask(port, "/farm/news/?a")).toMatchObject({
      headers: { location: "/farm/news?a" },
    });
    for (const outside of ["/", "/news", script, "/farms/", "/farm-news", "/farm/farm/news"]) {
      expect((await ask(port, outside)).status).toBe(404);
    }
  });
});
