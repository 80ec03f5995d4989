// Tests over real sockets in which form a file is sent, and what a cache is told of it.
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { photo, script, testPages } from "../testing/makeSite.ts";
import { startTestServer } from "../testing/testServer.ts";

describe("forms of built files", () => {
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
        [script, testPages.script],
        ["/news", testPages.news],
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

  test("HEAD has the headers of GET and no body", async () => {
    const { port } = await startTestServer();
    for (const address of ["/", script]) {
      const headers = { "Accept-Encoding": "br" };
      const get = await ask(port, address, { headers });
      const head = await ask(port, address, { method: "HEAD", headers });
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
      const own = { date: "", "x-request-id": "" };
      expect({ ...head.headers, ...own }).toEqual({ ...get.headers, ...own });
    }
  });

  test("Range is not spoken, and no Range can harm", async () => {
    const { port } = await startTestServer();
    for (const range of [
      "bytes=5-2",
      "bytes=0-18446744073709551615",
      "bytes=-5",
      "x",
      "bytes=9-",
    ]) {
      const answer = await ask(port, "/news", { headers: { Range: range } });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(testPages.news);
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
});
