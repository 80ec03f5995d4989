// Tests that bodies are bounded before they are parsed, and that what is parsed is harmless.
import { createServer, type IncomingHttpHeaders } from "node:http";
import { gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { ask, sendRawBytes } from "../testing/ask.ts";
import { openPort } from "../testing/openPort.ts";
import { problemResponse } from "./problem.ts";
import { nestsDeeperThan, readJson, smallJson } from "./readJson.ts";

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readJson(new Request("http://x/", { method: "POST", body, headers }));
const refused = async (body: BodyInit, headers?: Record<string, string>) => {
  const result = await read(body, headers);
  return result.ok ? result.value : result.reason.code;
};

describe("readJson", () => {
  test("JSON comes out as it was", async () => {
    const value = { a: [1, null, '\u{1f33e} {[ \\" '], b: { c: true } };
    expect(await read(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  test("exactly the limit is read, one byte more is refused", async () => {
    const text = JSON.stringify("x".repeat(smallJson.maxBytes - 2));
    expect((await read(text)).ok).toBe(true);
    expect(await refused(`${text} `)).toBe("too-large");
  });

  test("a body that announces too much is refused unread", async () => {
    let pulled = 0;
    const pull = () => {
      pulled += 1;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const request = new Request("http://x/", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "Content-Length": "8193" },
    } as RequestInit);
    expect(await readJson(request)).toMatchObject({ ok: false, reason: { status: 413 } });
    expect(pulled).toBe(0);
  });

  test("a body that announces nothing is read no further than the limit", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const request = new Request("http://x/", {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect(await readJson(request)).toMatchObject({ ok: false, reason: { status: 413 } });
    expect(sent).toBeLessThan(smallJson.maxBytes + 4 * 1024);
  });

  test.each(["gzip", "br", "deflate", "gzip, identity", "x"])("%s is refused", async (encoding) => {
    const headers = { "Content-Encoding": encoding };
    expect(await refused(gzipSync("{}"), headers)).toBe("unsupported-encoding");
  });

  test.each(["", " ", "{", "{}x", "nul", "'a'", "{a:1}", "[1,]", "\ufeff", "NaN"])(
    "%j is no JSON",
    async (text) => {
      expect(await refused(text)).toBe("bad-request");
    },
  );

  test("bytes that are no UTF-8 are refused", async () => {
    expect(await refused(new Uint8Array([0x22, 0xff, 0x22]))).toBe("bad-request");
  });

  test("numbers without an end, lone surrogates and NUL pass as what JSON says they are", async () => {
    expect(await read('[1e999, "\\ud800", "\\u0000"]')).toEqual({
      ok: true,
      value: [Number.POSITIVE_INFINITY, "\ud800", "\0"],
    });
  });

  test("depth is bounded, however it is written", async () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect((await read(nested(smallJson.maxDepth))).ok).toBe(true);
    expect(await refused(nested(smallJson.maxDepth + 1))).toBe("bad-request");
    expect(await refused("[".repeat(8000))).toBe("bad-request");
    expect(nestsDeeperThan('{"a":'.repeat(10_000), 8)).toBe(true);
    expect(nestsDeeperThan(JSON.stringify({ a: "[[[[[[[[[[[[", b: '\\"{{{{{{{{{{' }), 1)).toBe(
      false,
    );
    expect(nestsDeeperThan(JSON.stringify(Array(1000).fill([])), 2)).toBe(false);
  });

  test.each([
    '{"__proto__": {"isAdmin": true}, "a": 1}',
    '{"\\u005f_proto__": {"isAdmin": true}, "a": 1}',
    '{"a": 1, "__proto__": null}',
  ])("%s makes nobody an admin", async (text) => {
    const body = await read(text);
    if (!body.ok) throw new Error("refused");
    const copy = Object.assign({}, body.value) as Record<string, unknown>;
    expect(copy.isAdmin).toBe(undefined);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy).toEqual({ a: 1 });
    expect(({} as Record<string, unknown>).isAdmin).toBe(undefined);
  });

  test("constructor.prototype is data like any other", async () => {
    const value = { constructor: { prototype: { isAdmin: true } } };
    expect(await read(JSON.stringify(value))).toEqual({ ok: true, value });
    expect(({} as Record<string, unknown>).isAdmin).toBe(undefined);
  });

  async function serve(): Promise<number> {
    const app = new Hono().post("/", async (c) => {
      const body = await readJson(c.req.raw);
      return body.ok ? c.json(body.value as object) : problemResponse(body.reason);
    });
    return openPort(createServer(getRequestListener(app.fetch)));
  }

  test("over a connection, a body that is too large ends it", async () => {
    const port = await serve();
    const whole = await ask(port, "/", { method: "POST", body: '{"a":1}' });
    expect(JSON.parse(whole.body.toString())).toEqual({ a: 1 });

    const post = "POST / HTTP/1.1\r\nHost: h\r\n";
    const announced = await sendRawBytes(port, `${post}Content-Length: 100000000\r\n\r\n{`);
    expect(announced).toMatch(/^HTTP\/1.1 413 .*Connection: close.*"too-large"/is);
    const chunk = `2000\r\n${"x".repeat(0x2000)}\r\n`;
    const endless = await sendRawBytes(
      port,
      `${post}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`,
    );
    expect(endless).toMatch(/^HTTP\/1.1 413 /);
    const headers: IncomingHttpHeaders = (await ask(port, "/", { method: "POST", body: "{}" }))
      .headers;
    expect(headers.connection).toBe("close");
  });
});
