// Weighs what the packed kit adds to a site's page: at the start, and when the page is idle.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { external } from "../../build/kit/bundleKit.ts";
import { bundleEntry } from "./bundleEntry.ts";
import { kilobytes } from "./weigh.ts";

/** In bytes after gzip at level 9, over React and over wagmi, which is not there at the start at all. */
const most = { start: 8_050, dialog: 25_250 };

type Chunk = { fileName: string; code: string; name: string; isEntry: boolean; imports: string[] };

/** Whether the budgets hold, of the package in this folder. */
export async function weighKit(folder: string): Promise<boolean> {
  const chunks = await chunksOf(folder);
  const start = closure(chunks, ({ isEntry }) => isEntry);
  // The first is fetched when nothing else is to be done, the other with it.
  const idle = closure(chunks, ({ name }) => /^(ConnectPart|wallets)\b/.test(name));
  const late = idle.filter((chunk) => !start.includes(chunk));
  const lines = [
    { what: "the kit at a page's start", chunks: start, most: most.start },
    { what: "its connect dialog, when the page is idle", chunks: late, most: most.dialog },
  ].map(({ what, chunks: weighed, most: allowed }) => {
    const size = weighed.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    console.log(`${what}: ${kilobytes(size)} gz of ${kilobytes(allowed)}`);
    return size > 0 && size <= allowed;
  });
  return lines.every(Boolean);
}

/** Of a page with nothing but a connect button, in which a host's own packages weigh nothing. */
async function chunksOf(folder: string): Promise<readonly Chunk[]> {
  const door = JSON.stringify(join(folder, "index.js"));
  const page = `export { ConnectButton, createWalletKit, WalletProvider } from ${door};`;
  const chunks = await bundleEntry(page, external);
  // The bundler's own, which any page with a lazy part has already.
  return chunks.filter(({ name }) => name !== "preload-helper");
}

function closure(chunks: readonly Chunk[], isFirst: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set(chunks.filter(isFirst));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}
