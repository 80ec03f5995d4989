// Tests what the running server tells of itself, and to whom.
import type { IncomingMessage } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { tallyFarms } from "../farms/tallyFarms.ts";
import { openTestDatabase } from "../store/testing/testDatabase.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { mayReadMetrics } from "./mayReadMetrics.ts";
import { createMetrics, measureDatabase } from "./metrics.ts";

describe("metrics", () => {
  test("requests are counted by route and status, refusals by code, and no path of a visitor's is a label", async () => {
    const { port } = await startTestServer({ basePath: "/farm/" });
    await ask(port, "/farm/");
    await ask(port, "/farm/news");
    await ask(port, "/farm/healthz");
    await ask(port, "/farm/api/secret-of-mine");
    await ask(port, "/elsewhere-of-mine");
    await ask(port, "/farm/api/x", { method: "POST" });
    const read = async () => (await ask(port, "/metrics")).body.toString();
    // A request counts when its connection has taken the answer, a moment after the client has it.
    await vi.waitUntil(async () => (await read()).includes('route="none",status="404"'), {
      timeout: 5000,
    });
    const answer = await ask(port, "/metrics");
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "content-type": "text/plain; version=0.0.4; charset=utf-8",
        "cache-control": "no-store",
      },
    });
    const lines = answer.body.toString().split("\n");
    for (const line of [
      'http_requests_total{method="GET",route="files",status="200"} 2',
      'http_requests_total{method="GET",route="/healthz",status="200"} 1',
      'http_requests_total{method="GET",route="/api/*",status="404"} 1',
      'http_requests_total{method="POST",route="/api/*",status="403"} 1',
      'http_requests_total{method="GET",route="none",status="404"} 1',
      'http_request_duration_seconds_count{route="files"} 2',
      'http_refusals_total{code="not-found"} 2',
      'http_refusals_total{code="forbidden-origin"} 1',
    ]) {
      expect(lines).toContain(line);
    }
    const text = lines.join("\n");
    expect(text).not.toContain("of-mine");
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).toMatch(/^http_open_connections \d+$/m);
  });

  test("the metrics are for this machine alone, unless a token is set: then for who knows it", async () => {
    const open = await startTestServer();
    expect((await ask(open.port, "/metrics")).status).toBe(200);
    expect((await ask(open.port, "/metrics", { method: "POST" })).status).toBe(405);
    const headers = { "X-Forwarded-For": "127.0.0.1" };
    const passedOn = await ask(open.port, "/metrics", { headers });
    expect(passedOn).toMatchObject({ status: 401, headers: { "www-authenticate": "Bearer" } });

    const metricsToken = "0123456789abcdef";
    const closed = await startTestServer({ config: { metricsToken } });
    const status = async (authorization?: string) =>
      (
        await ask(closed.port, "/metrics", {
          headers: { ...headers, ...(authorization && { Authorization: authorization }) },
        })
      ).status;
    expect(await status()).toBe(401);
    expect(await status(metricsToken)).toBe(401);
    expect(await status("Bearer 0123456789abcdeg")).toBe(401);
    expect(await status(`Bearer ${metricsToken}`)).toBe(200);
  });

  test("behind a proxy they are for nobody without a token: not every proxy says that it is one", async () => {
    const named = await startTestServer({ config: { trustedProxies: ["10.0.0.1"] } });
    expect((await ask(named.port, "/metrics")).status).toBe(401);
    // Nobody named it, but whoever speaks TLS to the visitors is one.
    const unnamed = await startTestServer({ siteOrigin: "https://farm.example" });
    expect((await ask(unnamed.port, "/metrics")).status).toBe(401);
  });

  test.each([
    ["127.0.0.1", {}, true],
    ["127.8.9.1", {}, true],
    ["::1", {}, true],
    ["::ffff:127.0.0.1", {}, true],
    ["10.0.0.1", {}, false],
    ["2001:db8::1", {}, false],
    [undefined, {}, false],
    ["127.0.0.1", { "x-forwarded-for": "" }, false],
    ["127.0.0.1", { forwarded: "for=127.0.0.1" }, false],
    ["127.0.0.1", { via: "1.1 proxy" }, false],
    ["::1", { "x-real-ip": "127.0.0.1" }, false],
  ])("from %s with %j: %s", (remoteAddress, headers, allowed) => {
    const socket = { remoteAddress } as IncomingMessage["socket"];
    expect(mayReadMetrics({ socket, headers }, undefined)).toBe(allowed);
  });

  test("calls of the database are timed, and failed ones counted", async () => {
    const metrics = createMetrics();
    let at = 0;
    const database = measureDatabase(await openTestDatabase("sqlite"), metrics, () => {
      at += 20;
      return at;
    });
    await database.rows("select 1 as one");
    await database.transaction((tx) => tx.rows("select 1 as one"));
    await database.change("nonsense").catch(() => {});
    const lines = metrics.text().split("\n");
    for (const line of [
      'database_duration_seconds_sum{call="rows"} 0.02',
      'database_duration_seconds_count{call="transaction"} 1',
      'database_duration_seconds_count{call="change"} 1',
      'database_errors_total{call="change"} 1',
    ]) {
      expect(lines).toContain(line);
    }
  });

  test("what farms take is counted from nought on, and what is refused by its reason", () => {
    const metrics = createMetrics();
    const tally = tallyFarms(metrics);
    expect(metrics.text()).toContain("\nfarm_hash_mismatch_total 0\n");
    tally.batch({ events: 25, bytes: 700, redated: 2 });
    tally.batch({ events: 5, bytes: 300, redated: 0 });
    for (const reason of ["earlier", "short", "earlier"]) tally.refusal(reason);
    tally.mismatch();
    const lines = metrics.text().split("\n");
    for (const line of [
      "farm_events_total 30",
      "farm_bytes_total 1000",
      "farm_redated_events_total 2",
      'farm_refused_events_total{reason="earlier"} 2',
      'farm_refused_events_total{reason="short"} 1',
      "farm_hash_mismatch_total 1",
    ])
      expect(lines).toContain(line);
  });
});
