// Writes a small tree of files and tells which layer rules each of them breaks.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

/** Text of the files by their path. */
export type Tree = Readonly<Record<string, string>>;

const root = path.resolve(import.meta.dirname, "../..");

/** The names of the rules that a file breaks, by the file's path. */
export type Broken = ReadonlyMap<string, readonly string[]>;

export async function ruleNames(config: string): Promise<string[]> {
  const { ruleSet } = await extractOptions(path.join(root, config));
  return (ruleSet?.forbidden ?? []).map(({ name }) => name ?? "");
}

export async function cruiseTree(config: string, tree: Tree): Promise<Broken> {
  const folder = await mkdtemp(path.join(tmpdir(), "layers-"));
  try {
    for (const [file, text] of Object.entries(tree)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    const options = await extractOptions(path.join(root, config));
    const tops = [...new Set(Object.keys(tree).map((file) => file.split("/")[0] ?? file))];
    const { output } = await cruise(
      tops.filter((top) => top !== "node_modules"),
      { ...options, baseDir: folder },
    );
    return byFile(output as ICruiseResult);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function byFile({ summary }: ICruiseResult): Broken {
  const broken = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) {
    const names = broken.get(from) ?? [];
    if (!names.includes(rule.name)) broken.set(from, [...names, rule.name]);
  }
  return broken;
}
