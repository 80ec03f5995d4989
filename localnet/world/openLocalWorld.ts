// Starts the local world around a built site, and gives the site's pages its scripts.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { addScripts } from "./addScripts.ts";
import { clearCopies, copyName } from "./siteCopies.ts";
import { type LocalWorld, type LocalWorldOptions, startLocalWorld } from "./startLocalWorld.ts";

type OpenLocalWorldOptions = Omit<LocalWorldOptions, "site"> & {
  port: number;
  basePath: string;
  distDir: string;
};

export async function openLocalWorld({
  port,
  basePath,
  distDir,
  ...options
}: OpenLocalWorldOptions): Promise<{ world: LocalWorld; distDir: string; stop(): Promise<void> }> {
  const world = await startLocalWorld({
    ...options,
    site: `http://localhost:${port}${basePath}`,
  });
  const copies = join(import.meta.dirname, "../../.cache/local-site");
  await clearCopies(copies);
  const copy = join(copies, copyName(port, process.pid));
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
