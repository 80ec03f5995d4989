// A change to a document as data: it can be applied, turned round and joined to the next (invertible diff).
import type { Item, Opening, RoomDocument, RoomShell } from "./room.ts";

/** What an entry becomes; null where it goes. */
export type Change<T> = { readonly id: string; readonly to: T | null };

export type Patch = {
  readonly items?: readonly Change<Item>[];
  readonly openings?: readonly Change<Opening>[];
  readonly shell?: Partial<RoomShell>;
};

function changed<T>(table: ReadonlyMap<string, T>, changes?: readonly Change<T>[]) {
  if (!changes?.length) return table;
  // Entry by entry: handed the whole table, a map takes twice as long.
  const next = new Map<string, T>();
  for (const [id, entry] of table) next.set(id, entry);
  for (const { id, to } of changes) {
    if (to === null) next.delete(id);
    else next.set(id, to);
  }
  return next;
}

export const applyPatch = (
  document: RoomDocument,
  { items, openings, shell }: Patch,
): RoomDocument => ({
  shell: shell ? { ...document.shell, ...shell } : document.shell,
  openings: changed(document.openings, openings),
  items: changed(document.items, items),
});

const before = <T>(table: ReadonlyMap<string, T>, changes: readonly Change<T>[]): Change<T>[] =>
  [...new Set(changes.map(({ id }) => id))].map((id) => ({ id, to: table.get(id) ?? null }));

/** The patch that leads back to `document` once `patch` was applied to it. */
export function invert(document: RoomDocument, { items, openings, shell }: Patch): Patch {
  const keys = Object.keys(shell ?? {}) as (keyof RoomShell)[];
  return {
    ...(items && { items: before(document.items, items) }),
    ...(openings && { openings: before(document.openings, openings) }),
    ...(shell && { shell: Object.fromEntries(keys.map((key) => [key, document.shell[key]])) }),
  };
}

function joined<T>(first?: readonly Change<T>[], second?: readonly Change<T>[]): Change<T>[] {
  const all = [...(first ?? []), ...(second ?? [])];
  return [...new Map(all.map((change) => [change.id, change])).values()];
}

/** One patch that does what the two did one after the other. */
export const composePatches = (first: Patch, second: Patch): Patch => ({
  ...((first.items || second.items) && { items: joined(first.items, second.items) }),
  ...((first.openings || second.openings) && { openings: joined(first.openings, second.openings) }),
  ...((first.shell || second.shell) && { shell: { ...first.shell, ...second.shell } }),
});
