// Tests that what is answered past the framework is the same as by its way, and that all else goes that way.
import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { beginSession } from "../signIn/sessions.ts";
import { openTestDatabase } from "../store/testing/testDatabase.ts";
import { ask, say } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";

const siteOrigin = "https://farm.example";
const direct = "/farm/api/session";
const byRoute = `${direct}?`;

const start = () => startTestServer({ siteOrigin, basePath: "/farm/" });

test("both ways say the same, with the same headers, to whoever is signed in and to a guest", async () => {
  const { port, site } = await start();
  const place = { file: join(site.dataDir, "loamstead.db"), remove: async () => {} };
  const { token } = await beginSession(
    await openTestDatabase("sqlite", { place }),
    { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 1, device: "Firefox" },
    { random: randomBytes, now: Date.now(), replaced: [] },
  );
  for (const headers of [{ Cookie: `a=b; __Host-holder-session=${token}` }, {}]) {
    const [one, other] = [
      await ask(port, direct, { headers }),
      await ask(port, byRoute, { headers }),
    ];
    expect(one.status).toBe(200);
    expect(one.body.toString()).toBe(other.body.toString());
    expect(one.body.toString()).toMatch("Cookie" in headers ? /^\{"address":"0x/ : /^null$/);
    const { date: _, "x-request-id": id, ...told } = one.headers;
    const { date: __, "x-request-id": otherId, ...toldByRoute } = other.headers;
    expect(told).toEqual(toldByRoute);
    expect(told).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": "max-age=31536000",
    });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(id).not.toBe(otherId);
  }
});

test("it is logged and counted as its route is", async () => {
  const server = await start();
  await ask(server.port, direct);
  await ask(server.port, byRoute);
  const lines = () => server.logged.filter(({ msg }) => msg === "request");
  await vi.waitUntil(() => lines().length === 2, { timeout: 5000 });
  for (const line of lines()) {
    expect(line).toMatchObject({
      method: "GET",
      path: direct,
      status: 200,
      bytes: expect.any(Number),
    });
  }
  const token = { config: { metricsToken: "0123456789abcdef" } };
  const counted = await startTestServer(token);
  await ask(counted.port, "/api/session");
  const headers = { Authorization: `Bearer ${token.config.metricsToken}` };
  const metrics = async () => (await ask(counted.port, "/metrics", { headers })).body.toString();
  const line = 'http_requests_total{method="GET",route="/api/session",status="200"} 1';
  await vi.waitUntil(async () => (await metrics()).includes(line), { timeout: 5000 });
});

test("what is not as plain as can be is refused as everywhere", async () => {
  const { port } = await start();
  const status = async (head: string) =>
    (await say(port, `${head}\r\nConnection: close\r\n\r\n`)).slice(9, 12);
  expect(await status(`GET ${direct} HTTP/1.1\r\nHost: h`)).toBe("200");
  expect(await status(`GET ${direct} HTTP/1.1\r\nHost: h\r\nHost: i`)).toBe("400");
  expect(await status(`GET ${direct} HTTP/1.1\r\nHost: a b`)).toBe("400");
  expect(await status(`GET http://h${direct} HTTP/1.1\r\nHost: h`)).toBe("200");
  expect(await status(`HEAD ${direct} HTTP/1.1\r\nHost: h`)).toBe("200");
  expect(await status(`POST ${direct} HTTP/1.1\r\nHost: h\r\nContent-Length: 0`)).toBe("403");
  expect(await status("GET /api/session HTTP/1.1\r\nHost: h")).toBe("404");
});

test("where the database is lost its route tells so", async () => {
  const server = await start();
  await rm(join(server.site.dataDir, "loamstead.db"));
  const headers = { Cookie: `__Host-holder-session=${"A".repeat(43)}` };
  const answer = await ask(server.port, direct, { headers });
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "unavailable" });
  expect(answer.headers["retry-after"]).toBe("5");
});
