// Tests the server put together: what it tells at the start, and what it answers while it stops.
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { signInStatement } from "../src/lib/signInStatement.ts";
import { databaseFile } from "./dataFolder.ts";
import { startStore } from "./files/testing/startStore.ts";
import { messageFor, openTestBrowser } from "./signIn/testing/browser.ts";
import { cuttableProxy } from "./store/testing/cuttableProxy.ts";
import { makePlace } from "./store/testing/testDatabase.ts";
import { ask } from "./testing/ask.ts";
import { fakeDrawers } from "./testing/fakeDrawer.ts";
import { openPort } from "./testing/openPort.ts";
import { startTestServer, type TestServer } from "./testing/testServer.ts";

describe("start of the server", () => {
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

  test("a site behind TLS that trusts no proxy is warned of, and so is the first to forward", async () => {
    const siteOrigin = "https://farm.example";
    const warnings = ({ logged }: TestServer) =>
      logged.filter(({ level, origin }) => level === "warn" && !origin).map(({ msg }) => msg);
    const bare = await startTestServer({ siteOrigin });
    const json = { Origin: siteOrigin, "Content-Type": "application/json" };
    for (let i = 0; i < 2; i += 1) {
      const headers = { ...json, "X-Forwarded-For": "::1" };
      await ask(bare.port, "/api/sign-in/nonce", { method: "POST", headers, body: "{}" });
    }
    expect(warnings(bare)).toEqual([
      "TRUSTED_PROXIES is not set: behind a proxy all visitors share the limits of one",
      "X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name, and is not believed: " +
        "all visitors from there share the limits of one",
    ]);
    const trusting = await startTestServer({
      siteOrigin,
      config: { trustedProxies: ["127.0.0.1"] },
    });
    expect(warnings(trusting)).toEqual([]);
  });

  test("the server's own nodes are asked by it, and told to nobody", async () => {
    const asked: string[] = [];
    const magicValue = `0x1626ba7e${"0".repeat(56)}`;
    const node = createServer(async (req, res) => {
      const { method } = (await json(req)) as { method: string };
      asked.push(method);
      res.end(
        JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          result: method === "eth_call" ? magicValue : "0x1",
        }),
      );
    });
    const own = `http://127.0.0.1:${await openPort(node)}/secret`;
    const siteOrigin = "http://localhost:4173";
    const { port } = await startTestServer({
      config: { serverRpcUrls: { SERVER_RPC_URLS: [own] } },
    });
    const settings = await ask(port, "/api/settings");
    expect(settings.body.toString()).toContain("https://node.farm.test/key");
    for (const answer of [settings, await ask(port, "/"), await ask(port, "/api/openapi.json")]) {
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain("secret");
    }
    const browser = openTestBrowser(port, { siteOrigin });
    const message = messageFor(
      "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      await browser.nonce(),
      { siteOrigin, statement: signInStatement },
    );
    expect((await browser.verify(message, "0x")).status).toBe(200);
    expect(asked).toEqual(["eth_chainId", "eth_call"]);
    const stray = { config: { serverRpcUrls: { SERVER_RPC_URLS_5: [own] } } };
    await expect(startTestServer(stray)).rejects.toThrow(
      "SERVER_RPC_URLS_5: site.config.ts names no such chain",
    );
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

  test("with a bucket, what one machine drew another gives out", async () => {
    const { bucket, stop } = await startStore();
    const machines = await Promise.all(
      [1, 2].map(async () => {
        const fake = fakeDrawers();
        const server = await startTestServer({
          config: { bucket },
          drawing: { openDrawer: fake.open },
        });
        return { fake, server };
      }),
    );
    const pictures = [];
    for (const { server } of machines) {
      pictures.push(await ask(server.port, "/fields/7.png"));
      expect(await readdir(server.site.dataDir)).not.toContain("fields");
    }
    expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
    expect(pictures[1]!.body).toEqual(pictures[0]!.body);
    expect(machines.map(({ fake }) => fake.begun.length)).toEqual([2, 0]);
    const { port } = machines[0]!.server;
    expect((await ask(machines[1]!.server.port, "/readyz")).status).toBe(200);

    const wrong = { ...bucket, secretAccessKey: "other" };
    await expect(startTestServer({ config: { bucket: wrong } })).rejects.toThrow(
      "The bucket that PICTURES_URL names cannot be used with the keys that are given: " +
        "the bucket answered 403 SignatureDoesNotMatch.",
    );

    // Lost, it costs no visitor a picture that can be drawn.
    await stop();
    const ready = await ask(port, "/readyz");
    expect([ready.status, ready.body.toString()]).toEqual([
      503,
      expect.stringContaining("pictures"),
    ]);
    expect((await ask(port, "/fields/8.png")).status).toBe(200);
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
});
