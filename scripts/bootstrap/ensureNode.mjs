// Makes sure that the Node pinned in package.json is in node_modules and runs.
import { spawn } from "node:child_process";
import { chmod, copyFile, link, mkdir, readFile, realpath, rm, symlink } from "node:fs/promises";
import path from "node:path";

export async function ensureNode(root, say) {
  const manifest = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const wanted = manifest.dependencies.node;
  const home = path.join(root, "node_modules", "node");
  const binary = path.join(home, "bin", "node");
  const bin = path.join(root, "node_modules", ".bin", "node");

  let verdict = await inspect(binary, wanted);
  // npm may be set up to run no install scripts; then the binary has to be put in place here.
  for (const repair of [linkPlatformBinary, runInstaller]) {
    if (verdict.ok) break;
    await repair({ home, binary, say });
    verdict = await inspect(binary, wanted);
  }
  if (!verdict.ok) return { ok: false, reason: verdict.reason };
  await ensureOnPath(bin);
  return { ok: true, path: binary };
}

async function inspect(binary, wanted) {
  const itself = await realpath(binary).catch(() => undefined);
  if (itself !== undefined && itself === (await realpath(process.execPath))) {
    return judgeVersion(process.version, wanted);
  }
  const { code, output } = await run(binary, ["--version"]);
  return judgeVersion(code === 0 ? output.trim() : undefined, wanted);
}

async function linkPlatformBinary({ home, binary }) {
  for (const name of platformPackages(process.platform, process.arch)) {
    for (const folder of [path.join(home, "node_modules"), path.dirname(home)]) {
      const found = path.join(folder, name, "bin", "node");
      if ((await run(found, ["--version"])).code !== 0) continue;
      await mkdir(path.dirname(binary), { recursive: true });
      await rm(binary, { force: true });
      await link(found, binary).catch(() => copyFile(found, binary));
      await chmod(binary, 0o755);
      return;
    }
  }
}

async function runInstaller({ home, say }) {
  say("Fetching the pinned Node…");
  await run(process.execPath, ["installArchSpecificPackage.js"], home);
}

async function ensureOnPath(bin) {
  if ((await realpath(bin).catch(() => undefined)) !== undefined) return;
  await mkdir(path.dirname(bin), { recursive: true });
  await rm(bin, { force: true });
  await symlink(path.join("..", "node", "bin", "node"), bin).catch((error) => {
    // Another run may have made it in the meantime.
    if (error.code !== "EEXIST") throw error;
  });
}

function run(file, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", () => resolve({ code: 1, output }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export function judgeVersion(found, wanted) {
  if (found === undefined) {
    return {
      ok: false,
      reason: `Node ${wanted} (npm package "node") is not in node_modules or does not run on this machine. Run \`node installArchSpecificPackage.js\` in node_modules/node while online, or allow its install script, and try again.`,
    };
  }
  if (found !== `v${wanted}`) {
    return {
      ok: false,
      reason: `node_modules holds Node ${found}, but the project is pinned to v${wanted}. Remove node_modules and run the command again.`,
    };
  }
  return { ok: true };
}

/** The names under which npm has the binary for a machine, likeliest first. */
export function platformPackages(platform, arch) {
  const system = platform === "win32" ? "win" : platform;
  return platform === "darwin" && arch === "arm64"
    ? [`node-bin-${system}-${arch}`, `node-${system}-${arch}`]
    : [`node-${system}-${arch}`];
}
