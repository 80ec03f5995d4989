// Starts the local world around a built site, and gives the site's pages its scripts.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isRunning } from "../guard/isRunning.ts";
import { linkFile } from "./linkFile.ts";
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
  const world = await startLocalWorld({ ...options, site: `http://localhost:${port}${basePath}` });
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

type AddScriptsOptions = { from: string; to: string; basePath: string; scripts: readonly string[] };

/**
 * In a second tree beside the build, so that the build itself stays free of them: of whatever is not
 * changed it has the same files under a second name. Pages go without compressed twins: nobody is far.
 */
export async function addScripts({ from, to, basePath, scripts }: AddScriptsOptions) {
  await rm(to, { recursive: true, force: true });
  const early = scripts.map((script) => basePath + script);
  const tags = early.map((src) => `<script defer src="${src}"></script>\n`);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  await mkdir(to, { recursive: true });
  for (const { parentPath, name } of folders)
    await mkdir(join(to, relative(from, join(parentPath, name))), { recursive: true });
  const drawn = join("render", "files.json");
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const file = relative(from, join(entry.parentPath, entry.name));
    const isShown = /^(?:site|seasons)\b/.test(file);
    if (isShown && /\.html\.(?:br|gz)$/.test(file)) continue;
    if (isShown && file.endsWith(".html")) {
      const html = await readFile(join(from, file), "utf8");
      // Before the site's own, as a wallet's extension would be.
      const added = html.replace(/(?=<script\b|<\/head>)/, () => tags.join(""));
      await writeFile(join(to, file), added);
    } else if (file === drawn) await addToDrawnPages(join(from, file), join(to, file), early);
    else linkFile(join(from, file), join(to, file));
  }
}

/** Pages that the server draws when they are asked for. */
async function addToDrawnPages(from: string, to: string, early: readonly string[]): Promise<void> {
  const pages: Record<string, object> = JSON.parse(await readFile(from, "utf8"));
  const added = Object.entries(pages).map(([module, files]) => [module, { ...files, early }]);
  await writeFile(to, JSON.stringify(Object.fromEntries(added)));
}

/** One copy for each world, so that two side by side do not serve each other's pages. */
export const copyName = (port: number, pid: number): string => `${port}-${pid}`;

/** Those of processes that were killed. */
export async function clearCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => !isRunning(Number(name.split("-")[1])));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
