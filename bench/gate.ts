// Measures what others notice, and what the server takes, while one address floods it with pages and with reads of a large room.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { furnitureFile } from "../build/furniture/furnitureFile.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { fromRoot } from "../scripts/run/root.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import { readFurnitureFrom } from "../server/drawing/furniture.ts";
import { largeRoom } from "./figures/largeRoom.ts";
import { openLine } from "./signIn/openLine.ts";
import { signedIn } from "./signIn/signedIn.ts";

const watchedMs = 8_000;
const most = { slowerMs: 300, moreMegabytes: 100 };
const metricsToken = "of-the-benchmark-alone";
const siteOrigin = testedSite.origin;

const get = (path: string, from: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: ${from}\r\n${more}\r\n`;
const page = (n: number) => get(`/world?q=a&soil=clay&at=${n}`, "192.0.2.66");

async function write(port: number, bytes: string): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

/** In a thread of its own: who makes 400 connections has no time to look at the clock for another. */
async function flood(port: number, packets: readonly string[], leaveAfterMs: number) {
  const workerData = { port, packets, leaveAfterMs };
  const [code] = await once(
    new Worker(new URL("gate/flood.ts", import.meta.url), { workerData }),
    "exit",
  );
  if (code !== 0) throw new Error("The flood broke off.");
}

/** The slowest of all answers to another visitor, in milliseconds, while that is done. */
async function slowest(port: number, deed: () => Promise<unknown>): Promise<number> {
  const line = await openLine(port);
  const until = performance.now() + watchedMs;
  const doing = deed();
  let longest = 0;
  for (let n = 0; performance.now() < until; n += 1) {
    const path = n % 2 === 0 ? "/api/session" : "/";
    const askedAt = performance.now();
    const { status } = await line.ask(get(path, "198.51.100.7"));
    if (status !== 200) throw new Error(`Another visitor was answered with ${status}.`);
    longest = Math.max(longest, performance.now() - askedAt);
    await setTimeout(10);
  }
  await doing;
  line.close();
  return longest;
}

/** Makes a public room of 870 kB, and gives back its id. */
async function makeRoom(url: string, port: number): Promise<string> {
  readFurnitureFrom(await furnitureFile(fromRoot()));
  const headers = {
    ...(await signedIn(port, siteOrigin)),
    Origin: siteOrigin,
    "Content-Type": "application/json",
  };
  const made = await fetch(new URL("/api/rooms", url), {
    method: "POST",
    headers: { ...headers, "Idempotency-Key": "00000000-0000-4000-8000-000000000000" },
    body: JSON.stringify({ document: largeRoom() }),
  });
  if (made.status !== 201) throw new Error(`The room was answered with ${made.status}.`);
  const { id } = await made.json();
  await fetch(new URL(`/api/rooms/${id}/publish`, url), { method: "POST", headers });
  return id;
}

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(testedSite))) return false;
  const site = await startSiteProcess({
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
  });
  const url = site.url.replace("localhost", "127.0.0.1");
  const port = Number(new URL(url).port);
  const megabytes = async () => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(new URL("/metrics", url), { headers })).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
  };
  try {
    // A page and its process are there before anything is measured, as they are on any site that is visited.
    await fetch(new URL("/world?soil=peat", url));
    const idle = await slowest(port, async () => {});
    const pages = Array.from({ length: 1_600 }, (_, n) => page(n));
    const packet = await slowest(port, () => flood(port, [pages.slice(0, 1_200).join("")], 100));
    const leaving = await slowest(port, () => flood(port, pages.slice(1_200), 500));
    const room = get(`/api/rooms/${await makeRoom(url, port)}`, "192.0.2.66");
    const before = await megabytes();
    const readers = await Promise.all([
      write(port, room.repeat(1_000)),
      // As many again, by no more than a connection may ask for.
      ...Array.from({ length: 32 }, () => write(port, room.repeat(32))),
    ]);
    let peak = before;
    for (let n = 0; n < 30; n += 1) {
      peak = Math.max(peak, await megabytes());
      await setTimeout(100);
    }
    for (const socket of readers) socket.destroy();

    const told = [
      ["1,200 drawn pages in one packet", packet],
      ["400 connections that ask for a page and leave", leaving],
    ] as const;
    console.log(`another visitor waited at most ${idle.toFixed(0)} ms where nothing else went on`);
    for (const [what, ms] of told)
      console.log(`${what}: at most ${ms.toFixed(0)} ms, ${(ms - idle).toFixed(0)} more`);
    const more = peak - before;
    console.log(`2,024 reads of a large room by who reads nothing: ${more.toFixed(0)} MB more`);
    const isQuick = told.every(([, ms]) => ms - idle <= most.slowerMs);
    if (!isQuick) console.error(`nobody may wait above ${most.slowerMs} ms longer`);
    const isSmall = more <= most.moreMegabytes;
    if (!isSmall) console.error(`no more than ${most.moreMegabytes} MB`);
    return isQuick && isSmall;
  } finally {
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
