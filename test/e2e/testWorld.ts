// The local world inside a test's own process: the site served in it, and hands on all its parts.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mainnet, optimism } from "viem/chains";
import type { RelayEvent } from "../../localnet/relay/relayEvent.ts";
import { openLocalWorld } from "../../localnet/world/openLocalWorld.ts";
import type { LocalWorld } from "../../localnet/world/startLocalWorld.ts";
import { holdFreePort } from "../../scripts/ports.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { readConfig } from "../../server/config.ts";
import { createLog } from "../../server/log.ts";
import type { LocalDependencies } from "../../server/serverDependencies.ts";
import { startServer } from "../../server/start.ts";
import site from "../../site.config.ts";
import { shareDrawnFields } from "./drawnFields.ts";
import { openChain, type TestChain } from "./testChain.ts";

export type TestWorld = Pick<LocalWorld, "summary" | "chain" | "exchange" | "relay"> & {
  /** The address of the site. */
  url: string;
  /** Chain 1, with everything on it. */
  mainnet: TestChain;
  /** Chain 10, where visitors are at the wrong place. */
  optimism: TestChain;
  /** What passed through the relay since the test began. */
  relayEvents: RelayEvent[];
  stop(): Promise<void>;
};

/** `around` may change what the server is told of the world. */
export async function startTestWorld(
  around: (local: LocalDependencies) => LocalDependencies = (local) => local,
): Promise<TestWorld> {
  const host = "127.0.0.1";
  const dataDir = await mkdtemp(join(tmpdir(), "loamstead-world-"));
  await shareDrawnFields(dataDir);
  const { port, release } = await holdFreePort(host);
  const relayEvents: RelayEvent[] = [];
  const opened = await openLocalWorld({
    port,
    basePath: "/",
    distDir: fromRoot("dist"),
    watchRelay: (event) => relayEvents.push(event),
  });
  await release();
  const stopAround = async () => {
    await opened.stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  const config = readConfig({
    PORT: String(port),
    HOST: host,
    NETWORK: "local",
    DATA_DIR: dataDir,
    DIST_DIR: opened.distDir,
  });
  if (!config.ok) throw new Error(config.reason);
  const started = await startServer(config.value, {
    site,
    log: createLog("error"),
    now: () => performance.now(),
    clock: Date.now,
    local: around(opened.world),
  });
  if (!started.ok) {
    await stopAround();
    throw new Error(started.reason);
  }
  const server = started.value;

  const { summary, chain, exchange, relay } = opened.world;
  return {
    summary,
    chain,
    exchange,
    relay,
    relayEvents,
    url: server.url,
    mainnet: openChain(summary.chain, mainnet),
    optimism: openChain(summary.secondChain, optimism),
    async stop() {
      const stopped = server.stop();
      server.cut();
      await stopped;
      await stopAround();
    },
  };
}
