// `npm start`: builds the site if anything in it changed, then serves it, with the local world unless NETWORK names a real one.
import { type Config, readConfig } from "../server/config.ts";
import { exitWith, serve } from "../server/serve.ts";
import site from "../site.config.ts";
import { leftOutLine } from "../src/lib/exampleLinks.ts";
import { ensureBuilt, whileBuilt } from "./ensureBuilt.ts";
import { holdFreePort, portIsFree } from "./ports.ts";
import { root } from "./run/root.ts";

process.chdir(root);
process.env.START_BANNER ??= "1";
const read = readConfig(process.env);
if (!read.ok) exitWith(read.reason);
const config = read.value;

const free = await portIsFree(config.port, config.host);
if (!free.ok) exitWith(free.reason);

const isLocal = config.network === "local";
const settings = { basePath: config.basePath, origin: config.siteOrigin, isLocal };
const notBuilt = "The site was not built, so it is not served. What is wrong stands above.";
if (isLocal) await serveWithLocalWorld(config);
else if (await ensureBuilt(settings)) {
  const left = leftOutLine(site);
  if (left) console.log(left);
  await serve(config);
} else exitWith(notBuilt);

async function serveWithLocalWorld(config: Config): Promise<void> {
  // The world tells its parts where the site is before the site is there.
  const held = config.port === 0 ? await holdFreePort(config.host) : undefined;
  const port = held?.port ?? config.port;
  const { openLocalWorld } = await import("../localnet/world/openLocalWorld.ts");
  const { basePath, distDir: built } = config;
  // It serves a copy of what was built.
  const opened = await whileBuilt(settings, () => {
    console.log("Starting the local world…");
    return openLocalWorld({ port, basePath, distDir: built });
  });
  if (opened === null) exitWith(notBuilt);
  const { world, distDir, stop } = opened;
  await held?.release();
  await serve({ ...config, port, distDir }, { local: world, alsoStop: stop });
}
