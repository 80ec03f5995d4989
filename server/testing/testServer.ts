// Starts the whole server on a free port over a made-up build and stops it after the test.
import { onTestFinished } from "vitest";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import type { Config } from "../config.ts";
import { defaultLimits, type HttpLimits } from "../http/listen.ts";
import { createLog } from "../log.ts";
import type { ServerDependencies } from "../serverDependencies.ts";
import { type RunningServer, startServer } from "../start.ts";
import { type MadeSite, makeSite } from "./makeSite.ts";
import { testSite } from "./testSite.ts";

export type TestServer = RunningServer & { site: MadeSite; logged: Logged[] };

type Logged = Record<string, unknown> & { msg: string };

type TestServerOptions = {
  basePath?: string;
  siteOrigin?: string;
  limits?: Partial<HttpLimits>;
  stopDeadlineMs?: number;
  /** Changes to what the environment would say. */
  config?: Partial<Config>;
  clock?: ServerDependencies["clock"];
  local?: ServerDependencies["local"];
  drawing?: ServerDependencies["drawing"];
  openPageProcess?: ServerDependencies["openPageProcess"];
  /** Another config of the site. */
  studio?: SiteConfig;
  /** Changes the made-up build before the server reads it. */
  prepare?: (site: MadeSite) => Promise<void>;
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { basePath = "/", siteOrigin = "http://localhost:4173" } = options;
  const site = await makeSite({ basePath });
  await options.prepare?.(site);
  const config: Config = {
    port: 0,
    host: "127.0.0.1",
    basePath,
    siteOrigin,
    dataDir: site.dataDir,
    distDir: site.distDir,
    logLevel: "info",
    banner: false,
    network: "mainnet",
    rpcUrls: {},
    serverRpcUrls: {},
    drainSeconds: 0,
    walletConnectProjectId: undefined,
    passkeyHost: undefined,
    trustedProxies: [],
    uploads: { ofAccount: 200, inAll: 2000 },
    roomBytesPerDay: 1e9,
    farmBytesPerDay: 1e9,
    indexOwners: false,
    keepsOffline: true,
    ...options.config,
  };
  const logged: Logged[] = [];
  const started = await startServer(config, {
    site: options.studio ?? testSite,
    log: createLog("debug", { write: (line) => logged.push(JSON.parse(line)) }),
    now: () => performance.now(),
    clock: options.clock ?? Date.now,
    limits: { ...defaultLimits, ...options.limits },
    ...(options.stopDeadlineMs === undefined ? {} : { stopDeadlineMs: options.stopDeadlineMs }),
    ...(options.local && { local: options.local }),
    ...(options.drawing && { drawing: options.drawing }),
    ...(options.openPageProcess && { openPageProcess: options.openPageProcess }),
  });
  if (!started.ok) {
    await site.remove();
    throw new Error(started.reason);
  }
  const server = started.value;
  onTestFinished(async () => {
    const stopped = server.stop();
    server.cut();
    await stopped;
    await site.remove();
  });
  return { ...server, site, logged };
}
