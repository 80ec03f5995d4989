// Starts the local world around a built site, and gives the site's pages its scripts.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { addScripts } from "./addScripts.ts";
import { type LocalWorld, startLocalWorld } from "./startLocalWorld.ts";

type OpenLocalWorldOptions = { port: number; basePath: string; distDir: string };

export async function openLocalWorld({
  port,
  basePath,
  distDir,
}: OpenLocalWorldOptions): Promise<{ world: LocalWorld; distDir: string; stop(): Promise<void> }> {
  const world = await startLocalWorld({ site: `http://localhost:${port}${basePath}` });
  // One copy for each address, so that two worlds side by side do not serve each other's pages.
  const copy = join(import.meta.dirname, "../../.cache/local-site", String(port));
  await addScripts({ from: distDir, to: copy, basePath, scripts: world.scripts });
  return {
    world,
    distDir: copy,
    async stop() {
      await world.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
