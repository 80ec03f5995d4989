// Builds the wallet kit as other sites install it: files, declarations, styles, manifest and notices.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleKit } from "./bundleKit.ts";
import { emitTypes } from "./emitTypes.ts";
import { manifestOf, nameOf, type Workspace } from "./manifest.ts";

/** Into a folder that is the package. */
export async function buildKit(root: string, outDir: string): Promise<void> {
  const packages = join(root, "packages");
  const kit = join(packages, "wallet-kit");
  const workspace: Workspace = JSON.parse(await readFile(join(kit, "package.json"), "utf8"));
  const doors = Object.fromEntries(
    Object.entries(workspace.exports).map(([door, source]) => [nameOf(door), join(kit, source)]),
  );
  await mkdir(outDir, { recursive: true });
  await bundleKit({ kit, outDir, doors });
  await emitTypes({ packages, outDir, doors });
  const manifest = `${JSON.stringify(manifestOf(workspace), null, 2)}\n`;
  await writeFile(join(outDir, "package.json"), manifest);
  await copyFile(join(kit, "README.md"), join(outDir, "README.md"));
  await copyFile(join(root, "LICENSE"), join(outDir, "LICENSE"));
}
