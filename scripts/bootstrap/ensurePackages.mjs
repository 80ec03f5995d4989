// Makes sure that node_modules holds what package-lock.json names, installing it if not.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { capture } from "./capture.mjs";
import { judgeRunningNode } from "./judgeRunningNode.mjs";
import { withLockFolder } from "./lockFolder.mjs";

export async function ensurePackages(root, say) {
  const manifest = await readFile(path.join(root, "package.json"), "utf8");
  const lock = await readFile(path.join(root, "package-lock.json"), "utf8");
  if (!describesManifest(JSON.parse(lock), JSON.parse(manifest))) {
    return {
      ok: false,
      reason: "package-lock.json does not fit package.json. Run `npm install` and keep both files.",
    };
  }

  const hash = createHash("sha256").update(lock).digest("hex");
  const stamp = path.join(root, "node_modules", ".loamstead-lock");
  const isCurrent = async () => isStampOf(hash, await readIfThere(stamp));
  if (await isCurrent()) return { ok: true };

  await mkdir(path.join(root, ".cache"), { recursive: true });
  return withLockFolder(
    path.join(root, ".cache", "install.lock"),
    say,
    async ({ wasAbandoned, isHeldBy }) => {
      // Another run may have installed everything while this one waited for the lock.
      if (await isCurrent()) return { ok: true };
      const modules = path.join(root, "node_modules");
      // npm cannot tell a half-unpacked package from a whole one.
      if (wasAbandoned) await rm(modules, { recursive: true, force: true, maxRetries: 5 });
      say(
        existsSync(modules)
          ? "Updating the packages…"
          : "Installing the packages, 900 MB in node_modules: one or two minutes…",
      );
      const { code, output } = await npmInstall(root, isHeldBy);
      if (code !== 0) return { ok: false, reason: explainFailure(output) };
      await mkdir(modules, { recursive: true });
      await writeFile(stamp, stampFor(hash));
      return { ok: true };
    },
  );
}

// `npm install --no-save` follows the lock file to the letter as `npm ci` does, but goes on where a
// registry lacks another platform's optional package, and leaves a running server's files in place.
const installArgs = [
  "install",
  "--no-save",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
  "--prefer-offline",
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=500",
  "--fetch-retry-maxtimeout=2000",
];

function npmInstall(root, isHeldBy) {
  const cli = process.env.npm_execpath;
  return cli !== undefined && /npm-cli\.c?js$/.test(cli)
    ? capture(process.execPath, [cli, ...installArgs], { cwd: root }, isHeldBy)
    : capture("npm", installArgs, { cwd: root, shell: process.platform === "win32" }, isHeldBy);
}

async function readIfThere(file) {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Whoever installed is named with what was installed: an older Node leaves parts out. */
export const stampFor = (hash, version = process.versions.node) => `${hash} by Node ${version}`;

export function isStampOf(hash, stamp = "") {
  const [found, version] = stamp.split(" by Node ");
  return found === hash && version !== undefined && judgeRunningNode(version).ok;
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/** Whether a package-lock.json was made from this package.json. */
export function describesManifest(lock, manifest) {
  const locked = lock.packages?.[""] ?? {};
  return kinds.every((kind) => same(locked[kind] ?? {}, manifest[kind] ?? {}));
}

function same(left, right) {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
  );
}

const offlineCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/;
const shownLines = 12;

/** What npm printed when an install failed, as a few lines that say what to do. */
export function explainFailure(output) {
  const told = output
    .split("\n")
    .filter((line) => line.startsWith("npm error") && line.trim() !== "npm error")
    .filter((line) => !/A complete log of this run|^npm error (\s|})/.test(line));
  const lines = (told.length > 0 ? told : output.trim().split("\n")).slice(0, shownLines);
  return [headline(output), ...lines.map((line) => `  ${line}`)].join("\n");
}

function headline(output) {
  if (offlineCodes.test(output)) {
    return "The packages could not be installed: the package registry cannot be reached from here. Connect this machine (or set npm's proxy) and run the command again. npm said:";
  }
  if (/\b(ENOSPC|EACCES|EPERM|EROFS)\b/.test(output)) {
    return "The packages could not be installed: this folder cannot be written, or the disk is full. npm said:";
  }
  return "The packages could not be installed. npm said:";
}
