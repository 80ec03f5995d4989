// Which of the rows that came of an account are this device's own, and what became of those.
import type { Lost } from "../journal/append.ts";
import { asTheyAre, type JournalKind } from "../journal/journalKind.ts";
import type { KeptRow } from "../journal/tables.ts";
import type { OwnRow } from "./joinRows.ts";
import type { JournalTie } from "./journalTie.ts";

/** A journal that can be kept with an account. */
export type SyncedJournalKind<State, Row, Shown extends object, Reason> = JournalKind<
  State,
  Row,
  Shown,
  Reason
> & {
  /** Two states are the same if these are. */
  readonly hashOf: (state: State) => string;
};

export type ArrivedJournal = Pick<
  JournalTie,
  "seq" | "hash" | "generation" | "device" | "first"
> & {
  readonly token: string;
  /** Of the rows that were not sent, so many at the beginning are among those of the account. */
  readonly landed: number;
  /** Why some of those were not kept there, by their place among them. */
  readonly refused: readonly { readonly n: number; readonly reason: unknown }[];
  readonly news:
    | {
        readonly kind: "rows";
        /** The row that they begin with: earlier than what was sent where the server was restored. */
        readonly from: number;
        readonly rows: readonly { readonly text: string; readonly seq: number }[];
      }
    | {
        readonly kind: "state";
        readonly rows: number;
        readonly text: string;
        /** Where the server was restored: the row from which on it lost some, and what came there since. */
        readonly lost: { readonly from: number; readonly texts: readonly string[] } | null;
      };
  /** This device came to another state by the same rows: what it has is set aside. */
  readonly isOther: boolean;
};

/** Each of some texts, as often as it is there. */
export function textCounts(texts: readonly string[]): { readonly take: (text: string) => boolean } {
  const left = new Map<string, number>();
  for (const text of texts) left.set(text, (left.get(text) ?? 0) + 1);
  return {
    take: (text) => {
      const times = left.get(text) ?? 0;
      if (times > 0) left.set(text, times - 1);
      return times > 0;
    },
  };
}

export type NumberedRow<Row> = OwnRow<Row> & { readonly n: number; readonly text: string };

/** Rows of this device that came there and were not kept: by the answer, or found by what is missing. */
export function refusedThere<State, Row, Shown extends object, Reason>(
  kind: SyncedJournalKind<State, Row, Shown, Reason>,
  theirs: State,
  own: readonly NumberedRow<Row>[],
  texts: readonly string[],
  { refused, news }: ArrivedJournal,
): readonly Lost<Row, Reason>[] {
  if (refused.length > 0)
    return refused.flatMap(({ n, reason }) =>
      own[n] ? [{ row: own[n].row, reason: reason as Reason }] : [],
    );
  if (news.kind === "state" || texts.length >= own.length) return [];
  const kept = textCounts(texts);
  const missing = own.filter(({ text }) => !kept.take(text)).map(({ row }) => row);
  const { outcomes } = asTheyAre(kind, missing, theirs);
  return outcomes.flatMap((outcome, i) =>
    outcome === null || outcome.ok ? [] : [{ row: missing[i]!, reason: outcome.reason }],
  );
}

/** The account's rows: those of this device go on under the names by which its tabs know them. */
export function namedRows<Row>(
  mine: readonly NumberedRow<Row>[],
  { news }: ArrivedJournal,
): readonly KeptRow[] {
  if (news.kind === "state") return [];
  const names = new Map<string, string[]>();
  for (const { text, by, isThere } of mine)
    if (isThere) names.set(text, [...(names.get(text) ?? []), by]);
  return news.rows.map(({ text, seq }, i) => ({
    by: names.get(text)?.shift() ?? `account-${seq}-${i}`,
    text,
  }));
}

/** Whether this device's rows from `start` on are these already, and no others. */
export const isTail = <Row>(
  tail: readonly KeptRow[],
  mine: readonly NumberedRow<Row>[],
  { rows, start }: { readonly rows: number; readonly start: number },
): boolean =>
  tail.length === mine.length &&
  rows === start + mine.length &&
  tail.every(({ text }, i) => text === mine[i]!.text);

/** How many of the rows that came in somebody has done elsewhere. */
export function othersSteps<State, Row, Shown extends object, Reason>(
  kind: JournalKind<State, Row, Shown, Reason>,
  rows: readonly Row[],
  { news, landed }: ArrivedJournal,
  { sent }: JournalTie,
  mine: readonly NumberedRow<Row>[],
): number {
  if (news.kind === "state") return Math.max(0, news.rows - sent - landed);
  const own = textCounts(mine.flatMap(({ text, isThere }) => (isThere ? [text] : [])));
  return rows.filter((row) => !own.take(kind.encodeRow(row)) && !kind.isSilent?.(row)).length;
}
