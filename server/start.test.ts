// Tests the server put together: what it tells at the start, and what it answers while it stops.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile } from "./dataFolder.ts";
import { cuttableProxy } from "./store/testing/cuttableProxy.ts";
import { makePlace } from "./store/testing/testDatabase.ts";
import { ask } from "./testing/ask.ts";
import { startTestServer } from "./testing/testServer.ts";

test("the address it gives is that of the site", async () => {
  const { url, port } = await startTestServer({ basePath: "/farm/" });
  expect(url).toBe(`http://localhost:${port}/farm/`);
});

test("a build for another origin is warned of", async () => {
  const other = await startTestServer({ siteOrigin: "https://farm.example" });
  expect(other.logged[0]).toMatchObject({
    level: "warn",
    origin: "http://localhost:4173",
    siteOrigin: "https://farm.example",
  });
  const same = await startTestServer();
  expect(same.logged.map(({ level }) => level)).toEqual(["info"]);
});

test("while it stops it is not ready, and says so to a connection it still serves", async () => {
  const { port, stop } = await startTestServer({
    prepare: (site) => site.add("big.bin", Buffer.alloc(20_000_000, "a")),
  });
  const socket = connect({ host: "127.0.0.1", port }).setEncoding("latin1");
  socket.write("GET /big.bin HTTP/1.1\r\nHost: h\r\n\r\n");
  await new Promise((resolve) => socket.once("readable", resolve));
  const stopped = stop();
  socket.write("GET /readyz HTTP/1.1\r\nHost: h\r\n\r\n");
  let told = "";
  for await (const chunk of socket) told += chunk;
  const last = told.slice(told.lastIndexOf("HTTP/1.1"));
  expect(last).toMatch(/^HTTP\/1.1 503 .*Connection: close.*"failed":\["stopping"\]/s);
  expect(await stopped).toBe("finished");
});

test("its database lies in the data folder, and is closed when it has stopped", async () => {
  const { site, stop } = await startTestServer();
  const log = `${databaseFile(site.dataDir)}-wal`;
  expect(existsSync(log)).toBe(true);
  await stop();
  expect(existsSync(log)).toBe(false);
});

test("a damaged database stops the start, and is named", async () => {
  const starting = startTestServer({
    async prepare({ dataDir }) {
      await mkdir(dataDir);
      await writeFile(databaseFile(dataDir), "Dear diary, ".repeat(1000));
    },
  });
  await expect(starting).rejects.toThrow(/data\/loamstead\.db is not a database/);
});

test("a PostgreSQL server that is lost makes it not ready, until it is there again", async () => {
  const place = await makePlace("postgres");
  onTestFinished(place.remove);
  const proxy = await cuttableProxy(place.url ?? "");
  const { port, site } = await startTestServer({ config: { databaseUrl: proxy.url } });
  expect((await ask(port, "/readyz")).status).toBe(200);
  await proxy.cut();
  const lost = await ask(port, "/readyz");
  expect(lost.status).toBe(503);
  expect(JSON.parse(lost.body.toString())).toMatchObject({ failed: ["database"] });
  expect((await ask(port, "/healthz")).status).toBe(200);
  await proxy.mend();
  expect((await ask(port, "/readyz")).status).toBe(200);
  expect(existsSync(databaseFile(site.dataDir))).toBe(false);
});
