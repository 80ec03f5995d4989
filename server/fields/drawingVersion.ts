// Stands for everything that decides how fields are drawn: pictures made by other code have another name.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const source = join(import.meta.dirname, "../../src");
const folders = [join(source, "fields"), join(source, "models"), import.meta.dirname];

export async function drawingVersion(collection: string): Promise<string> {
  const hash = createHash("sha256").update(collection.toLowerCase());
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const code = names.filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    for (const name of code.toSorted()) {
      const path = join(folder, name);
      hash.update(`\n${relative(source, path).replaceAll(sep, "/")}\n`);
      hash.update(await readFile(path));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
