// Finds or installs the Chromium that the browser tests and benchmarks run in.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { browserPlaces } from "./browserPlaces.ts";
import { type ChosenBrowser, chooseBrowser } from "./chooseBrowser.ts";
import { tool } from "./tool.ts";

const versionPatienceMs = 20_000;

export function findBrowser(): Promise<ChosenBrowser> {
  const { CHROMIUM, PATH = "" } = process.env;
  return chooseBrowser({
    named: CHROMIUM,
    places: browserPlaces({ platform: process.platform, searchPath: PATH }),
    version: async (path) => {
      if (!existsSync(path)) return undefined;
      const { code, output } = await run(path, ["--version"], { timeout: versionPatienceMs });
      return code === 0 ? output : undefined;
    },
    ownPath: chromium.executablePath(),
    installOwn: async () => {
      const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
      const args = [tool("playwright"), "install", "chromium"];
      return complaint(await run(process.execPath, args, { env: patience }));
    },
    installPackage: mayUseApt() ? installPackage : undefined,
    say: (line) => console.log(line),
  });
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function installPackage(): Promise<string> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const args = ["install", "-qq", "--yes", "--no-install-recommends", "chromium"];
  return complaint(await run("apt-get", args, { env }));
}

type Ran = { code: number | null; output: string };

function run(
  file: string,
  args: string[],
  { env = {}, timeout }: { env?: Record<string, string>; timeout?: number },
) {
  return new Promise<Ran>((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...(timeout !== undefined && { timeout }),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** The first line that names an error, of a program that failed. */
function complaint({ code, output }: Ran): string {
  if (code === 0) return "";
  const lines = output.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(E:|Error)/.test(line)) ?? lines.find(Boolean) ?? "";
}
