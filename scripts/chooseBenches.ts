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
  if (asked.length === 0) return { ok: true, names: all };
  return { ok: true, names: [...new Set(asked.flatMap((name) => withParts(name, all)))] };
}

/** Also what measures other sides of the same: roomStage with room. */
const withParts = (name: string, all: readonly string[]): readonly string[] => [
  name,
  ...all.filter((other) => other.startsWith(name) && /^[A-Z]/.test(other.slice(name.length))),
];
