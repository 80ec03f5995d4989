// Writes the service worker with the list of the files it keeps, and the one that takes it away again.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, build as viteBuild } from "vite";
import type { FileList, OwnBuild } from "../src/offline/worker/keeper.ts";
import { openRoutes, type PageSite, type RouteName } from "../src/routes/routes.ts";
import { fileOf, offlineFiles } from "./offlineFiles.ts";
import { entryModule } from "./pageFiles.ts";

type Options = {
  root: string;
  siteDir: string;
  basePath: string;
  manifest: Manifest;
  site: Pick<PageSite, "features">;
};

/** What opens without a network; the last one stands in for all others. */
const kept: readonly RouteName[] = ["play", "roomDesigner", "offline"];

const hash = (content: string | Buffer) => createHash("sha256").update(content);

export async function writeWorker(options: Options): Promise<void> {
  const { root, siteDir, basePath, manifest, site } = options;
  const pages = openRoutes(site).flatMap(([name, { path, module }]) =>
    kept.includes(name) && module !== null ? { path, module } : [],
  );
  const files = await Promise.all(
    (await offlineFiles(manifest, siteDir, pages)).map(async (address) => {
      const content = await readFile(fileOf(siteDir, address, pages));
      return [address, `sha256-${hash(content).digest("base64")}`] as const;
    }),
  );
  const entry = basePath + manifest[entryModule]!.file;
  const list = JSON.stringify({ entry, files: files.toSorted() } satisfies FileList);
  const code = await bundled(root, "worker");
  const id = hash(list).update(code).digest("hex").slice(0, 16);
  const own: OwnBuild = {
    id,
    base: basePath,
    list: `assets/offline-${id}.json`,
    pages: pages.map(({ path }) => path.slice(1)),
    instead: "offline",
    unnamed: ["pieces/"],
  };
  await writeFile(join(siteDir, own.list), list);
  const write = (name: string, program: string) =>
    writeFile(join(siteDir, name), `const ownBuild=${JSON.stringify(own)};\n${program}`);
  await write("sw.js", code);
  await write("no-sw.js", await bundled(root, "stop"));
}

/** A program of one file. */
async function bundled(root: string, name: "worker" | "stop"): Promise<string> {
  const built = await viteBuild({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, `src/offline/worker/${name}.ts`),
        output: { format: "iife" },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`${name} was not built`);
  return output.output[0].code;
}
