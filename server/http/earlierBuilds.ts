// Keeps the named files of the last builds: a page that was opened before a release finds its code after it.
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  utimes,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../log.ts";
import { readSiteFiles, type SiteFile, type SiteFiles } from "./siteFiles.ts";

type Options = {
  siteDir: string;
  dataDir: string;
  /** What the build was made from stands for it. */
  inputs: string;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** How many bytes are free where builds are kept. */
  freeBytes?: (dir: string) => Promise<number>;
};

/** With the one that is served. */
const KEPT = 3;
/** What a start that was killed has left half copied. */
const LEFT_MS = 60 * 60_000;
/** A start takes no more than leaves this to what visitors keep. */
const LEFT_FREE = 200 * 2 ** 20;

/** Keeps this build for later where there is room, and gives the files of those before it. */
export async function earlierBuilds(options: Options): Promise<SiteFiles> {
  const { siteDir, dataDir, inputs, log, clock, freeBytes = freeIn } = options;
  const folder = join(dataDir, "builds");
  const tell = (error: Error) =>
    log.warn(
      { reason: error.message },
      "earlier builds cannot be kept: pages opened before a release may miss code",
    );
  const found = new Map<string, SiteFile>();
  try {
    await mkdir(folder, { recursive: true });
    // First of all, so that what is kept anew has its room.
    for (const earlier of await letGo(folder, inputs, clock()))
      for (const [address, file] of await readSiteFiles(join(folder, earlier)))
        found.set(address, file);
    const own = join(folder, inputs);
    if (!(await stat(own).catch(() => null))) await keep(join(siteDir, "assets"), own, freeBytes);
    const now = new Date(clock());
    await utimes(own, now, now);
  } catch (error) {
    tell(error as Error);
  }
  return found;
}

const freeIn = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Whole or not at all; another process may be at it as well. */
async function keep(
  assets: string,
  own: string,
  freeBytes: (dir: string) => Promise<number>,
): Promise<void> {
  const names = await readdir(assets);
  const work = await mkdtemp(join(dirname(own), ".copy-"));
  try {
    await mkdir(join(work, "assets"));
    let isRoomy = false;
    for (const name of names) {
      const [from, to] = [join(assets, name), join(work, "assets", name)];
      // A second name for the same file takes no room; another disk needs a copy.
      const isLinked = await link(from, to).then(
        () => true,
        () => false,
      );
      if (isLinked) continue;
      isRoomy ||= await hasRoom(assets, names, await freeBytes(work));
      if (!isRoomy) throw new Error("there is too little room on the disk for a copy of the build");
      await copyFile(from, to);
    }
    await rename(work, own).catch(async (error) => {
      if (!(await stat(own).catch(() => null))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function hasRoom(assets: string, names: readonly string[], free: number): Promise<boolean> {
  const files = await Promise.all(names.map((name) => stat(join(assets, name))));
  return free >= files.reduce((sum, { size }) => sum + size, 0) + LEFT_FREE;
}

/** The names of the earlier ones that stay, after the others have gone. */
async function letGo(folder: string, own: string, now: number): Promise<readonly string[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may have put what it copied in its place by now, or have let it go.
      const at = (await stat(join(folder, name)).catch(() => null))?.mtimeMs;
      return at === undefined ? [] : [{ name, at }];
    }),
  );
  const builds = found.flat();
  const earlier = builds.filter(({ name }) => !name.startsWith(".") && name !== own);
  const stay = earlier.toSorted((left, right) => right.at - left.at).slice(0, KEPT - 1);
  for (const build of builds) {
    if (build.name === own) continue;
    const isLeft = build.name.startsWith(".") ? now - build.at > LEFT_MS : !stay.includes(build);
    if (isLeft) await rm(join(folder, build.name), { recursive: true, force: true });
  }
  return stay.map(({ name }) => name);
}
