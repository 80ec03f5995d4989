// Starts what stands behind the site during development: its server on a free port, and the local world.
import type { Config } from "../server/config.ts";
import { createLog } from "../server/log.ts";
import { startServer } from "../server/start.ts";
import site from "../site.config.ts";
import type { Result } from "../src/lib/result.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { ensureBuilt } from "./ensureBuilt.ts";

type Backend = {
  /** Its origin: paths go to it as they are. */
  url: string;
  /** Scripts of the local world that every page gets, below the base path. */
  scripts: readonly string[];
  stop(): Promise<void>;
};

export async function startBackend(config: Config): Promise<Result<Backend>> {
  const { basePath, siteOrigin, network } = config;
  const checked = checkSiteConfig(site);
  if (!checked.ok) return { ok: false, reason: checked.problems.join("\n") };
  // The server does not start without a build, though in development none of its pages are asked for.
  if (!(await ensureBuilt({ basePath, origin: siteOrigin })))
    return { ok: false, reason: "The site was not built. What is wrong stands above." };

  const world = network === "local" ? await openWorld(siteOrigin + basePath) : undefined;
  const started = await startServer(
    { ...config, port: 0, host: "127.0.0.1" },
    {
      site: checked.config,
      log: createLog("warn"),
      now: () => performance.now(),
      clock: Date.now,
      ...(world && { local: world }),
    },
  );
  if (!started.ok) {
    await world?.stop();
    return started;
  }
  const server = started.value;
  return {
    ok: true,
    value: {
      url: `http://127.0.0.1:${server.port}`,
      scripts: world?.scripts ?? [],
      async stop() {
        const stopped = server.stop();
        server.cut();
        await stopped;
        await world?.stop();
      },
    },
  };
}

async function openWorld(address: string) {
  const { startLocalWorld } = await import("../localnet/world/startLocalWorld.ts");
  console.log("Starting the local world…");
  return startLocalWorld({ site: address });
}
