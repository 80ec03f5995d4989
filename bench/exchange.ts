// Measures the exchange's arithmetic: keys and signatures in Node, first use in Chromium, and what it weighs.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { entryModule, staticClosure } from "../build/pageFiles.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { fromRoot } from "../scripts/run/root.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import type * as Protocol from "../src/exchange/protocol/index.ts";
import { deriveKeyPair, signRequest } from "../src/exchange/protocol/index.ts";
import { median } from "./figures/figures.ts";
import { onSite } from "./onSite.ts";

const limits = { deriveMs: 1, signMs: 3, firstUseMs: 100, chunkBytes: 20_000 };
const runs = 50;
const protocolModule = "src/exchange/protocol/index.ts";
const lateModules = [protocolModule, "src/exchange/openExchange.ts"];

const request = {
  method: "GET",
  baseUrl: "https://exchange.example",
  path: "/api/v3/apiKey",
  params: { accountId: 10 },
} as const;

const signatureOf = (run: number) => `0x${(run + 1).toString(16).padStart(128, "5a")}1b`;

function timed<Value>(task: () => Value): { ms: number; value: Value } {
  const begin = performance.now();
  const value = task();
  return { ms: performance.now() - begin, value };
}

function inNode(): { deriveMs: number; signMs: number } {
  const times = Array.from({ length: runs }, (_, run) => {
    const derived = timed(() => deriveKeyPair(signatureOf(run)));
    if (!derived.value.ok) throw new Error(`no key: ${derived.value.reason}`);
    const { secret } = derived.value.value;
    const signed = timed(() => signRequest({ ...request, secret }));
    if (!signed.value.ok) throw new Error(`no signature: ${signed.value.reason}`);
    return { derive: derived.ms, sign: signed.ms };
  });
  return {
    deriveMs: median(times.map(({ derive }) => derive)),
    signMs: median(times.map(({ sign }) => sign)),
  };
}

/** What is fetched for the arithmetic alone, and whether any of it comes before it is wanted. */
async function weighChunk() {
  const manifest: Manifest = JSON.parse(await readFile(fromRoot("dist", "manifest.json"), "utf8"));
  const initial = new Set(staticClosure(manifest, entryModule));
  const own = staticClosure(manifest, protocolModule).filter((key) => !initial.has(key));
  const files = own.map((key) => manifest[key]!.file);
  let bytes = 0;
  for (const file of files) {
    bytes += gzipSync(await readFile(fromRoot("dist", "site", file)), { level: 9 }).byteLength;
  }
  return {
    bytes,
    isInitial: lateModules.some((key) => initial.has(key)),
    file: manifest[protocolModule]!.file,
  };
}

const inChromium = (file: string) =>
  onSite(async (browser, site) => {
    const page = await browser.newPage();
    await page.goto(site, { waitUntil: "networkidle" });
    const times = await page.evaluate(
      async ({ url, signature, signed }) => {
        const protocol: typeof Protocol = await import(url);
        const use = () => {
          const begin = performance.now();
          const pair = protocol.deriveKeyPair(signature);
          if (!pair.ok) throw new Error(pair.reason);
          const outcome = protocol.signRequest({ ...signed, secret: pair.value.secret });
          if (!outcome.ok) throw new Error(outcome.reason);
          return performance.now() - begin;
        };
        return Array.from({ length: 15 }, use);
      },
      { url: new URL(file, site).href, signature: signatureOf(0), signed: request },
    );
    return { firstMs: times[0]!, laterMs: median(times.slice(1)) };
  });

async function main(): Promise<boolean> {
  const node = inNode();
  console.log(`key from a signature, ms: median ${node.deriveMs.toFixed(2)} of ${runs}`);
  console.log(`signature of a request, ms: median ${node.signMs.toFixed(2)} of ${runs}`);
  if (!(await ensureBuilt(testedSite))) return false;
  const chunk = await weighChunk();
  console.log(`fetched for it, gz: ${(chunk.bytes / 1000).toFixed(1)} kB`);
  const browser = await inChromium(chunk.file);
  if (!browser) return false;
  const { firstMs, laterMs } = browser;
  console.log(`both in Chromium, ms: first ${firstMs.toFixed(0)}, later ${laterMs.toFixed(1)}`);

  const short = [
    ...(node.deriveMs > limits.deriveMs ? [`a key may take ${limits.deriveMs} ms`] : []),
    ...(node.signMs > limits.signMs ? [`a signature may take ${limits.signMs} ms`] : []),
    ...(chunk.bytes > limits.chunkBytes ? [`it may weigh ${limits.chunkBytes} bytes`] : []),
    ...(chunk.isInitial ? ["it may not come with the first page"] : []),
    ...(firstMs > limits.firstUseMs ? [`first use may take ${limits.firstUseMs} ms`] : []),
  ];
  for (const line of short) console.error(`Too much: ${line}.`);
  return short.length === 0;
}

process.exitCode = (await main()) ? 0 : 1;
