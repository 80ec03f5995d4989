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
};

/** With the one that is served. */
const KEPT = 3;
/** What a start that was killed has left half copied. */
const LEFT_MS = 60 * 60_000;

/** Keeps this build for later, and gives the files of those before it; without room for them, none. */
export async function earlierBuilds(options: Options): Promise<SiteFiles> {
  const { siteDir, dataDir, inputs, log, clock } = options;
  const folder = join(dataDir, "builds");
  try {
    const own = join(folder, inputs);
    if (!(await stat(own).catch(() => null))) await keep(join(siteDir, "assets"), own);
    const now = new Date(clock());
    await utimes(own, now, now);
    const found = new Map<string, SiteFile>();
    for (const earlier of await letGo(folder, clock()))
      if (earlier !== inputs)
        for (const [address, file] of await readSiteFiles(join(folder, earlier)))
          found.set(address, file);
    return found;
  } catch (error) {
    const reason = (error as Error).message;
    log.warn(
      { reason },
      "earlier builds cannot be kept: pages opened before a release may miss code",
    );
    return new Map();
  }
}

/** Whole or not at all; another process may be at it as well. */
async function keep(assets: string, own: string): Promise<void> {
  await mkdir(dirname(own), { recursive: true });
  const work = await mkdtemp(join(dirname(own), ".copy-"));
  await mkdir(join(work, "assets"));
  for (const name of await readdir(assets)) {
    const [from, to] = [join(assets, name), join(work, "assets", name)];
    // A second name for the same file takes no room; another disk needs a copy.
    await link(from, to).catch(() => copyFile(from, to));
  }
  await rename(work, own).catch(async (error) => {
    await rm(work, { recursive: true, force: true });
    if (!(await stat(own).catch(() => null))) throw error;
  });
}

/** The names of those that stay, after the others have gone. */
async function letGo(folder: string, now: number): Promise<readonly string[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may have put what it copied in its place by now, or have let it go.
      const at = (await stat(join(folder, name)).catch(() => null))?.mtimeMs;
      return at === undefined ? [] : [{ name, at }];
    }),
  );
  const builds = found.flat();
  const whole = builds.filter(({ name }) => !name.startsWith("."));
  const stay = whole.toSorted((left, right) => right.at - left.at).slice(0, KEPT);
  for (const build of builds) {
    const isLeft = build.name.startsWith(".") ? now - build.at > LEFT_MS : !stay.includes(build);
    if (isLeft) await rm(join(folder, build.name), { recursive: true, force: true });
  }
  return stay.map(({ name }) => name);
}
