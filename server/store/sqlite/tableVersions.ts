// Counts the changes of each table, so that what was read may be remembered until the next (cache invalidation).
export type TableVersions = {
  /** To be told of each statement before it runs. */
  note(sql: string): void;
  /** Anything may have changed. */
  noteAll(): void;
  of(table: string): number;
};

const changesNothing = /^\s*(?:select|pragma|begin|commit|rollback)\b/i;
const changesOne = /^\s*(?:insert\s+into|update|delete\s+from)\s+(\w+)/i;

export function createTableVersions(): TableVersions {
  const changes = new Map<string, number>();
  let ofAll = 0;
  return {
    note(sql) {
      if (changesNothing.test(sql)) return;
      const table = changesOne.exec(sql)?.[1];
      if (table === undefined) ofAll += 1;
      else changes.set(table, (changes.get(table) ?? 0) + 1);
    },
    noteAll() {
      ofAll += 1;
    },
    // Both only grow, and so does their sum with either.
    of: (table) => ofAll + (changes.get(table) ?? 0),
  };
}
