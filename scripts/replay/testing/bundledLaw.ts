// The whole law of farms as one file that stands by itself, as it is or with other tables: so one version can be kept beside the next.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../../run/root.ts";
import { bundleEntry } from "../../size/bundleEntry.ts";

type Codec = typeof import("../../../src/farm/codec/text.ts");
type Growing = typeof import("../../../src/farm/growth/grow.ts");
type Apply = typeof import("../../../src/farm/events/apply.ts");
type Begin = typeof import("../../../src/farm/letters/begin.ts");
type Slate = typeof import("../../../src/farm/market/price.ts");

export type BundledLaw = Codec & Growing & Apply & Begin & Slate;

/** By file, from the root on: what stands there, and what would in its place. */
export type Changes = Readonly<Record<string, readonly (readonly [is: string, would: string])[]>>;

const parts = [
  "src/farm/codec/text.ts",
  "src/farm/growth/grow.ts",
  "src/farm/events/apply.ts",
  "src/farm/letters/begin.ts",
  "src/farm/market/price.ts",
];

export async function bundledLaw(changes: Changes = {}): Promise<BundledLaw> {
  const files = new Map(Object.entries(changes).map(([file, own]) => [fromRoot(file), own]));
  const changed = {
    name: "loamstead:other-tables",
    enforce: "pre" as const,
    transform: (code: string, id: string): string | null => {
      const own = files.get(id);
      if (!own) return null;
      files.delete(id);
      return own.reduce((text, [is, would]) => {
        if (text.split(is).length !== 2) throw new Error(`${id} has not one "${is}"`);
        return text.replace(is, would);
      }, code);
    },
  };
  const lines = parts.map((file) => `export * from ${JSON.stringify(fromRoot(file))};`);
  const chunks = await bundleEntry(lines.join("\n"), undefined, [changed]);
  if (chunks.length !== 1) throw new Error(`The law is in ${chunks.length} files`);
  const unread = [...files.keys()];
  if (unread.length > 0) throw new Error(`The law does not read ${unread.join(", ")}`);
  const folder = await mkdtemp(join(tmpdir(), "loamstead-law-"));
  const file = join(folder, "law.mjs");
  await writeFile(file, chunks[0]!.code);
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as BundledLaw;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
