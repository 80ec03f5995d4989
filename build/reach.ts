// Which modules of a bundle are reached from some, whichever way one goes on.

export function reach(
  starts: readonly string[],
  next: (module: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const module of seen) for (const other of next(module)) seen.add(other);
  return seen;
}
