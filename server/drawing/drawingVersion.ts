// Stands for everything that decides how something is drawn: pictures made by other code have another name.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Of the code in these folders of the project, and of whatever else the pictures follow from. */
export async function drawingVersion(
  folders: readonly string[],
  { also = "", counts = () => true }: { also?: string; counts?: (path: string) => boolean } = {},
): Promise<string> {
  const hash = createHash("sha256").update(also);
  for (const folder of [...folders, "server/drawing"]) {
    const names = await readdir(join(root, folder), { recursive: true });
    const code = names.filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    for (const name of code.toSorted()) {
      const file = join(root, folder, name);
      const path = relative(root, file).replaceAll(sep, "/");
      if (counts(path)) hash.update(`\n${path}\n`).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
