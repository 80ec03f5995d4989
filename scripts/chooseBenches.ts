// Picks the benchmarks to run from the files in bench/ and the names that were asked for.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

export function chooseBenches(
  files: readonly string[],
  asked: readonly string[],
): Result<readonly string[]> {
  const all = files
    .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    return refuse(
      `There is no benchmark "${unknown.join('", "')}". The benchmarks are: ${all.join(", ")}.`,
    );
  }
  if (asked.length === 0) return accept(all);
  return accept([...new Set(asked.flatMap((name) => withParts(name, all)))]);
}

/** Also what measures other sides of the same: roomStage with room. */
const withParts = (name: string, all: readonly string[]): readonly string[] => [
  name,
  ...all.filter((other) => other.startsWith(name) && /^[A-Z]/.test(other.slice(name.length))),
];
