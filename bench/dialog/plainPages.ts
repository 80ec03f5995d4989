// Two plain pages with nothing but a connect button: ours, and one of RainbowKit's newest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, preview } from "vite";

export type PlainPage = { url: string; close(): Promise<void> };

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function openOurs(): Promise<PlainPage> {
  return open({
    root: pathOf("ours"),
    configFile: pathOf("../../vite.config.ts"),
    build: { outDir: pathOf("../../.cache/bench/ours"), emptyOutDir: true, cssCodeSplit: true },
  });
}

/** Its packages are no part of the house: the first run fetches them. */
export async function openRainbowKit(): Promise<PlainPage> {
  const root = pathOf("../../.cache/bench/rainbowKit");
  await mkdir(root, { recursive: true });
  await cp(pathOf("rainbowKit"), root, { recursive: true });
  const options = ["install", "--no-package-lock", "--ignore-scripts", "--silent"];
  const npm = spawn("npm", options, { cwd: root, stdio: "inherit" });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error("RainbowKit could not be installed.");
  return open({ root, configFile: false });
}

async function open(config: InlineConfig): Promise<PlainPage> {
  const quiet: InlineConfig = { ...config, logLevel: "error" };
  await build(quiet);
  const server = await preview({ ...quiet, preview: { port: 0, host: "127.0.0.1" } });
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
