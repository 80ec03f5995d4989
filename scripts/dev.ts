// `npm run dev`: serves the site with hot reload while it is being edited, with the server and the local world behind it.

import type { Result } from "@loamstead/lib/result.ts";
import { createServer, type Plugin } from "vite";
import { type Config, readConfig } from "../server/config.ts";
import { createLog } from "../server/log.ts";
import { exitWith } from "../server/serve.ts";
import { startServer } from "../server/start.ts";
import site from "../site.config.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { ensureBuilt } from "./ensureBuilt.ts";
import { portIsFree } from "./ports.ts";
import { root } from "./run/root.ts";

const read = readConfig(process.env);
if (!read.ok) exitWith(read.reason);
const config = read.value;
const { basePath, siteOrigin, port, host } = config;
const free = await portIsFree(port, host);
if (!free.ok) exitWith(free.reason);

const backend = await startBackend(config);
if (!backend.ok) exitWith(backend.reason);
const { url, scripts, stop } = backend.value;

const localScripts: Plugin = {
  name: "local-scripts",
  transformIndexHtml: () =>
    scripts.map((script) => ({
      tag: "script",
      attrs: { src: basePath + script, defer: true },
      injectTo: "head-prepend",
    })),
};
const paths = [
  ...["api", "local", "pictures"].map((path) => `${basePath}${path}/`),
  // Pictures of fields and rooms, and the jump to a field; the pages themselves are the browser's here.
  `^${basePath}fields/(?:\\d+\\.(?:svg|png)|go)`,
  `^${basePath}rooms/\\w+\\.png`,
];
// The local world's scripts were bundled for good, and that left its mark on the whole process.
process.env.NODE_ENV = "development";
const server = await createServer({
  root,
  configLoader: "native",
  plugins: [localScripts],
  // At another port than the server was told of, nobody could sign in.
  server: {
    port,
    host,
    strictPort: true,
    proxy: Object.fromEntries(paths.map((path) => [path, url])),
  },
});
await server.listen();
// Nobody could sign in at another name of this machine either.
server.resolvedUrls = { local: [siteOrigin + basePath], network: [] };
server.printUrls();
server.bindCLIShortcuts({ print: true });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([server.close(), stop()]);
    process.exit(0);
  });
}

type Backend = {
  /** Its origin: paths go to it as they are. */
  url: string;
  /** Scripts of the local world that every page gets, below the base path. */
  scripts: readonly string[];
  stop(): Promise<void>;
};

/** What stands behind the site during development: its server on a free port, and the local world. */
async function startBackend(config: Config): Promise<Result<Backend>> {
  const { basePath, siteOrigin, network } = config;
  const checked = checkSiteConfig(site);
  if (!checked.ok) return { ok: false, reason: checked.problems.join("\n") };
  // The server does not start without a build, though in development none of its pages are asked for:
  // that of the local world does for every network.
  if (!(await ensureBuilt({ basePath, origin: siteOrigin, isLocal: true })))
    return { ok: false, reason: "The site was not built. What is wrong stands above." };

  const world = network === "local" ? await startWorld(siteOrigin + basePath) : undefined;
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

async function startWorld(address: string) {
  const { startLocalWorld } = await import("../localnet/world/startLocalWorld.ts");
  console.log("Starting the local world…");
  return startLocalWorld({ site: address });
}
