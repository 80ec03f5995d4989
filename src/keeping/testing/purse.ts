// A kind of journal for the tests: a purse as the list of what was put in and taken out.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { DatabaseLayout } from "../database/database.ts";
import { journalTables } from "../journal/tables.ts";
import type { SyncedJournalKind } from "../sync/arrivedRows.ts";
import { journalWishes, ties } from "../sync/journalTie.ts";

/** How much is in it, and by what that came about. */
export type TestPurse = { readonly sum: number; readonly moves: readonly number[] };

export const empty: TestPurse = { sum: 0, moves: [] };

const asNumber = (text: string): number | null => (/^-?\d+$/.test(text) ? Number(text) : null);

const purseIn = (text: string): TestPurse | null => {
  const moves = text === "" ? [] : text.split(" ").map(asNumber);
  if (moves.some((move) => move === null)) return null;
  const known = moves as number[];
  return { sum: known.reduce((sum, move) => sum + move, 0), moves: known };
};

export const purseKind: SyncedJournalKind<TestPurse, number, { readonly sum: number }, "short"> = {
  begin: (origin) => (origin === "purse" ? empty : null),
  apply: ({ sum, moves }, move) =>
    sum + move < 0 ? refuse("short") : accept({ sum: sum + move, moves: [...moves, move] }),
  encodeRow: String,
  decodeRow: asNumber,
  encodeState: ({ moves }) => moves.join(" "),
  decodeState: purseIn,
  shownOf: ({ sum }) => ({ sum }),
  hashOf: ({ moves }) => moves.join(" "),
};

export const purseLayout: DatabaseLayout = {
  name: "loamstead.purses",
  moves: [(at) => [...journalTables, ties, journalWishes].forEach(at.create)],
};
