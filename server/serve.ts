// Runs the server as this process: starts it, tells where it is, stops it on SIGTERM or SIGINT.

import { resolve } from "node:path";
import { refuse } from "@loamstead/lib/result.ts";
import siteConfig from "../site.config.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import type { Config } from "./config.ts";
import { createLog } from "./log.ts";
import type { ServerDependencies } from "./serverDependencies.ts";
import { startServer } from "./start.ts";

export type ServeOptions = {
  local?: ServerDependencies["local"];
  /** What else has to end with the server, after it. */
  alsoStop?: () => Promise<void>;
};

/** Ends this process and says why. */
export function exitWith(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** After the draining, for answers in flight and all that closes; a fifth second is left for the end of the process itself. */
const PATIENCE_MS = 4_000;

export async function serve(config: Config, { local, alsoStop }: ServeOptions = {}) {
  const log = createLog(config.logLevel);
  const now = () => performance.now();
  const checked = checkSiteConfig(siteConfig);
  const started = checked.ok
    ? await startServer(config, {
        site: checked.config,
        log,
        now,
        clock: Date.now,
        ...(local && { local }),
      })
    : refuse(checked.problems.join("\n"));
  if (!started.ok) {
    await alsoStop?.();
    exitWith(started.reason);
  }
  const server = started.value;

  if (process.stdout.isTTY || config.banner) {
    process.stdout.write(
      `The site is ready at ${server.url}\n` +
        `Its data is kept in ${config.databaseUrl ? "PostgreSQL" : resolve(config.dataDir)}\n` +
        "Press Ctrl+C to stop.\n",
    );
  }

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      // Asked a second time, it waits no longer.
      if (stopping) return server.cut();
      stopping = true;
      log.info({ signal }, "stopping");
      // Whatever is left then is of no use to anybody, and nothing that was acknowledged is lost.
      setTimeout(() => process.exit(0), config.drainSeconds * 1000 + PATIENCE_MS);
      const how = await server.stop();
      await alsoStop?.();
      log.info({ how }, "stopped");
      process.exit(0);
    });
  }
}
