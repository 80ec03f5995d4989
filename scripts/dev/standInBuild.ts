// What the server wants to see of a build, for a developer who has none: names, and the baked furniture.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { furnitureFile } from "../../build/furniture/furnitureFile.ts";
import { seasons } from "../../src/models/seasons.ts";

type StandIn = { readonly root: string; readonly basePath: string; readonly origin: string };

/** No page is ever drawn from it; those of the build are the browser's in development, with this one's address missing. */
const NOT_FOUND = "<!doctype html><title>There is no such page</title>";

/** Gives the folder; two that develop at once have one each. */
export async function standInBuild({ root, basePath, origin }: StandIn, port: number) {
  const folder = join(root, ".cache/dev", String(port));
  const empty = [
    "site/index.html",
    ...seasons.map((season) => `seasons/${season}/index.html`),
    "render/prerender.mjs",
  ];
  const files = new Map<string, string>([
    ...empty.map((file) => [file, ""] as const),
    ["site/404.html", NOT_FOUND],
    ["render/files.json", "{}"],
    ["build.json", JSON.stringify({ basePath, origin, inputs: "development" })],
  ]);
  await mkdir(join(folder, "site/assets"), { recursive: true });
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await copyFile(await furnitureFile(root), join(folder, "furniture.json"));
  return folder;
}
