// Takes in what a device has done: dated within what it can prove, folded by the law, and written as the next batch of its journal.
import type { Result } from "@loamstead/lib/result.ts";
import type { Database } from "../../store/database.ts";
import { checkStamps } from "./checkStamps.ts";
import { findOwnJournal } from "./deletedJournals.ts";
import type { StoredJournal } from "./findJournals.ts";
import { hexDigest, listJournalDevices } from "./findJournals.ts";
import { foldRows } from "./foldRows.ts";
import { type BatchFate, findSentBatch, packBatch, type StoredBatch } from "./journalBatches.ts";
import { type FoldedState, isStateDue, type JournalStates, packState } from "./journalStates.ts";
import type { JournalTokens } from "./journalTokens.ts";
import { moveInto } from "./moveInto.ts";
import type { BegunOrigin, ServerJournalKind, TimedRow } from "./serverJournalKind.ts";
import { writeBatch } from "./writeBatch.ts";

export type SentBatch<Row> = {
  readonly device: string;
  /** How many rows of this device were sent before these. */
  readonly first: number;
  readonly rules: number;
  /** Null where it never spoke with the server about this journal. */
  readonly token: string | null;
  readonly rows: readonly Row[];
  /** Of the state after them, as the device sees it. */
  readonly hash: string;
  /** The last batch that the device knows; null where it does not say. */
  readonly follows: number | null;
  /** Whether it knows of another line of this database, from before a backup took its place. */
  readonly isOfBefore: boolean;
  readonly deviceName: string;
};

/** What is kept, or was kept before. */
export type KeptBatch<Row> = {
  readonly seq: number;
  readonly rows: number;
  readonly hash: string;
  readonly kept: readonly Row[];
  readonly fate: BatchFate;
  /** The state after it, where the device sees another one; null where it sees the same, or others came since. */
  readonly state: string | null;
};

export type PushOutcome<Row, Refusal> =
  | ({ readonly outcome: "kept" | "known" } & KeptBatch<Row>)
  | { readonly outcome: "gone" | "taken" | "bad-token" | "reload" | "server-older" | "unfollowed" }
  /** Somebody else's batches came between, or the device has another number than is known here. */
  | { readonly outcome: "stale"; readonly seq: number; readonly last: number }
  | { readonly outcome: "spent"; readonly refusal: Refusal };

/** Asked before what is dear: answers with a refusal, or with nothing. */
export type PushCosts<Refusal> = {
  /** Before rows are folded; a claim brings a whole past at once. */
  forRows(asked: {
    readonly rows: number;
    /** When it began, where these belong to the past that it was brought with. */
    readonly claimedSince: number | null;
    readonly journal: StoredJournal;
  }): Promise<Paid<Refusal>>;
  /** Before they are written: what they add to the database. */
  forBytes(bytes: number): Promise<Paid<Refusal>>;
};

/** What was paid for and came to nothing is given back. */
type Paid<Refusal> = Result<{ giveBack(): Promise<void> }, Refusal>;

type Parts<State, Row extends TimedRow, Origin extends BegunOrigin> = {
  readonly db: Database;
  readonly kind: ServerJournalKind<State, Row, Origin>;
  readonly states: JournalStates<State>;
  readonly tokens: JournalTokens;
  readonly now: () => number;
};

/** What a row takes in the tables beside what it packs to. */
const ROW_BYTES = 260;

