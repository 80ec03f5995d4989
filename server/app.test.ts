// Tests the routes of health and readiness, and the refusals for everything unknown.
import { rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import type { Env } from "./http/env.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { NotReady } from "./readiness.ts";
import { buildSettings } from "./settings/buildSettings.ts";
import { DatabaseUnavailable } from "./store/driver/unavailable.ts";
import { ask } from "./testing/ask.ts";
import { testPages } from "./testing/makeSite.ts";
import { openPort } from "./testing/openPort.ts";
import { startTestServer } from "./testing/testServer.ts";
import { testSite } from "./testing/testSite.ts";

const siteOrigin = "http://localhost:4173";
const ours = { Origin: siteOrigin, "Content-Type": "application/json" };

const html = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

function bareApp(failed: readonly NotReady[] = [], api: readonly Hono<Env>[] = []) {
  const logged: string[] = [];
  const settings = buildSettings({
    site: testSite,
    rpcUrls: {},
    walletConnectProjectId: undefined,
    siteOrigin,
    passkeyHost: undefined,
    local: undefined,
  });
  if (!settings.ok) throw new Error(settings.reason);
  const app = createApp({
    settings: settings.value,
    siteOrigin,
    basePath: "/",
    metrics: createMetrics(),
    routes: api,
    readiness: { check: async () => failed, markStopping() {} },
    notFoundPage: () => new Response("page", { status: 404 }),
    log: createLog("debug", { write: (line) => void logged.push(line) }),
  });
  return { app, logged };
}

describe("createApp", () => {
  test("alive and ready are told at the root and below the base path", async () => {
    const { port } = await startTestServer({ basePath: "/farm/" });
    for (const prefix of ["", "/farm"]) {
      for (const [path, status] of [
        ["/healthz", "alive"],
        ["/readyz", "ready"],
      ]) {
        const answer = await ask(port, `${prefix}${path}`);
        expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
        expect(JSON.parse(answer.body.toString())).toEqual({ status });
      }
    }
  });

  test("a server that lost its data folder or build is alive but not ready", async () => {
    const { port, site } = await startTestServer();
    await rm(site.dataDir, { recursive: true });
    await rm(join(site.distDir, "build.json"));
    const answer = await ask(port, "/readyz");
    expect(answer).toMatchObject({ status: 503, headers: { "cache-control": "no-store" } });
    expect(JSON.parse(answer.body.toString())).toEqual({
      type: "about:blank",
      title: "Service Unavailable",
      status: 503,
      detail: "The server cannot take requests now.",
      code: "not-ready",
      failed: ["data-folder", "database", "build"],
    });
    expect((await ask(port, "/healthz")).status).toBe(200);
  });

  test("a server that stops is alive but not ready", async () => {
    const { app } = bareApp(["stopping"]);
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/healthz")).status).toBe(200);
  });

  test("the probes answer only GET and HEAD", async () => {
    const { port } = await startTestServer();
    for (const path of ["/healthz", "/readyz"]) {
      const head = await ask(port, path, { method: "HEAD" });
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      const post = await ask(port, path, { method: "POST" });
      expect(post).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    }
  });

  test("below /api everything unknown is a problem document, whatever is accepted", async () => {
    const { port } = await startTestServer();
    for (const path of ["/api", "/api/", "/api/barns/none", "/api/news"]) {
      for (const question of [
        { headers: html },
        { method: "POST", headers: ours, body: "{}" },
        {},
      ]) {
        const answer = await ask(port, path, question);
        expect(answer.status).toBe(404);
        expect(answer.headers).toMatchObject({
          "content-type": "application/problem+json",
          "cache-control": "no-store",
        });
        expect(JSON.parse(answer.body.toString())).toEqual({
          type: "about:blank",
          title: "Not Found",
          status: 404,
          detail: "There is nothing at this address.",
          code: "not-found",
        });
      }
    }
  });

  test("a visitor who asks for a missing page gets the site's own, in the form accepted", async () => {
    const { port } = await startTestServer();
    for (const [accepted, encoding, read] of [
      ["gzip, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["identity", undefined, (body: Buffer) => body],
    ] as const) {
      const headers = { ...html, "Accept-Encoding": accepted };
      const answer = await ask(port, "/nothing/here", { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-length": String(answer.body.length),
        "cache-control": "no-store",
        vary: "Accept, Accept-Encoding",
      });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(read(answer.body).toString()).toBe(testPages.missing);

      const head = await ask(port, "/nothing/here", { method: "HEAD", headers });
      expect(head).toMatchObject({ status: 404, body: Buffer.alloc(0) });
      expect(head.headers["content-length"]).toBe(answer.headers["content-length"]);
      expect(head.headers["content-encoding"]).toBe(encoding);
    }
  });

  test("a program that asks for a missing file gets a problem document", async () => {
    const { port } = await startTestServer();
    for (const question of [
      {},
      { headers: { Accept: "*/*" } },
      { headers: html, method: "POST" },
    ]) {
      const answer = await ask(port, "/assets/gone-1.js", question);
      expect(answer).toMatchObject({
        status: 404,
        headers: { "content-type": "application/problem+json" },
      });
    }
  });

  test("a route that fails is told as 500 without its reason, which is logged", async () => {
    const { app, logged } = bareApp();
    app.get("/api/broken", () => {
      throw new Error("the barn is on fire");
    });
    const answer = await app.request("/api/broken?token=secret");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: "internal", status: 500 });
    expect(text).not.toContain("barn");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("the barn is on fire");
    expect(logged[0]).not.toContain("secret");
  });

  test("a database that cannot be used is told as 503, and its reason only to the log", async () => {
    const { app, logged } = bareApp();
    app.get("/api/broken", () => {
      throw new DatabaseUnavailable("The database /srv/x.db cannot grow: the disk is full.");
    });
    const answer = await app.request("/api/broken");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: "unavailable" });
    expect(text).not.toContain("disk");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("the disk is full");
  });

  test("what may be long is told by its form, and what never is goes out untouched", async () => {
    const short = new Hono<Env>().get("/api/session", (c) => c.json(null));
    const { app } = bareApp([], [short]);
    const get = (path: string) => app.request(path, { headers: { "Accept-Encoding": "br" } });
    const { headers } = await get("/api/openapi.json");
    expect(headers.get("Content-Encoding")).toBe("br");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect((await get("/api/settings")).headers.get("Vary")).toBe("Accept-Encoding");
    expect((await get("/api/session")).headers.get("Vary")).toBeNull();
  });

  test("an upload that finds the disk full is told so, wherever that shows first", async () => {
    const full = (isFull: boolean) =>
      new Hono<Env>().all("/api/*", () => {
        throw new DatabaseUnavailable("The database cannot grow.", { isFull });
      });
    const write = { method: "PUT", body: "{}", headers: ours };
    const picture = { ...write, headers: { ...ours, "Content-Type": "image/png" } };
    const { app } = bareApp([], [full(true)]);
    const answer = await app.request("/api/pictures/x", picture);
    expect([answer.status, (await answer.json()).code]).toEqual([507, "storage-full"]);
    expect((await app.request("/api/rooms/x", write)).status).toBe(503);
    const away = await bareApp([], [full(false)]).app.request("/api/pictures/x", picture);
    expect(away.status).toBe(503);
  });

  test("a write below /api that no page of ours sent reaches no route", async () => {
    let reached = 0;
    const api = new Hono<Env>().post("/api/rooms", (c) => {
      reached += 1;
      return c.json({});
    });
    const { app } = bareApp([], [api]);
    const body = "{}";
    const own = await app.request("/api/rooms", { method: "POST", headers: ours, body });
    expect(own.status).toBe(200);
    const foreign = await app.request("/api/rooms", { method: "POST", body });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: "forbidden-origin" });
    expect(reached).toBe(1);
  });

  test("a body that breaks off logs nothing and harms nothing", async () => {
    const { app, logged } = bareApp();
    let readings = 0;
    app.post("/read", async (c) => {
      try {
        return c.text(await c.req.text());
      } finally {
        readings += 1;
      }
    });
    const server = createServer(getRequestListener(app.fetch));
    const port = await openPort(server);
    const headers = { "Content-Length": "100" };
    const req = request({ host: "127.0.0.1", port, path: "/read", method: "POST", headers });
    req.on("error", () => {});
    server.once("request", () => req.destroy());
    req.write("half");
    await vi.waitUntil(() => readings === 1, { timeout: 5000 });
    const whole = await ask(port, "/read", { method: "POST", body: "whole" });
    expect(whole.body.toString()).toBe("whole");
    expect(logged).toEqual([]);
  });
});
