// What an answer of an account says for this device: which rows came, which of them are its own, and by which name it goes on.
import type { ArrivedJournal, SyncedJournalKind } from "./arrivedRows.ts";
import type { PulledJournal, PushedJournal } from "./journalApi.ts";
import type { OutboxBatch } from "./journalOutbox.ts";
import type { JournalTie } from "./journalTie.ts";

type Spelling<Row> = Pick<SyncedJournalKind<never, Row, never, never>, "decodeRow" | "encodeRow">;

/** As this device spells it. */
export function spelled<Row>({ decodeRow, encodeRow }: Spelling<Row>, text: string): string {
  const row = decodeRow(text);
  return row === null ? text : encodeRow(row);
}

/** What was asked for; the rows of it are for whoever asked. */
export function ofPulled(
  tie: JournalTie,
  { seq, hash, generation, token, last }: PulledJournal,
  newId: () => string,
): Omit<ArrivedJournal, "news"> {
  const isShared = last > tie.first + tie.posted && generation === tie.generation;
  return {
    seq,
    hash,
    generation,
    token,
    // Somebody goes by the same name, such as a copy of this browser's profile.
    device: isShared ? newId() : tie.device,
    first: isShared ? 0 : last,
    landed: isShared ? 0 : Math.max(0, last - tie.first),
    refused: [],
    isOther: false,
  };
}

/** What came of rows that were sent. */
export function ofPushed<Row>(
  kind: Spelling<Row>,
  { tie, texts }: OutboxBatch,
  answer: PushedJournal,
): ArrivedJournal {
  const { seq, hash, token, refused, stored, state, rows } = answer;
  const there = stored?.map((text) => spelled(kind, text)) ?? texts;
  // Rows that were given another time make another state, and that is no riddle.
  const isDated = !isSame(there, texts);
  return {
    seq,
    hash,
    token,
    generation: tie.generation,
    device: tie.device,
    first: tie.first + texts.length,
    landed: texts.length,
    refused,
    news:
      state === null || isDated
        ? { kind: "rows", from: tie.sent, rows: there.map((text) => ({ text, seq })) }
        : { kind: "state", rows, text: state, lost: null },
    isOther: state !== null && !isDated,
  };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, i) => text === others[i]);
