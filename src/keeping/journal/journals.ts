// The journals of one database: listed, put away and brought back, taken in and read whole.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { DeviceDatabase, StorageResult, StorageTrouble } from "../database/database.ts";
import { timeOfKey, unreadablePrefix } from "../store/keys.ts";
import { fold, type JournalKind } from "./journalKind.ts";
import { readRows } from "./readRows.ts";
import {
  asides,
  bases,
  beginKey,
  type Head,
  heads,
  isOfDiffering,
  journalTables,
  rowKey,
  rows,
  rowsPrefix,
  stretchOf,
} from "./tables.ts";

export type ListedJournal<Shown extends object> = Shown & {
  readonly id: string;
  readonly at: number;
};

/** The one that was last written first; without those that are put away. */
export async function listJournals<Shown extends object>(
  database: DeviceDatabase,
): Promise<StorageResult<readonly ListedJournal<Shown>[]>> {
  const read = await database.read([heads], async (at) => {
    const [ids, all] = await Promise.all([at.keys(heads, ""), at.all(heads, "")]);
    return all.flatMap(({ gone, shown, at: time }, i) =>
      gone === null ? [{ ...(shown as Shown), id: ids[i]!, at: time }] : [],
    );
  });
  if (!read.ok) return read;
  return accept(read.value.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)));
}

/** The ids that begin so, also of those that are put away; none where the device does not answer. */
export async function journalsLike(
  database: DeviceDatabase,
  prefix: string,
): Promise<readonly string[]> {
  const read = await database.read([heads], (at) => at.keys(heads, prefix));
  return read.ok ? read.value : [];
}

/** Puts one away at a moment, or brings it back (null). */
export async function setGone(
  database: DeviceDatabase,
  id: string,
  gone: number | null,
): Promise<Result<null, StorageTrouble | "missing">> {
  const done = await database.change<boolean>([heads], async (at) => {
    const head: Head | undefined = await at.get(heads, id);
    if (!head || (head.gone === null) === (gone === null)) return false;
    await at.put(heads, id, { ...head, gone });
    return true;
  });
  if (!done.ok) return done;
  return done.value ? accept(null) : refuse("missing");
}

/** Lets go of what was put away before a moment, each in a change of its own; tells which went. */
export async function sweep(database: DeviceDatabase, before: number): Promise<readonly string[]> {
  const isOver = (head: Head | undefined): boolean =>
    head !== undefined && head.gone !== null && head.gone < before;
  const found = await database.read([heads], async (at) => {
    const ids = await at.keys(heads, "");
    const all = await at.all(heads, "");
    return ids.filter((_, i) => isOver(all[i]));
  });
  for (const id of found.ok ? found.value : [])
    await database.change(journalTables, async (at) => {
      if (!isOver(await at.get(heads, id))) return;
      await at.drop(heads, id);
      await at.drop(bases, id);
      await at.drop(bases, beginKey(id));
      for (const key of await at.keys(rows, rowsPrefix(id))) await at.drop(rows, key);
    });
  return found.ok ? found.value : [];
}

/** Lets go of journals that were set aside whole before a moment, where the account came to something else. */
export async function sweepAside(database: DeviceDatabase, before: number): Promise<void> {
  await database.change([asides], async (at) => {
    for (const key of await at.keys(asides, unreadablePrefix))
      if (isOfDiffering(key) && timeOfKey(key) < before) await at.drop(asides, key);
  });
}

/** All rows that can be read, from the first one on. */
export async function readAllRows<State, Row, Shown extends object>(
  database: DeviceDatabase,
  kind: JournalKind<State, Row, Shown, unknown>,
  id: string,
): Promise<Result<readonly Row[], "missing" | "unavailable">> {
  const read = await database.read(journalTables, async (at) => {
    const head: Head | undefined = await at.get(heads, id);
    return head ? (await readRows(at, kind, id, 0, head.rows)).read : null;
  });
  if (!read.ok) return refuse("unavailable");
  return read.value ? accept(read.value.map(({ row }) => row)) : refuse("missing");
}

type Whole<Row> = {
  readonly id: string;
  readonly origin: string;
  readonly rows: readonly Row[];
  readonly now: number;
};

/** A journal that comes from elsewhere, under an id that nobody has. */
export async function addWhole<State, Row, Shown extends object>(
  database: DeviceDatabase,
  kind: JournalKind<State, Row, Shown, unknown>,
  first: State,
  { id, origin, rows: all, now }: Whole<Row>,
): Promise<StorageResult<void>> {
  const state = fold(kind, first, all);
  return database.change(journalTables, async (at) => {
    // Asked for all at once: one after the other they would take more than twice as long.
    await Promise.all(
      all.map((row, n) =>
        at.put(rows, rowKey(id, n), { by: `${id}-${n}`, text: kind.encodeRow(row) }),
      ),
    );
    if (stretchOf(all.length) > 0)
      await at.put(bases, id, { rows: all.length, text: kind.encodeState(state) });
    const shown = kind.shownOf(state);
    await at.put(heads, id, { rows: all.length, origin, at: now, gone: null, shown });
  });
}
