// Makes sure that node_modules holds what package-lock.json names, installing it if not.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { capture } from "./capture.mjs";
import { explainFailure } from "./explainFailure.mjs";
import { describesManifest } from "./lockFile.mjs";
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
  const isCurrent = async () => (await readIfThere(stamp)) === hash;
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
      say(existsSync(modules) ? "Updating the packages…" : "Installing the packages…");
      const { code, output } = await npmInstall(root, isHeldBy);
      if (code !== 0) return { ok: false, reason: explainFailure(output) };
      await mkdir(modules, { recursive: true });
      await writeFile(stamp, hash);
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
