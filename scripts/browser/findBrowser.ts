// Finds or installs the Chromium that the browser tests and benchmarks run in.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { tool } from "../run/tool.ts";
import { browserPlaces } from "./browserPlaces.ts";

export type Machine = {
  /** The value of CHROMIUM. */
  named: string | undefined;
  places: readonly string[];
  /** What the program says it is, or undefined where it does not run. */
  version(path: string): Promise<string | undefined>;
  /** Where Playwright keeps, or would keep, a browser of its own. */
  ownPath: string;
  /** Downloads that one, and gives back what stood in the way, if anything did. */
  installOwn(): Promise<string>;
  /** The same with Debian's package manager, where we may use it. */
  installPackage: (() => Promise<string>) | undefined;
  say(line: string): void;
};

type ChosenBrowser = { ok: true; path: string } | { ok: false; reason: string };

/** Decides which Chromium to use: the named one, one that is here, or one that can be installed. */
export async function chooseBrowser(machine: Machine): Promise<ChosenBrowser> {
  const works = async (path: string) => /Chrom(e|ium)/.test((await machine.version(path)) ?? "");
  const firstWorking = async (paths: readonly string[]): Promise<ChosenBrowser | undefined> => {
    for (const path of paths) if (await works(path)) return { ok: true, path };
    return undefined;
  };

  if (machine.named) {
    if (await works(machine.named)) return { ok: true, path: machine.named };
    const reason = `CHROMIUM is "${machine.named}", but no Chromium runs there. Correct it, or unset it to have one found.`;
    return { ok: false, reason };
  }

  const here = await firstWorking([...machine.places, machine.ownPath]);
  if (here) return here;

  machine.say("No Chromium is here; downloading Playwright's…");
  const complaints = [await machine.installOwn()];
  const own = await firstWorking([machine.ownPath]);
  if (own) return own;

  if (machine.installPackage) {
    machine.say("That did not work; installing the system's package of Chromium…");
    complaints.push(await machine.installPackage());
    const packaged = await firstWorking(machine.places);
    if (packaged) return packaged;
  }

  const advice =
    "The browser tests need Chromium: none was found, and none could be installed. Install one " +
    "(on Debian: apt-get install chromium-headless-shell) or set CHROMIUM to the path of one.";
  const told = complaints.filter((complaint) => complaint !== "");
  return { ok: false, reason: [advice, ...told.map((complaint) => `  ${complaint}`)].join("\n") };
}

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

/** The lighter one is a package of its own, which not every release of Debian has. */
async function installPackage(): Promise<string> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const args = ["install", "-qq", "--yes", "--no-install-recommends"];
  const light = await run("apt-get", [...args, "chromium-headless-shell"], { env });
  if (light.code === 0) return "";
  return complaint(await run("apt-get", [...args, "chromium"], { env }));
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
