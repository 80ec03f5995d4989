// Picks the benchmarks to run from the files in bench/ and the names that were asked for.
export type ChosenBenches = { ok: true; names: string[] } | { ok: false; reason: string };

export function chooseBenches(files: readonly string[], asked: readonly string[]): ChosenBenches {
  const all = files
    .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    const reason = `There is no benchmark "${unknown.join('", "')}". The benchmarks are: ${all.join(", ")}.`;
    return { ok: false, reason };
  }
  return { ok: true, names: asked.length > 0 ? [...asked] : all };
}
