// Hashes files and facts, so that what was made from them can be told from what has to be made anew.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

export type HashedInputs = {
  /** Folders whose files of the given endings count; tests and subfolders do not. */
  readonly folders: readonly string[];
  readonly endings: readonly string[];
  /** npm packages whose installed versions count. */
  readonly packages: readonly string[];
  readonly facts?: readonly string[];
};

export async function contentHash({
  folders,
  endings,
  packages,
  facts = [],
}: HashedInputs): Promise<string> {
  const hash = createHash("sha256");
  // Lengths are hashed along, so that no text can be mistaken for another name and text.
  const add = (name: string, text: string) =>
    hash.update(`${name.length}:${name}${text.length}:${text}`);

  for (const fact of facts) add("fact", fact);
  for (const name of packages) {
    const { version } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), "utf8"));
    add(name, version);
  }
  for (const folder of folders) {
    const files = (await readdir(folder))
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .filter((file) => !file.includes(".test."))
      .sort();
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    files.forEach((file, index) => {
      add(file, texts[index] as string);
    });
  }
  return hash.digest("hex").slice(0, 24);
}
