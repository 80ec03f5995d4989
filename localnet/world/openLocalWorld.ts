// Starts the local world around a built site, and gives the site's pages its scripts.
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../../build/compressFiles.ts";
import { isRunning } from "../guard/isRunning.ts";
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

/** In a copy of the build, so that the build itself stays free of them. */
export async function addScripts({ from, to, basePath, scripts }: AddScriptsOptions) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const early = scripts.map((script) => basePath + script);
  const tags = early.map((src) => `<script defer src="${src}"></script>\n`);
  for (const folder of [join(to, "site"), join(to, "seasons")]) {
    const names = await readdir(folder, { recursive: true });
    const pages = names.filter((name) => name.endsWith(".html")).map((name) => join(folder, name));
    await Promise.all(
      pages.map(async (page) => {
        const html = await readFile(page, "utf8");
        await writeFile(
          page,
          // Before the site's own, as a wallet's extension would be.
          html.replace(/(?=<script\b|<\/head>)/, () => tags.join("")),
        );
      }),
    );
    await compressFiles(folder, /\.html$/);
  }
  await addToDrawnPages(join(to, "render", "files.json"), early);
}

/** Pages that the server draws when they are asked for. */
async function addToDrawnPages(file: string, early: readonly string[]): Promise<void> {
  const pages: Record<string, object> = JSON.parse(await readFile(file, "utf8"));
  const added = Object.entries(pages).map(([module, files]) => [module, { ...files, early }]);
  await writeFile(file, JSON.stringify(Object.fromEntries(added)));
}

/** One copy for each world, so that two side by side do not serve each other's pages. */
export const copyName = (port: number, pid: number): string => `${port}-${pid}`;

/** Those of processes that were killed. */
export async function clearCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => !isRunning(Number(name.split("-")[1])));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
