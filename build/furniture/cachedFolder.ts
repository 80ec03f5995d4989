// Makes a folder of files once for as long as the sources that they follow from stay as they are (build cache).
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

type Options = {
  readonly root: string;
  /** Below `src`. */
  readonly sources: readonly string[];
  readonly cacheDir: string;
  /** Puts all files into an empty folder. */
  readonly fill: (folder: string) => Promise<void>;
};

async function sourceHash(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const folder = join(root, "src", source);
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith(".test.ts"))
      .toSorted();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 24);
}

/** Gives the folder; nothing in it changes any more. */
export async function cachedFolder({ root, sources, cacheDir, fill }: Options): Promise<string> {
  const folder = join(cacheDir, await sourceHash(root, sources));
  const isFilled = await readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );
  if (isFilled) return folder;
  // Filled beside it and put in its place whole, since two builds may do so at the same time.
  const work = join(cacheDir, `${randomUUID()}.filling`);
  await mkdir(work, { recursive: true });
  try {
    await fill(work);
    await rename(work, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await forget(cacheDir, folder);
  return folder;
}

/** What was made of earlier sources is of no use to anybody. */
async function forget(cacheDir: string, kept: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const folder = join(cacheDir, name);
    if (folder !== kept && !name.endsWith(".filling"))
      await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program of the build in a thread of its own, with modules as they are now. */
export const inThread = (program: URL, workerData: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData });
    thread.once("error", reject);
    thread.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program.pathname} ended with ${code}`)),
    );
  });
