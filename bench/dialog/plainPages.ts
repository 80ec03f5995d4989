// Two plain pages with nothing but a connect button: ours, and one of RainbowKit's newest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, preview } from "vite";
import { packageFolder, packKit } from "../../scripts/kit/packKit.ts";

export type PlainPage = { url: string; close(): Promise<void> };

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** With the packed kit, as any site has it. */
export async function openOurs(): Promise<PlainPage> {
  await packKit();
  return open({
    root: pathOf("ours"),
    configFile: false,
    resolve: {
      alias: [
        { find: /^@loamstead\/wallet-kit$/, replacement: join(packageFolder, "index.js") },
        { find: "@loamstead/wallet-kit", replacement: packageFolder },
      ],
    },
    build: { outDir: pathOf("../../.cache/bench/ours"), emptyOutDir: true },
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
