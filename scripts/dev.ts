// `npm run dev`: serves the site with hot reload while it is being edited, with the server and the local world behind it.
import { fork } from "node:child_process";
import { join, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { LocalWorld } from "../localnet/world/startLocalWorld.ts";
import { readConfig } from "../server/config.ts";
import { exitWith } from "../server/serve.ts";
import site from "../site.config.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { drawHere } from "./dev/drawHere.ts";
import { openRestarting, type Restarting } from "./dev/restarting.ts";
import { serverOrder } from "./dev/serverOrder.ts";
import { serverPaths } from "./dev/serverPaths.ts";
import { standInBuild } from "./dev/standInBuild.ts";
import { holdFreePort, portIsFree } from "./ports.ts";
import { root } from "./run/root.ts";

const read = readConfig(process.env);
if (!read.ok) exitWith(read.reason);
const { basePath, siteOrigin, port, host, network } = read.value;
const free = await portIsFree(port, host);
if (!free.ok) exitWith(free.reason);
const checked = checkSiteConfig(site);
if (!checked.ok) exitWith(checked.problems.join("\n"));
const studio = checked.config;

const [distDir, held, world] = await Promise.all([
  standInBuild({ root, basePath, origin: siteOrigin }, port),
  holdFreePort("127.0.0.1"),
  network === "local" ? startWorld(siteOrigin + basePath) : undefined,
]);
await held.release();
const { port: serverPort } = held;
// The local world's scripts were bundled for good, and that left its mark on the whole process.
process.env.NODE_ENV = "development";
const backend = openBackend(world);

const vite = await createServer({
  root,
  configLoader: "native",
  plugins: [developed(world, backend)],
  // At another port than the server was told of, nobody could sign in.
  server: { port, host, strictPort: true },
});
await vite.listen();
// Nobody could sign in at another name of this machine either.
vite.resolvedUrls = { local: [siteOrigin + basePath], network: [] };
vite.printUrls();
vite.bindCLIShortcuts({ print: true });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([vite.close(), backend.stop()]);
    await world?.stop();
    process.exit(0);
  });
}

async function startWorld(address: string): Promise<LocalWorld> {
  const { startLocalWorld } = await import("../localnet/world/startLocalWorld.ts");
  console.log("Starting the local world…");
  return startLocalWorld({ site: address });
}

function openBackend(local: LocalWorld | undefined): Restarting {
  const told = local && { settings: local.settings, sources: local.sources };
  const env = {
    ...process.env,
    ...serverOrder({ port: serverPort, distDir, local: told }),
    // Of hundreds of files one has changed.
    NODE_COMPILE_CACHE: join(root, ".cache/node"),
  };
  return openRestarting(() => fork(join(root, "scripts/dev/siteServer.ts"), { env }));
}

/** What of the site runs in the server: its own folder, and whatever the pages share with it. */
function isOfServer(file: string): boolean {
  const path = file
    .slice(root.length + 1)
    .split(sep)
    .join("/");
  if (/\.test\.tsx?$|\/testing\//.test(path)) return false;
  return path === "site.config.ts" || /^(?:server|src|packages\/lib)\/.*\.ts$/.test(path);
}

/** What Vite does not do by itself: the server's paths, the local world's, and the server begun anew. */
function developed(local: LocalWorld | undefined, server: Restarting): Plugin {
  return {
    name: "loamstead:developed",
    transformIndexHtml: () =>
      (local?.scripts ?? []).map((script) => ({
        tag: "script",
        attrs: { src: basePath + script, defer: true },
        injectTo: "head-prepend",
      })),
    configureServer(vite: ViteDevServer) {
      for (const event of ["add", "change", "unlink"] as const)
        vite.watcher.on(event, (file) => {
          if (!isOfServer(file)) return;
          console.log(`${file.slice(root.length + 1)}: the server begins anew.`);
          server.restart();
        });
      if (local) vite.middlewares.use(`${basePath}local`, localPaths(local));
      const where = { site: studio, base: basePath, origin: siteOrigin };
      vite.middlewares.use(
        serverPaths({
          base: basePath,
          site: studio,
          port: serverPort,
          up: server.up,
          draw: (job) => drawHere(vite, job, where),
        }),
      );
    },
  };
}

/** The local world sees paths without the base path. */
function localPaths({ routes }: LocalWorld) {
  const listen = getRequestListener(routes);
  return (request: Parameters<typeof listen>[0], response: Parameters<typeof listen>[1]) => {
    request.url = `/local${request.url}`;
    void listen(request, response);
  };
}
