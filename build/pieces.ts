// The small pictures of the room designer, drawn once for as long as the models stay as they are.
import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

type Options = {
  readonly root: string;
  readonly cacheDir: string;
  /** Draws all pictures into an empty folder. */
  readonly draw?: (folder: string) => Promise<void>;
};

const sources = [
  "models",
  ...["catalogue", "describe", "model", "picture", "rules", "template"].map(
    (part) => `room/${part}`,
  ),
];

async function sourceHash(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const folder = join(root, "src", source);
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .toSorted();
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 24);
}

const inThread = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./drawPieces.ts", import.meta.url), { workerData: folder });
    thread.once("error", reject);
    thread.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`drawing the pieces ended with ${code}`)),
    );
  });

/** Gives the folder that holds the pictures; nothing in it changes any more. */
export async function piecesFolder({ root, cacheDir, draw = inThread }: Options): Promise<string> {
  const folder = join(cacheDir, await sourceHash(root));
  const isDrawn = await readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );
  if (isDrawn) return folder;
  // Drawn beside it and put in its place whole, since two builds may draw at the same time.
  const work = join(cacheDir, `${randomUUID()}.drawing`);
  await mkdir(work, { recursive: true });
  try {
    await draw(work);
    await rename(work, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await forget(cacheDir, folder);
  return folder;
}

/** Pictures of models as they were earlier are of no use to anybody. */
async function forget(cacheDir: string, kept: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const folder = join(cacheDir, name);
    if (folder !== kept && !name.endsWith(".drawing"))
      await rm(folder, { recursive: true, force: true });
  }
}

export const copyPieces = (folder: string, siteDir: string): Promise<void> =>
  cp(folder, join(siteDir, "pieces"), { recursive: true });
