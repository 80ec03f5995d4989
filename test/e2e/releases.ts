// Releases of the site that differ in every script's name, each served at the same address after the one before.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWorker } from "../../build/writeWorker.ts";
import { holdFreePort } from "../../scripts/ports.ts";
import { fromRoot, root } from "../../scripts/run/root.ts";
import { type SiteProcess, startSiteProcess } from "../../scripts/run/siteProcess.ts";
import site from "../../site.config.ts";

export type Releases = {
  /** The site's address, whichever release is there. */
  url: string;
  /** Ends the server, puts the next release in its place and starts it. */
  deploy(): Promise<void>;
  /** Nobody answers until the next release, or until this one is started again. */
  end(): Promise<void>;
  /** The same release again, with changes to what the environment says. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
};

/** What tells the names of a release from those of the build: in place of a letter of their hash. */
const named = /(?<=assets\/|"|\.\/)([A-Za-z][\w.-]*-[\w-]{7})[\w-](?=\.(?:js|css)\b)/g;

const letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const letterOf = (count: number): string => letters[count]!;

/** Which release a script is of. */
export const releaseOf = (url: string): string | undefined =>
  /-[\w-]{7}([\w-])\.(?:js|css)$/.exec(new URL(url).pathname)?.[1];

export async function openReleases(): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), "loamstead-releases-"));
  const { port, release } = await holdFreePort("127.0.0.1");
  await release();
  let [count, running]: [number, SiteProcess | null] = [0, null];

  async function end(): Promise<void> {
    await running?.stop();
    running = null;
  }

  async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await end();
    running = await startSiteProcess({
      PORT: String(port),
      DIST_DIR: join(folder, `${count}`),
      DATA_DIR: join(folder, "data"),
      ...env,
    });
  }

  return {
    url: `http://localhost:${port}/`,
    end,
    start,
    async deploy() {
      await end();
      count += 1;
      await makeRelease(join(folder, `${count}`), count);
      await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeRelease(distDir: string, count: number): Promise<void> {
  await cp(fromRoot("dist"), distDir, { recursive: true });
  const letter = letterOf(count);
  const renamed = (text: string) => text.replace(named, `$1${letter}`);
  for (const entry of await readdir(distDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$|assets\/offline-/.test(file)) await rm(file);
    else if (/\.(js|css|mjs|html|json)$/.test(file)) {
      const text = await readFile(file, "utf8");
      const changed = renamed(text);
      if (changed !== text) await writeFile(file, changed);
      const place = renamed(file);
      if (place !== file) await rename(file, place);
    }
  }
  const manifest = JSON.parse(await readFile(join(distDir, "manifest.json"), "utf8"));
  const siteDir = join(distDir, "site");
  await writeWorker({ root, siteDir, basePath: "/", manifest, site });
  const told = JSON.parse(await readFile(join(distDir, "build.json"), "utf8"));
  await writeFile(
    join(distDir, "build.json"),
    JSON.stringify({ ...told, inputs: `release-${count}` }),
  );
}
