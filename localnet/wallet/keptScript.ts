// Keeps the bundled script of a page until something that it was made of changes.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { version } from "vite";
import { withLock } from "../chain/lockFile.ts";
import { type BundledScript, bundleScript } from "./bundleScript.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Options = {
  /** Where such scripts are kept. */
  readonly folder?: string;
  readonly bundle?: (entry: string) => Promise<BundledScript>;
};

/** Several starts at once would each bundle the same: the others wait for the first instead. */
export async function keptScript(
  entry: string,
  { folder = place("../../.cache/localnet/scripts"), bundle = bundleScript }: Options = {},
): Promise<string> {
  const name = relative(place("../.."), entry).replaceAll(sep, "-");
  const file = join(folder, `${name}.json`);
  const found = await read(file);
  if (found !== undefined) return found;
  await mkdir(folder, { recursive: true });
  return withLock(`${file}.lock`, async () => {
    const others = await read(file);
    if (others !== undefined) return others;
    const { code, files } = await bundle(entry);
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify({ code, files, hash: await hashOf(files) }));
    // It appears whole or not at all, even if the machine stops here.
    await rename(draft, file);
    return code;
  });
}

async function read(file: string): Promise<string | undefined> {
  try {
    const { code, files, hash } = JSON.parse(await readFile(file, "utf8"));
    return hash === (await hashOf(files)) ? code : undefined;
  } catch {
    // It is not there, or a file that it was made of is not there any more.
    return undefined;
  }
}

/** Of whatever the script follows from, how it is bundled included. */
async function hashOf(files: readonly string[]): Promise<string> {
  const all = [...files, place("bundleScript.ts")];
  const texts = await Promise.all(all.map((file) => readFile(file)));
  const hash = createHash("sha256").update(version);
  for (const [i, text] of texts.entries()) hash.update(`${all[i]}:${text.length}:`).update(text);
  return hash.digest("hex");
}
