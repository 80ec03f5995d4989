// Finds folders that need each other to run; a folder and one inside it are two (cyclic dependencies).
import path from "node:path";

/** One file needs another one to run: both by their paths from the root. */
export type Need = readonly [from: string, to: string];

/** Folders that cannot be understood one at a time, and the imports that bind each to the next. */
export type Circle = { readonly folders: readonly string[]; readonly needs: readonly Need[] };

const folderOf = (file: string) => path.posix.dirname(file);

export function folderCircles(needs: Iterable<Need>): Circle[] {
  const between = [...needs].filter(([from, to]) => folderOf(from) !== folderOf(to));
  const next = new Map<string, Set<string>>();
  for (const [from, to] of between) {
    const known = next.get(folderOf(from)) ?? new Set();
    next.set(folderOf(from), known.add(folderOf(to)));
  }
  const reach = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const isBoundTo = (a: string, b: string) =>
    reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true;
  const circles: Circle[] = [];
  const told = new Set<string>();
  for (const folder of [...next.keys()].sort()) {
    if (told.has(folder) || !isBoundTo(folder, folder)) continue;
    const folders = [...next.keys()].filter((other) => isBoundTo(folder, other)).sort();
    for (const member of folders) told.add(member);
    circles.push({
      folders,
      needs: between.filter((need) => need.every((file) => folders.includes(folderOf(file)))),
    });
  }
  return circles;
}

function reachedFrom(
  start: string,
  next: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const other of next.get(folder) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        waiting.push(other);
      }
  return reached;
}
