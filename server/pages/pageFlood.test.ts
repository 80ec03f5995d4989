// Tests that a flood of pages costs whoever makes it, and nobody else: turns, places, and nothing for whoever has left.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { accept, type Result } from "@loamstead/lib/result.ts";
import { expect, test, vi } from "vitest";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import type { PageAnswer, PageJob, PageProcess } from "./pageJobs.ts";

/** Draws a word, once the test says so. */
function slowProcesses() {
  const begun: PageJob[] = [];
  const mayFinish = Promise.withResolvers<void>();
  const open = (): PageProcess => ({
    async run(job): Promise<Result<PageAnswer>> {
      begun.push(job);
      await mayFinish.promise;
      const bytes = new Uint8Array(Buffer.from("drawn"));
      return accept({ etag: "", plain: bytes, br: bytes, gzip: bytes });
    },
    end: async () => {},
  });
  /** All that has begun is drawn, and whatever comes from now on. */
  return { begun, open, finishAll: mayFinish.resolve };
}

async function start() {
  const pages = slowProcesses();
  const server = await startTestServer({
    openPageProcess: pages.open,
    studio: { ...testSite, collection: { ...testSite.collection, size: 1000 } },
    config: { trustedProxies: ["127.0.0.1"] },
  });
  const from = (address: string, path: string) =>
    ask(server.port, path, { headers: { "X-Forwarded-For": address } });
  const { logged } = server;
  const isOver = (requests: number) => () =>
    logged.filter(({ msg }) => msg === "request").length === requests;
  return { ...pages, ...server, from, isOver };
}

const inAPacket = (count: number, close = "") =>
  Array.from(
    { length: count },
    (_, n) => `GET /fields/${n} HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 192.0.2.1\r\n${close}\r\n`,
  );

async function write(port: number, bytes: string) {
  const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

test("of a packet of pages at most one is being drawn, and none once the visitor has left", async () => {
  const { port, begun, finishAll, isOver } = await start();
  const socket = await write(port, inAPacket(30).join(""));
  await vi.waitUntil(() => begun.length === 1);
  await setTimeout(50);
  socket.destroy();
  await vi.waitUntil(isOver(1));
  finishAll();
  await setTimeout(50);
  expect(begun).toHaveLength(1);
});

test("pages of those who ask and leave are not drawn, and others have theirs", async () => {
  const { port, begun, finishAll, from, isOver } = await start();
  const sockets = await Promise.all(inAPacket(40).map((bytes) => write(port, bytes)));
  await vi.waitUntil(() => begun.length > 0);
  const drawing = begun.length;
  await setTimeout(100);
  for (const socket of sockets) socket.destroy();
  await vi.waitUntil(isOver(40));
  const other = from("192.0.2.2", "/fields/77");
  await setTimeout(50);
  finishAll();
  expect((await other).status).toBe(200);
  expect(begun).toHaveLength(drawing + 1);
  expect(begun.at(-1)).toMatchObject({ path: "/fields/77" });
});

test("eight of a network wait, more are told to come back, and another visitor has a turn before them", async () => {
  const { begun, finishAll, from } = await start();
  const mine = Array.from({ length: 20 }, (_, n) => from("192.0.2.1", `/fields/${n}`));
  await vi.waitUntil(() => begun.length > 0);
  const refused = await Promise.race(mine);
  expect(refused.status).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  const drawing = begun.length;
  // That a ninth is told to come back shows that eight of the other visitor's wait.
  const theirs = Array.from({ length: 9 }, (_, n) => from("192.0.2.2", `/fields/7${n}`));
  expect((await Promise.race(theirs)).status).toBe(503);
  finishAll();
  const served = (await Promise.all(theirs)).filter(({ status }) => status === 200);
  expect(served).toHaveLength(8);
  expect(begun.slice(drawing, drawing + 2)).toContainEqual(
    expect.objectContaining({ path: expect.stringMatching(/^\/fields\/7\d$/) }),
  );
  const statuses = (await Promise.all(mine)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(drawing + 8);
});

test("a network has 120 pages drawn a minute; those that are kept do not count", async () => {
  const { begun, finishAll, from } = await start();
  finishAll();
  const status = async (address: string, path: string) => (await from(address, path)).status;
  for (let n = 0; n < 120; n += 1) expect(await status("192.0.2.1", `/fields/${n}`)).toBe(200);
  expect(await status("192.0.2.1", "/fields/200")).toBe(429);
  expect(await status("192.0.2.1", "/fields/1")).toBe(200);
  expect(await status("192.0.2.2", "/fields/200")).toBe(200);
  expect(begun).toHaveLength(121);
});
