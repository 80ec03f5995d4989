// Tests that only our own pages' JSON is a write, over a real connection and in many variants.
import { describe, expect, test } from "vitest";
import { ask, sendRawBytes } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { checkWrite } from "./checkWrite.ts";

const siteOrigin = "https://farm.example";
const ours = { Origin: siteOrigin, "Content-Type": "application/json" };

const verdict = (headers: Record<string, string>, method = "POST") =>
  checkWrite(new Request("https://farm.example/api/x", { method, headers }), siteOrigin)?.code;

describe("checkWrite", () => {
  test("a page of ours may write, by every method", () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(verdict(ours, method)).toBe(undefined);
      expect(verdict({ ...ours, "Sec-Fetch-Site": "same-origin" }, method)).toBe(undefined);
      expect(verdict({}, method)).toBe("forbidden-origin");
    }
    expect(verdict({}, "OPTIONS")).toBe("forbidden-origin");
  });

  test("reading needs nothing of this", () => {
    expect(verdict({ Origin: "https://evil.example" }, "GET")).toBe(undefined);
    expect(verdict({}, "HEAD")).toBe(undefined);
  });

  const { Origin: _, ...withoutOrigin } = ours;

  test.each([
    ["no Origin", withoutOrigin],
    ["an empty Origin", { ...ours, Origin: "" }],
    ["null, as from a sandboxed frame", { ...ours, Origin: "null" }],
    ["another site", { ...ours, Origin: "https://evil.example" }],
    ["a sub-domain", { ...ours, Origin: "https://shop.farm.example" }],
    ["the parent domain", { ...ours, Origin: "https://example" }],
    ["a name that begins like ours", { ...ours, Origin: "https://farm.example.evil.com" }],
    ["a name that ends like ours", { ...ours, Origin: "https://evilfarm.example" }],
    ["the insecure origin", { ...ours, Origin: "http://farm.example" }],
    ["another port", { ...ours, Origin: "https://farm.example:8443" }],
    ["the port spelled out", { ...ours, Origin: "https://farm.example:443" }],
    ["upper case", { ...ours, Origin: "https://FARM.example" }],
    ["a slash at the end", { ...ours, Origin: "https://farm.example/" }],
    ["a name before it", { ...ours, Origin: "https://me@farm.example" }],
    ["ours among two", { ...ours, Origin: "https://farm.example, https://evil.example" }],
    ["same site only", { ...ours, "Sec-Fetch-Site": "same-site" }],
    ["cross site", { ...ours, "Sec-Fetch-Site": "cross-site" }],
    ["typed into the address bar", { ...ours, "Sec-Fetch-Site": "none" }],
    ["ours only as referrer", { ...withoutOrigin, Referer: "https://farm.example/" }],
  ])("%s is refused", (_name, headers) => {
    expect(verdict(headers as Record<string, string>)).toBe("forbidden-origin");
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json;x",
    "application/json;charset=utf-8",
    "application/json; charset=latin1",
    "application/json; charset=utf-8; x",
    "text/plain; application/json",
    "application/json, text/plain",
    "application/jsonp",
    "application/csp-report",
    "",
  ])("the content type %j is refused", (type) => {
    expect(verdict({ ...ours, "Content-Type": type })).toBe("unsupported-media-type");
  });

  test("JSON may name its encoding", () => {
    const headers = { ...ours, "Content-Type": "application/json; charset=utf-8" };
    expect(verdict(headers)).toBe(undefined);
  });

  test("a body without a type is refused", () => {
    expect(verdict({ Origin: siteOrigin })).toBe("unsupported-media-type");
  });

  test("headers sent twice count as neither", async () => {
    const { port } = await startTestServer({ siteOrigin });
    const head = "POST /api/x HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: 2\r\n";
    const sent = (...lines: string[]) =>
      sendRawBytes(port, `${head}${lines.join("\r\n")}\r\n\r\n{}`);
    const json = "Content-Type: application/json";
    expect(await sent(`Origin: ${siteOrigin}`, json)).toMatch(/^HTTP\/1.1 404 /);
    expect(await sent(`Origin: ${siteOrigin}`, "Origin: https://evil.example", json)).toMatch(
      /^HTTP\/1.1 403 /,
    );
    expect(await sent(`Origin: ${siteOrigin}`, json, "Content-Type: text/plain")).toMatch(
      /^HTTP\/1.1 415 /,
    );
  });

  test("the refusal is a problem document", async () => {
    const { port } = await startTestServer({ siteOrigin });
    const answer = await ask(port, "/api/x", { method: "POST", body: "{}" });
    expect(answer).toMatchObject({
      status: 403,
      headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
    });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "forbidden-origin" });
  });
});
