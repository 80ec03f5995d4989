// Packs the built wallet kit as npm does before publishing.
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildKit } from "../../build/kit/buildKit.ts";
import { fromRoot, root } from "../run/root.ts";

/** The package as it was last built. */
export const packageFolder = fromRoot(".cache", "kit", "package");

/** Gives back the tarball's path. */
export async function packKit(): Promise<string> {
  const into = dirname(packageFolder);
  await buildKit(root, packageFolder);
  const args = ["pack", "./package", "--json", "--pack-destination", into, "--ignore-scripts"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: into });
  const packed: unknown = JSON.parse(stdout);
  const [first] = Object.values(packed as Record<string, { filename: string }>);
  return join(into, first!.filename);
}
