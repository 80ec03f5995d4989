// Weighs the service worker, and what it brings for use without a network.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { FileList } from "../../src/offline/worker/keeper.ts";
import { kilobytes } from "./weigh.ts";

type Budget = { readonly worker: number; readonly files: number };

export type OfflineWeighing = {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
};

/** In bytes after gzip at level 9; fonts and pictures travel as they are. */
const weight = (name: string, content: Buffer): number =>
  /\.(woff2|webp)$/.test(name) ? content.length : gzipSync(content, { level: 9 }).length;

export async function weighOffline(folder: string, budget: Budget): Promise<OfflineWeighing> {
  const list = (await readdir(path.join(folder, "assets"))).find((name) =>
    /^offline-[0-9a-f]+\.json$/.test(name),
  );
  if (list === undefined) return { lines: [], problems: ["Nothing is kept for use offline."] };
  const text = await readFile(path.join(folder, "assets", list), "utf8");
  const files = await Promise.all(
    (JSON.parse(text) as FileList).files.map(async ([address]) => {
      const file = path.join(folder, address);
      const content = await readFile(file).catch(() => readFile(path.join(file, "index.html")));
      return weight(address, content);
    }),
  );
  const worker = weight("sw.js", await readFile(path.join(folder, "sw.js")));
  const total = files.reduce((sum, each) => sum + each, 0);
  const over = (name: string, bytes: number, most: number) =>
    bytes > most
      ? [`${name} weighs ${kilobytes(bytes)}, over its budget of ${kilobytes(most)}.`]
      : [];
  return {
    lines: [
      `the service worker: ${kilobytes(worker)} gz`,
      `kept for use offline: ${files.length} files, ${kilobytes(total)} gz`,
    ],
    problems: [
      ...over("The service worker", worker, budget.worker),
      ...over("What is kept for use offline", total, budget.files),
    ],
  };
}
