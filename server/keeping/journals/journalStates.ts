// The state of a journal: out of memory, from what lies beside its rows, or from the first row on.
import { createCache } from "../../../src/lib/cache.ts";
import type { Statements } from "../../store/database.ts";
import type { StoredJournal } from "./findJournals.ts";
import { foldRows } from "./foldRows.ts";
import { readBatches } from "./journalBatches.ts";
import { packText, unpackText } from "./packRows.ts";
import type { BegunOrigin, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";

export type FoldedState<State> = {
  readonly seq: number;
  readonly rows: number;
  readonly state: State;
  /** The length of its text, by which it is weighed. */
  readonly characters: number;
};

export type JournalStates<State> = {
  /** As it is after all batches of the journal; null where it cannot be begun any more. */
  read(db: Statements, journal: StoredJournal): Promise<FoldedState<State> | null>;
  /** Remembers one that follows from it. */
  note(id: string, folded: FoldedState<State>): void;
  forget(id: string): void;
};

/** Characters of states; a state in memory takes some ten times its text. */
const MOST_REMEMBERED = 8 * 2 ** 20;
/** So many batches are read at once: whoever is long folds piece by piece. */
const AT_ONCE = 64;

export function openJournalStates<State, Row extends TimedRow, Origin extends BegunOrigin>(
  kind: ServerJournalKind<State, Row, Origin>,
): JournalStates<State> {
  const remembered = createCache<FoldedState<State>>(
    MOST_REMEMBERED,
    ({ characters }) => characters,
  );

  async function beside(db: Statements, { shard, id, origin, seq }: StoredJournal) {
    const [row] = await db.rows(
      "select seq, rows, state from journal_states where shard = ? and journal = ? and seq <= ?",
      [shard, id, seq],
    );
    if (row === undefined) return undefined;
    const text = await unpackText(kind, String(row.state));
    const state = kind.decodeState(text, kind.decodeOrigin(origin));
    if (state === null) return undefined;
    return { seq: Number(row.seq), rows: Number(row.rows), state, characters: text.length };
  }

  function fromFirst({ origin }: StoredJournal): FoldedState<State> | null {
    const state = kind.begin(kind.decodeOrigin(origin));
    return state === null ? null : { seq: 0, rows: 0, state, characters: 0 };
  }

  return {
    async read(db, journal) {
      const known = remembered.get(journal.id);
      const first =
        known && known.seq <= journal.seq
          ? known
          : ((await beside(db, journal)) ?? fromFirst(journal));
      if (first === null) return null;
      let { seq, rows, state } = first;
      while (seq < journal.seq) {
        const upto = Math.min(seq + AT_ONCE, journal.seq);
        for (const batch of await readBatches(db, kind, journal, { after: seq, upto })) {
          ({ state } = await foldRows(kind, state, batch.rows));
          rows = batch.rowsAfter;
        }
        seq = upto;
      }
      const characters = first.characters || kind.encodeState(state).length;
      const folded = { seq, rows, state, characters };
      remembered.set(journal.id, folded);
      return folded;
    },
    note: (id, folded) => remembered.set(id, folded),
    forget: remembered.delete,
  };
}

/** Every so many batches or rows a state is put beside them. */
const BATCHES = 8;
const ROWS = 200;

export const isStateDue = (before: { seq: number; rows: number }, rowsAfter: number): boolean =>
  (before.seq + 1) % BATCHES === 0 || Math.floor(before.rows / ROWS) < Math.floor(rowsAfter / ROWS);

export const packState = (kind: Pick<ServerJournalKind, "dictionaries">, text: string) =>
  packText(kind, text);
