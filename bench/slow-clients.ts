// Holds 300 unfinished requests open and measures how long everybody else waits for an answer.
import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";

const slowClients = 300;
const visitors = 8;
const requestsEach = 250;
const mostP99Ms = 200;
const mostOpenMs = 25_000;

/** Half of them never end their headers, half never end their body. */
const beginnings = [
  "GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ",
  `POST /api/sign-in/nonce HTTP/1.1\r\nHost: h\r\nOrigin: ${testedSite.origin}\r\n` +
    "Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
];

function visit(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${url} answered ${res.statusCode}`));
      res.resume().on("end", () => resolve(performance.now() - startedAt));
    }).on("error", reject);
  });
}

async function visitOften(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let i = 0; i < requestsEach; i += 1) {
    times.push(await visit(i % 2 === 0 ? url : new URL("healthz", url).href, agent));
  }
  agent.destroy();
  return times;
}

async function measure(url: string): Promise<{ p50: number; p99: number }> {
  const times = (await Promise.all(Array.from({ length: visitors }, () => visitOften(url))))
    .flat()
    .toSorted((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const shown = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(testedSite))) return false;
  const site = await startSiteProcess();
  try {
    const { port } = new URL(site.url);
    await measure(site.url);
    console.log(`alone: ${shown(await measure(site.url))}`);

    const openedAt = performance.now();
    const closed = Array.from({ length: slowClients }, async (_, i) => {
      const socket = connect({ host: "127.0.0.1", port: Number(port) }).resume();
      socket.on("error", () => {});
      socket.write(beginnings[i % 2] ?? "");
      await once(socket, "close");
      return performance.now() - openedAt;
    });
    const beside = await measure(site.url);
    console.log(`beside ${slowClients} slow clients: ${shown(beside)}`);
    const longest = Math.max(...(await Promise.all(closed)));
    console.log(`the last slow client was closed after ${(longest / 1000).toFixed(1)} s`);
    if (beside.p99 >= mostP99Ms) console.error(`p99 has to be under ${mostP99Ms} ms`);
    if (longest > mostOpenMs) console.error(`none may stay longer than ${mostOpenMs / 1000} s`);
    return beside.p99 < mostP99Ms && longest <= mostOpenMs;
  } finally {
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
