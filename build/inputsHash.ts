// Hashes everything a build is made from, so that an unchanged site is not built again (content hash).
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

type Inputs = { root: string; basePath: string; origin: string; isLocal: boolean };

const sources = [
  "build",
  "content",
  "index.html",
  "package-lock.json",
  "packages",
  "public",
  "site.config.ts",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];

export async function inputsHash({ root, basePath, origin, isLocal }: Inputs): Promise<string> {
  const hash = createHash("sha256");
  hash.update(`${JSON.stringify([basePath, origin, isLocal])}\n`);
  const files = (await Promise.all(sources.map((source) => filesUnder(join(root, source))))).flat();
  for (const file of files.toSorted()) {
    const content = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    hash.update(`${content} ${relative(root, file).replaceAll(sep, "/")}\n`);
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && reachesTheBuild(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

// Tests lie beside the code they guard, and editors and systems leave hidden files there.
function reachesTheBuild(name: string): boolean {
  return !name.startsWith(".") && !/\.test\.tsx?$/.test(name);
}
