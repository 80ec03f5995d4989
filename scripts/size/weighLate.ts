// Weighs what a page fetches after it stands: all that it needs at once for that, less what the page has already.
import type { Manifest } from "vite";
import { staticClosure } from "../../build/pageFiles.ts";
import { add, kilobytes, type Weight } from "./weigh.ts";

export type LateBudget = {
  /** What it is, in a few words. */
  readonly name: string;
  /** The page that fetches it. */
  readonly on: string;
  /** Where it begins: a chunk's name, or the module that a chunk was made for. */
  readonly chunks: readonly string[];
  /** How the names of data begin that is fetched besides; workers are found by themselves. */
  readonly data?: readonly string[];
  /** In bytes after gzip at level 9. */
  readonly most: number;
  /** A page that must need none of it at the start. */
  readonly notOn?: string;
};

type Built = { readonly manifest: Manifest; readonly weights: ReadonlyMap<string, Weight> };
type Route = { readonly route: string; readonly files: readonly { readonly file: string }[] };
type LateWeight = { readonly name: string; readonly js: Weight };

export type LateWeighing = {
  readonly late: readonly LateWeight[];
  readonly problems: readonly string[];
};

const SHOWN = 3;
const isScript = (file: string): boolean => file.endsWith(".js");

export function weighLate(
  { manifest, weights }: Built,
  routes: readonly Route[],
  budgets: readonly LateBudget[],
): LateWeighing {
  const problems: string[] = [];
  const filesOf = (path: string): readonly string[] => {
    const found = routes.find(({ route }) => route === path);
    if (!found) problems.push(`A budget names ${path}, but there is no such page.`);
    return found?.files.map(({ file }) => file) ?? [];
  };
  const late = budgets.map(({ name, on, chunks, data = [], most, notOn }): LateWeight => {
    const keys = chunks.flatMap((chunk) => {
      const found = Object.keys(manifest).filter(
        (key) => key === chunk || (key.startsWith("_") && manifest[key]!.name === chunk),
      );
      if (found.length === 0) problems.push(`${name} begins with ${chunk}, which was not built.`);
      return found;
    });
    const needed = keys.flatMap((key) => staticClosure(manifest, key));
    // A worker stands among the assets of whatever starts it, with all that it needs in it.
    const workers = needed.flatMap((key) => manifest[key]!.assets ?? []).filter(isScript);
    const beside = data.flatMap((start) => {
      const found = [...weights.keys()].filter((file) => file.startsWith(start));
      if (found.length === 0) problems.push(`${name} needs ${start}, which was not built.`);
      return found;
    });
    const all = new Set([...needed.map((key) => manifest[key]!.file), ...workers, ...beside]);
    const files = [...all.difference(new Set(filesOf(on)))]
      .map((file) => ({ file, weight: weights.get(file) ?? { raw: 0, gz: 0, br: 0 } }))
      .toSorted((left, right) => right.weight.gz - left.weight.gz);
    const early = new Set(notOn === undefined ? [] : filesOf(notOn)).intersection(
      new Set(files.map(({ file }) => file)),
    );
    for (const file of early) problems.push(`${notOn} loads ${file} of ${name} at the start.`);
    const js = add(files.map(({ weight }) => weight));
    if (js.gz > most) {
      const largest = files
        .slice(0, SHOWN)
        .map(({ file, weight }) => `${file} ${kilobytes(weight.gz)}`);
      problems.push(
        `${name} needs ${kilobytes(js.gz)}, ${kilobytes(js.gz - most)} over its budget of ${kilobytes(most)}. Largest: ${largest.join(", ")}.`,
      );
    }
    return { name, js };
  });
  return { late, problems };
}
