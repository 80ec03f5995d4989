// Releases of the site that differ in every script's name, each served at the same address after the one before.
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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

export type Builds = {
  /** The folder of one of them; it is made once, however many servers it is put into. */
  release(count: number): Promise<string>;
  remove(): Promise<void>;
};

export async function openBuilds(): Promise<Builds> {
  const folder = await mkdtemp(join(tmpdir(), "loamstead-releases-"));
  const made = new Map<number, Promise<string>>();
  return {
    release(count) {
      const begun = made.get(count) ?? makeRelease(join(folder, `${count}`), count);
      made.set(count, begun);
      return begun;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function openReleases(builds: Builds): Promise<Releases> {
  const dataDir = await mkdtemp(join(tmpdir(), "loamstead-released-"));
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
      DIST_DIR: await builds.release(count),
      DATA_DIR: dataDir,
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
      await start();
    },
    async stop() {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What stays as it was is one file on the disk with that of the build. */
async function makeRelease(distDir: string, count: number): Promise<string> {
  await mkdir(distDir);
  const letter = letterOf(count);
  const renamed = (text: string) => text.replace(named, `$1${letter}`);
  const built = fromRoot("dist");
  for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const place = join(distDir, renamed(relative(built, file)));
    if (entry.isDirectory()) await mkdir(place, { recursive: true });
    else if (!/\.(br|gz)$|assets\/offline-/.test(file)) await putFile(file, place, renamed);
  }
  const manifest = JSON.parse(await readFile(join(distDir, "manifest.json"), "utf8"));
  const siteDir = join(distDir, "site");
  for (const worker of ["sw.js", "no-sw.js"]) await rm(join(siteDir, worker));
  await writeWorker({ root, siteDir, basePath: "/", manifest, site });
  const told = JSON.parse(await readFile(join(distDir, "build.json"), "utf8"));
  await rm(join(distDir, "build.json"));
  await writeFile(
    join(distDir, "build.json"),
    JSON.stringify({ ...told, inputs: `release-${count}` }),
  );
  return distDir;
}

async function putFile(file: string, place: string, renamed: (text: string) => string) {
  if (/\.(js|css|mjs|html|json)$/.test(file)) {
    const text = await readFile(file, "utf8");
    const changed = renamed(text);
    if (changed !== text) return writeFile(place, changed);
  }
  // On another disk there are no such links.
  await link(file, place).catch(() => copyFile(file, place));
}
