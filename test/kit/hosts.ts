// The sites that take the packed kit: each is copied out of the house, given the kit, built and served.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packKit } from "../../scripts/kit/packKit.ts";
import { holdFreePort } from "../../scripts/ports.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { endTogether } from "../../scripts/run/runProgram.ts";

// Next would tell its makers of each build.
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

export type HostName = "vite" | "next" | "fromRainbowKit";

/** Where its page is, and the folder with all that it sends to browsers. */
export type Host = { url: string; built: string; close(): Promise<void> };

type Options = {
  /** Where the copies lie; what was there is gone. */
  folder: string;
  /** Installs as any site would; otherwise the house's own packages are found from a folder inside it. */
  fromRegistry: boolean;
};

export async function openHosts(
  names: readonly HostName[],
  { folder, fromRegistry }: Options,
): Promise<Record<string, Host>> {
  const tarball = await packKit();
  await rm(folder, { recursive: true, force: true });
  const hosts: Record<string, Host> = {};
  for (const name of names) {
    const copy = join(folder, name);
    await cp(fromRoot("test/kit/hosts", name), copy, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.next)$/.test(path),
    });
    await (fromRegistry ? installAll(copy, tarball) : unpack(copy, tarball));
    await buildHost(copy, name, fromRegistry ? "typescript" : "@typescript/native");
    hosts[name] = await serve(copy, name);
  }
  return hosts;
}

async function installAll(folder: string, tarball: string): Promise<void> {
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  await run("npm", ["ci", ...quiet], folder);
  // Refused by npm where a peer does not fit.
  await run("npm", ["install", "--no-save", ...quiet, tarball], folder);
  const installed = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
  console.log(`${folder}: ${Object.keys(JSON.parse(installed).packages).length} packages`);
}

async function unpack(folder: string, tarball: string): Promise<void> {
  const place = join(folder, "node_modules/@loamstead/wallet-kit");
  await mkdir(place, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", place, "--strip-components=1"], folder);
}

/** The house's own compiler says the same as the host's, in a third of the time. */
type Compiler = "typescript" | "@typescript/native";

async function buildHost(folder: string, name: HostName, compiler: Compiler): Promise<void> {
  if (name === "next") return run(process.execPath, [program(folder, "next"), "build"], folder);
  await checkTypes(folder, compiler);
  return run(process.execPath, [program(folder, "vite"), "build", "--logLevel", "warn"], folder);
}

const isOfOthers = /^[^(]*node_modules\/(?!@loamstead\/)/;

/** All that is wrong with the host's own words or with ours; what others declare is their own. */
async function checkTypes(folder: string, compiler: Compiler): Promise<void> {
  const inOne = compiler === "typescript" ? [] : ["--checkers", "1"];
  const args = [program(folder, compiler), "--noEmit", "--skipLibCheck", "false", ...inOne];
  const child = spawn(process.execPath, args, { cwd: folder });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await once(child, "close");
  const wrong = output
    .split("\n")
    .filter((line) => /^\S+\(\d+,\d+\): error/.test(line) && !isOfOthers.test(line));
  if (wrong.length > 0)
    throw new Error(`${folder} is refused by its compiler:\n${wrong.join("\n")}`);
}

async function serve(folder: string, name: HostName): Promise<Host> {
  const held = await holdFreePort("127.0.0.1");
  await held.release();
  const port = String(held.port);
  const [how, built] =
    name === "next"
      ? [["start", "--hostname", "127.0.0.1", "--port", port], ".next/static"]
      : [["preview", "--host", "127.0.0.1", "--strictPort", "--port", port], "dist"];
  const args = [program(folder, name === "next" ? "next" : "vite"), ...how];
  // In a group of its own, which ends with whoever started it.
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: "ignore",
    detached: true,
  });
  const letGo = endTogether(child);
  const url = `http://127.0.0.1:${port}/`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${folder} could not be served.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const close = async () => {
    letGo();
    child.kill();
    if (child.exitCode === null) await once(child, "close");
  };
  return { url, built: join(folder, built), close };
}

/** The file of a package's program, in the host or in the house around it. */
function program(folder: string, name: string): string {
  const manifest = createRequire(join(folder, "package.json")).resolve(`${name}/package.json`);
  const [file] = Object.values<string>(createRequire(manifest)(manifest).bin);
  return join(dirname(manifest), file!);
}

async function run(file: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${file} ${args.join(" ")} failed in ${cwd}.`);
}

/** What a host sends to browsers: the text of every script and style sheet, by its path. */
export async function builtTexts({ built }: Pick<Host, "built">): Promise<Map<string, string>> {
  const files = await readdir(built, { recursive: true });
  const texts = files
    .filter((file) => /\.(js|css)$/.test(file))
    .map(async (file) => [file, await readFile(join(built, file), "utf8")] as const);
  return new Map(await Promise.all(texts));
}
