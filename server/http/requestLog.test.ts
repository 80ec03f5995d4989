// Tests that each request leaves one line, and that the line tells no secret.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { ask, askSlowly, sendRawBytes } from "../testing/ask.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";

const lines = (server: TestServer) => server.logged.filter(({ msg }) => msg === "request");

async function oneLine(server: TestServer) {
  await vi.waitUntil(() => lines(server).length > 0, { timeout: 5000 });
  expect(lines(server)).toHaveLength(1);
  return lines(server)[0];
}

describe("requestLog", () => {
  test("a line tells method, path, status, duration and bytes", async () => {
    const server = await startTestServer();
    const told = await sendRawBytes(
      server.port,
      "GET /news HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
    );
    expect(await oneLine(server)).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: /^X-Request-Id: ([\da-f-]{36})\r$/m.exec(told)?.[1],
      method: "GET",
      path: "/news",
      status: 200,
      ms: expect.any(Number),
      bytes: told.length,
      msg: "request",
    });
  });

  test("the path is the one that was asked for, base path included", async () => {
    const server = await startTestServer({ basePath: "/farm/" });
    await ask(server.port, "/farm/api/x");
    expect(await oneLine(server)).toMatchObject({ path: "/farm/api/x", status: 404 });
  });

  test("a refusal tells its code, and what fails tells which request it was", async () => {
    const server = await startTestServer();
    await rm(join(server.site.dataDir, "loamstead.db"));
    const get = () => ask(server.port, "/api/rooms/7h3k9xq2ab");
    const { headers } = await get();
    const id = headers["x-request-id"];
    expect(await oneLine(server)).toMatchObject({ id, status: 503, code: "unavailable" });
    const failed = server.logged.filter(({ level }) => level === "error");
    expect(failed).toMatchObject([{ id, reason: expect.stringContaining("was deleted") }]);
    expect((await get()).headers["x-request-id"]).not.toBe(id);
  });

  test("no account, room, picture or session is named", async () => {
    const server = await startTestServer();
    const account = `0xDa5c${"0".repeat(32)}D253`;
    const paths = [
      "/rooms/7h3k9xq2ab",
      "/rooms/7h3k9xq2ab.png?size=large",
      "/api/gallery/7h3k9xq2ab",
    ];
    paths.push("/api/rooms/7h3k9xq2ab/versions/3", `/pictures/${"ab".repeat(32)}`);
    paths.push(
      `/api/accounts/${account}/rooms`,
      "/api/sessions/7h3k9xq2ab",
      "/api/rooms",
      "/fields/417",
    );
    for (const path of paths) await ask(server.port, path);
    await vi.waitUntil(() => lines(server).length === paths.length);
    expect(lines(server).map(({ path }) => path)).toEqual([
      "/rooms/:id",
      "/rooms/:id.png",
      "/api/gallery/:id",
      "/api/rooms/:id/versions/3",
      "/pictures/:id",
      "/api/accounts/:id/rooms",
      "/api/sessions/:id",
      "/api/rooms",
      "/fields/417",
    ]);
  });

  test("no query, cookie, authorisation or password is written", async () => {
    const server = await startTestServer();
    await sendRawBytes(
      server.port,
      "GET http://me:secret@h/news?secret=1#secret HTTP/1.1\r\nHost: h\r\nConnection: close\r\n" +
        "Cookie: s=secret\r\nAuthorization: Bearer secret\r\nReferer: http://h/?secret\r\n\r\n",
    );
    expect(await oneLine(server)).toMatchObject({ path: "/news", status: 200 });
    expect(JSON.stringify(server.logged)).not.toContain("secret");
  });

  test("no path breaks a line or steers a terminal", async () => {
    const server = await startTestServer();
    for (const raw of ["/a\x1b[2J", "/a\x85", "/a\x9b2J", "/a\tb"]) {
      const told = await sendRawBytes(server.port, `GET ${raw} HTTP/1.1\r\nHost: h\r\n\r\n`);
      expect(told).toMatch(/^HTTP\/1.1 400 /);
    }
    await ask(server.port, "/a%0a%0d%1b[2J");
    expect(await oneLine(server)).toMatchObject({ path: "/a%0a%0d%1b[2J", status: 400 });
  });

  test("a long path is cut", async () => {
    const server = await startTestServer();
    await ask(server.port, `/${"a".repeat(5000)}`);
    expect((await oneLine(server))?.path).toHaveLength(512);
  });

  test("an answer that the visitor did not wait for is marked", async () => {
    const server = await startTestServer({
      prepare: (site) => site.add("big.bin", Buffer.alloc(20_000_000, "a")),
    });
    const answer = await askSlowly(server.port, "/big.bin");
    answer.destroy();
    expect(await oneLine(server)).toMatchObject({ path: "/big.bin", aborted: true });
  });
});
