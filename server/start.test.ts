// Tests the server put together: what it tells at the start, and what it answers while it stops.
import { connect } from "node:net";
import { expect, test } from "vitest";
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
