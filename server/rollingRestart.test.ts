// Tests that two processes behind a balancer are started anew one after the other, and no request fails.
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { isLong } from "../test/soak.ts";
import { ask } from "./testing/ask.ts";
import { makeSite } from "./testing/makeSite.ts";
import { openPort } from "./testing/openPort.ts";
import { type StartedMain, startMain } from "./testing/startMain.ts";

/** Longer than the balancer takes to look twice, on a machine that has much else to do. */
const drainSeconds = 5;

let logs = 0;

async function start(dataDir: string, env: Record<string, string>): Promise<StartedMain> {
  logs += 1;
  const started = await startMain(join(dataDir, `log-${logs}`), {
    DATA_DIR: dataDir,
    DRAIN_SECONDS: String(drainSeconds),
    ...env,
  });
  onTestFinished(started.kill);
  return started;
}

/** Sends requests in turns to those that were ready when it looked last, and never twice. */
async function startBalancer(ports: readonly number[]) {
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]));
  let ready = ports;
  let turn = 0;
  const isOver = new AbortController();
  onTestFinished(() => {
    isOver.abort();
    for (const agent of agents.values()) agent.destroy();
  });
  async function probe(): Promise<void> {
    while (!isOver.signal.aborted) {
      const looked = await Promise.all(
        ports.map(async (port) => {
          const status = await ask(port, "/readyz").then(
            (answer) => answer.status,
            () => 0,
          );
          return status === 200 ? [port] : [];
        }),
      );
      ready = looked.flat();
      await setTimeout(100);
    }
  }
  void probe();
  const server = createServer((req, res) => {
    const port = ready[turn++ % ready.length];
    const { url: path, headers } = req;
    const fail = () => void (res.headersSent ? res.destroy() : res.writeHead(502).end());
    if (port === undefined) return fail();
    request({ port, host: "127.0.0.1", path, headers, agent: agents.get(port)! })
      .once("response", (answer: IncomingMessage) => {
        res.writeHead(answer.statusCode ?? 0);
        answer.once("error", fail).pipe(res);
      })
      .once("error", fail)
      .end();
  });
  return { port: await openPort(server), ready: () => ready.length };
}

test.runIf(isLong)("a rolling restart under load fails no request", async () => {
  const { distDir, dataDir, remove } = await makeSite();
  onTestFinished(remove);
  const env = { DIST_DIR: distDir };
  await mkdir(dataDir, { recursive: true });
  const running = [await start(dataDir, env), await start(dataDir, env)];
  const balancer = await startBalancer(running.map(({ port }) => port));

  const statuses = new Map<number, number>();
  let isLoaded = true;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const load = async (path: string) => {
    while (isLoaded) {
      const status = await new Promise<number>((resolve) => {
        request({ port: balancer.port, host: "127.0.0.1", path, agent })
          .once("response", (answer) => {
            answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
            answer.once("error", () => resolve(0));
          })
          .once("error", () => resolve(0))
          .end();
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // At full speed it would take both cores from whatever else is tested meanwhile.
      await setTimeout(10);
    }
  };
  const loading = ["/", "/news", "/api/session", "/api/fields/owners"].flatMap((path) => [
    load(path),
    load(path),
  ]);

  for (const { child, port } of running) {
    child.kill("SIGTERM");
    // It goes on taking requests, and says that no more should come.
    const leaving = { status: 503, headers: { connection: "close" } };
    await vi.waitFor(async () => expect(await ask(port, "/readyz")).toMatchObject(leaving));
    expect(await once(child, "exit")).toEqual([0, null]);
    await start(dataDir, { ...env, PORT: String(port) });
    // The other may go once this one is asked again.
    await vi.waitUntil(() => balancer.ready() === running.length);
  }
  isLoaded = false;
  await Promise.all(loading);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(200);
});
