// Measures how long the owners of ten thousand fields take to be read from a chain, and to be served.

import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createPublicClient, http } from "viem";
import { collectionAddress } from "../localnet/chain/collection.ts";
import { startChain } from "../localnet/chain/startChain.ts";
import type { Env } from "../server/http/env.ts";
import { createLog } from "../server/log.ts";
import { createIndexer } from "../server/ownership/ownershipIndexer.ts";
import { addOwnersRoute } from "../server/ownership/ownersRoute.ts";
import { createOwnersSource } from "../server/ownership/ownersSource.ts";
import { chainReader } from "../server/ownership/transfers.ts";
import { openDatabase } from "../server/store/openDatabase.ts";
import { describeTimes } from "./signIn/describeTimes.ts";

const size = 10_000;
const asked = 300;
const limits = { indexMs: 10_000, answerMs: 20, bytes: 120_000 };
const scope = `1:${collectionAddress.toLowerCase()}`;

async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "loamstead-bench-"));
  const log = createLog("silent");
  const chain = await startChain({ siteOrigin: "http://localhost" });
  const opened = await openDatabase({ file: join(folder, "bench.db"), log });
  if (!opened.ok) throw new Error(opened.reason);
  const db = opened.value;
  const server = createServer();
  try {
    const indexer = createIndexer({
      db,
      chain: chainReader(createPublicClient({ transport: http(chain.rpcUrl) }), {
        address: collectionAddress,
        size,
      }),
      scope,
      holder: "bench",
      now: Date.now,
      log,
      firstBlock: 0,
      confirmations: 0,
    });
    const began = performance.now();
    while ((await indexer.step()) === "worked");
    const indexMs = performance.now() - began;

    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size, now: Date.now }), size);
    server.on("request", getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/fields/owners`;

    // The first answer of each block is made; the others are only sent.
    await (await fetch(url)).arrayBuffer();
    const times: number[] = [];
    let bytes = 0;
    while (times.length < asked) {
      const at = performance.now();
      const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
      await answer.arrayBuffer();
      times.push(performance.now() - at);
      bytes = Number(answer.headers.get("Content-Length") ?? bytes);
    }
    const middle = times.toSorted((a, b) => a - b)[asked / 2]!;
    console.log(`${size} fields read from the chain in ${Math.round(indexMs)} ms`);
    console.log(`the owners served: ${describeTimes(times)}, ${bytes} bytes with Brotli`);
    const short = [
      ...(indexMs > limits.indexMs ? [`reading may take ${limits.indexMs} ms`] : []),
      ...(middle > limits.answerMs ? [`an answer may take ${limits.answerMs} ms`] : []),
      ...(bytes > limits.bytes ? [`an answer may have ${limits.bytes} bytes`] : []),
    ];
    for (const line of short) console.error(`Too much: ${line}.`);
    return short.length === 0;
  } finally {
    server.close();
    server.closeAllConnections();
    await db.close();
    await chain.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