export async function pushBatch<State, Row extends TimedRow, Origin extends BegunOrigin, Refusal>(
  parts: Parts<State, Row, Origin>,
  which: { id: string; holder: { address: string; chainId: number } },
  sent: SentBatch<Row>,
  costs: PushCosts<Refusal>,
): Promise<PushOutcome<Row, Refusal>> {
  const { db, kind, states, tokens } = parts;
  const journal = await findOwnJournal(db, kind, which);
  if (!journal) return { outcome: "gone" };
  const devices = await listJournalDevices(db, journal);
  const last = devices.find(({ device }) => device === sent.device)?.last ?? 0;
  const encodeRow = onceEach(kind.encodeRow);
  const digest = digestOf(encodeRow, sent.rows);
  const known = sent.first < last ? await findSentBatch(db, kind, journal, sent) : undefined;
  if (known?.digest === digest) return toldAgain(parts, journal, known, sent.hash);
  if (sent.first < last) return { outcome: "taken" };
  const { rules } = kind;
  if (sent.rules > rules) return { outcome: "server-older" };
  if (sent.rules < rules - 1) return { outcome: "reload" };
  if (sent.follows === null) return { outcome: "unfollowed" };
  const stale = { outcome: "stale", seq: journal.seq, last } as const;
  if (sent.isOfBefore || sent.follows !== journal.seq || sent.first > last) return stale;

  const now = parts.now();
  const { begun } = kind.decodeOrigin(journal.origin);
  const isClaim = sent.token === null && journal.claim?.isOpen === true;
  const from = isClaim ? begun : await sinceToken(tokens, sent, journal, now);
  if (from === null) return { outcome: "bad-token" };
  const forRows = await costs.forRows({
    rows: sent.rows.length,
    claimedSince: isClaim ? begun : null,
    journal,
  });
  if (!forRows.ok) return { outcome: "spent", refusal: forRows.reason };

  const before = await states.read(db, journal);
  if (before === null) return { outcome: "gone" };
  const moved = moveInto(kind, sent.rows, {
    from: Math.max(begun, from),
    until: now + CLOCK_MS,
    now,
  });
  const folded = await foldRows(kind, before.state, moved.rows);
  const fate = { redated: moved.redated, refused: folded.refused };
  const text = kind.encodeState(folded.state);
  const after: FoldedState<State> = {
    seq: journal.seq + 1,
    rows: before.rows + folded.kept.length,
    state: folded.state,
    characters: text.length,
  };
  const hash = hexDigest(text);
  const { head, claim } = await checkStamps({ encodeRow, tokens, isClaim }, journal, folded.kept);
  const packed = await packBatch(kind, folded.kept, fate);
  const isDue = isStateDue(journal, after.rows) && text.length <= kind.limits.stateBytes;
  const state = isDue ? await packState(kind, text) : null;
  const bytes = packed.packed.length + (packed.refused?.length ?? 0) + ROW_BYTES;
  const forBytes = await costs.forBytes(bytes);
  const giveBack = async () => {
    await forRows.value.giveBack();
    if (forBytes.ok) await forBytes.value.giveBack();
  };
  if (!forBytes.ok) {
    await giveBack();
    return { outcome: "spent", refusal: forBytes.reason };
  }
  const moments = folded.kept.map(({ at }) => at);
  const isWritten = await writeBatch(db, {
    ...packed,
    journal,
    device: sent.device,
    deviceName: sent.deviceName,
    first: sent.first,
    count: sent.rows.length,
    rules: sent.rules,
    digest,
    atFirst: moments.reduce((one, other) => Math.min(one, other), moments[0] ?? now),
    atLast: moments.reduce((one, other) => Math.max(one, other), moments[0] ?? now),
    rows: after.rows,
    head,
    hash,
    shown: JSON.stringify(kind.shownOf(folded.state)),
    field: kind.fieldOf(folded.state),
    claim,
    state,
    devices: kind.limits.devices,
    now,
  }).catch(async (error) => {
    await giveBack();
    throw error;
  });
  if (!isWritten) {
    await giveBack();
    const there = await findOwnJournal(db, kind, which);
    return there ? { ...stale, seq: there.seq } : { outcome: "gone" };
  }
  states.note(journal.id, after);
  return {
    outcome: "kept",
    seq: after.seq,
    rows: after.rows,
    hash,
    kept: folded.kept,
    fate,
    state: sent.hash === hash ? null : text,
  };
}

/** What clocks may differ by, and an answer be under way. */
const CLOCK_MS = 30_000;

async function sinceToken(
  tokens: JournalTokens,
  { token, device }: SentBatch<unknown>,
  { id }: StoredJournal,
  now: number,
): Promise<number | null> {
  const at = token === null ? null : await tokens.readToken(token, id, device, now);
  return at === null ? null : at - CLOCK_MS;
}

/** The answer to an earlier try was lost on its way. */
async function toldAgain<State, Row extends TimedRow, Origin extends BegunOrigin>(
  { db, kind, states }: Parts<State, Row, Origin>,
  journal: StoredJournal,
  { seq, rowsAfter, rows: kept, fate, hash }: StoredBatch<Row>,
  sentHash: string,
): Promise<{ outcome: "known" } & KeptBatch<Row>> {
  const isLast = seq === journal.seq && hash !== sentHash;
  const folded = isLast ? await states.read(db, journal) : null;
  const state = folded && kind.encodeState(folded.state);
  return { outcome: "known", seq, rows: rowsAfter, hash, kept, fate, state };
}

/** Of what was sent, before anything of it is moved: by this the same is known again. */
const digestOf = <Row>(encodeRow: (row: Row) => string, rows: readonly Row[]): string =>
  hexDigest(rows.map(encodeRow).join("\n")).slice(0, 32);

/** A row that is not moved is spelled once. */
function onceEach<Row>(encodeRow: (row: Row) => string): (row: Row) => string {
  const known = new Map<Row, string>();
  return (row) => {
    const text = known.get(row) ?? encodeRow(row);
    known.set(row, text);
    return text;
  };
}
