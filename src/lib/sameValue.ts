// Whether two plain values say the same, in whatever order their keys were written (deep equality).

export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [mine, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  );
}
