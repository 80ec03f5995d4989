// Tests the limits on what one client may hold, and the words for a port that cannot be had.
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ask, askSlowly, sendRawBytes } from "../testing/ask.ts";
import { openPort } from "../testing/openPort.ts";
import { startTestServer } from "../testing/testServer.ts";
import { defaultLimits, listen } from "./listen.ts";

const soon = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

describe("listen", () => {
  test("the limits are these", () => {
    expect(defaultLimits).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      idleTimeout: 125_000,
      maxHeaderSize: 16_384,
      maxConnections: 4_096,
      maxUnderWay: 2_048,
      maxBytesUnderWay: 256 * 2 ** 20,
    });
  });

  test("a client that sends its headers too slowly is closed", async () => {
    const { port } = await startTestServer({ limits: soon });
    expect(await sendRawBytes(port, "GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ")).toMatch(
      /^HTTP\/1.1 408 /,
    );
  });

  test("a client that sends its body too slowly is closed", async () => {
    const { port } = await startTestServer({ limits: soon });
    const told = await sendRawBytes(
      port,
      "POST /news HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nhalf",
    );
    expect(told).toMatch(/^HTTP\/1.1 405 /);
  });

  test("a client that reads its answer no further is closed", async () => {
    const { port, logged } = await startTestServer({
      limits: { idleTimeout: 100 },
      prepare: (site) => site.add("big.bin", Buffer.alloc(20_000_000, "a")),
    });
    await askSlowly(port, "/big.bin");
    await vi.waitUntil(() => logged.some(({ aborted }) => aborted), { timeout: 5000 });
  });

  test("what is no request is answered like everything else, logged and counted", async () => {
    const metricsToken = "0123456789abcdef";
    const { port, logged } = await startTestServer({
      limits: soon,
      siteOrigin: "https://farm.test",
      config: { metricsToken },
    });
    const asked = [
      [400, "bad-request", "NONSENSE\r\n\r\n"],
      [408, "too-slow", "GET / HTTP/1.1\r\nHost: h\r\nX-Slow: "],
      [431, "headers-too-large", `GET / HTTP/1.1\r\nHost: h\r\nX: ${"x".repeat(17_000)}\r\n\r\n`],
      [405, "method-not-allowed", "CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n"],
      [400, "bad-request", "GET / HTTP/1.1\r\nHost: h\r\nHost: g\r\nConnection: close\r\n\r\n"],
    ] as const;
    for (const [status, code, bytes] of asked) {
      const told = await sendRawBytes(port, bytes);
      expect(told).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const header of [
        "Content-Security-Policy: default-src",
        "Strict-Transport-Security: ",
      ]) {
        expect(told).toContain(`\r\n${header}`);
      }
      expect(told).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n.*\r\nConnection: close\r\n/s);
      const body = told.slice(told.indexOf("\r\n\r\n") + 4);
      expect(JSON.parse(body)).toMatchObject({ status, code });
    }
    const told = () => logged.flatMap(({ msg, status }) => (/request$/.test(msg) ? [status] : []));
    await vi.waitUntil(() => told().length === 5);
    expect(told()).toEqual([400, 408, 431, 405, 400]);
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metrics = (await ask(port, "/metrics", { headers })).body.toString();
    expect(metrics).toContain('http_requests_total{method="none",route="none",status="431"} 1');
    expect(metrics).toContain('http_refusals_total{code="too-slow"} 1');
  });

  test("a connection too many is turned away, and counted", async () => {
    const { port } = await startTestServer({ limits: { maxConnections: 1 } });
    const held = connect({ host: "127.0.0.1", port });
    onTestFinished(() => void held.destroy());
    await new Promise((resolve) => held.once("connect", resolve));
    await expect(ask(port, "/healthz")).rejects.toThrow();
    held.write("GET /metrics HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
    expect(await text(held)).toContain("http_dropped_connections_total 1");
  });

  test("a client that opens a connection and says nothing is closed", async () => {
    const { port } = await startTestServer({ limits: soon });
    expect(await sendRawBytes(port, "")).toMatch(/^(HTTP\/1.1 408 .*)?/s);
  });

  test("an idle connection is closed after its answer", async () => {
    const { port } = await startTestServer({ limits: { idleTimeout: 50 } });
    const told = await sendRawBytes(port, "GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n");
    expect(told).toMatch(/^HTTP\/1.1 200 .*Connection: keep-alive.*alive"\}$/s);
  });

  test("headers over 16 KB are refused", async () => {
    const { port } = await startTestServer();
    const request = (size: number) =>
      sendRawBytes(
        port,
        `GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\nX: ${"a".repeat(size)}\r\n\r\n`,
      );
    expect(await request(17_000)).toMatch(/^HTTP\/1.1 431 /);
    expect(await request(15_000)).toMatch(/^HTTP\/1.1 200 /);
  });

  test.each([
    "GET / HTTP/1.1\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: h\r\n Folded: x\r\n\r\n",
    "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00",
  ])("%j is no request", async (bytes) => {
    const { port } = await startTestServer();
    expect(await sendRawBytes(port, bytes)).toMatch(/^HTTP\/1.1 400 /);
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  test("a probe of HTTP/1.0 needs no Host", async () => {
    const { port } = await startTestServer();
    expect(await sendRawBytes(port, "GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  });

  test("connections over the limit are not taken", async () => {
    const { port } = await startTestServer({ limits: { maxConnections: 1, ...soon } });
    const first = sendRawBytes(port, "GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ");
    const second = await sendRawBytes(
      port,
      "GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    ).catch(() => "");
    expect(second).toBe("");
    expect(await first).toMatch(/^HTTP\/1.1 408 /);
  });

  test("a port in use is told, with what to do", async () => {
    const port = await openPort(createServer());
    expect(await listen(() => {}, { host: "127.0.0.1", port })).toEqual({
      ok: false,
      reason: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.`,
    });
  });

  test("a host that is not of this machine is told", async () => {
    const refused = await listen(() => {}, { host: "192.0.2.1", port: 0 });
    expect(refused).toEqual({
      ok: false,
      reason:
        "HOST is 192.0.2.1, which is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.",
    });
  });
});
