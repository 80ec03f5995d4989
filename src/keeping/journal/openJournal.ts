// A journal that is open on a page: what is added is there at once, goes to the device row by row, and other tabs' rows come in (append-only log).
import { Listeners } from "@loamstead/lib/watched.ts";
import type { TabChannel } from "../browser/tabs.ts";
import type { DeviceDatabase, StorageTrouble } from "../database/database.ts";
import { type Appended, append, type Pending } from "./append.ts";
import { fold, type JournalKind, type JournalSnapshot, rebased } from "./journalKind.ts";
import { journalTables } from "./tables.ts";
import type { RowNotes } from "./unkeptRows.ts";

export type JournalPorts = {
  readonly database: DeviceDatabase;
  readonly tabs: TabChannel;
  readonly notes: RowNotes;
  readonly now: () => number;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newId: () => string;
  /** Calls whenever the page may be about to end. */
  readonly onHide: (listener: () => void) => () => void;
};

/** Where the rows of this page are; `gone` is given up by another tab for good. */
export type JournalStatus = "kept" | "keeping" | StorageTrouble | "outdated" | "gone";

export type JournalUpdate<Row, Reason> = Pick<
  Appended<unknown, Row, Reason>,
  "lost" | "isRewritten"
> & {
  /** How many rows others have done and this page is to be told of. */
  readonly others: number;
  /** How many of this page were kept with these. */
  readonly kept: number;
};

export type Journal<State, Row, Reason> = {
  /** With everything that was added here. */
  readonly state: () => State;
  /** What it began with, which is another page's if that one was first to keep it. */
  readonly origin: () => string;
  /** How many rows the device has. */
  readonly rows: () => number;
  readonly keeping: () => JournalStatus;
  /** What is not on the device yet, in order. */
  readonly pending: () => readonly Row[];
  /** `after` is the state with it, as whoever adds it has found. */
  readonly add: (row: Row, after: State) => void;
  readonly retry: () => void;
  /** After every change of what is said above. */
  readonly subscribe: (listener: () => void) => () => void;
  /** When rows came in that others have done, or own ones could not be kept. */
  readonly onHeard: (listener: (heard: JournalUpdate<Row, Reason>) => void) => () => void;
  /** Comes once all is kept that can be. */
  readonly settle: () => Promise<void>;
  /** What is under way still goes to the device; what is not kept then is noted. */
  readonly close: () => void;
};

/** The word among tabs: this journal has more rows. */
export const ROWS = "rows";
const AGAIN = 20_000;

export function openJournal<State, Row, Shown extends object, Reason>(
  ports: JournalPorts,
  kind: JournalKind<State, Row, Shown, Reason>,
  { id, origin: own, known: first }: { id: string; origin: string; known: JournalSnapshot<State> },
): Journal<State, Row, Reason> {
  const { database, tabs, notes, now, after, newId } = ports;
  const page = newId();
  const changes = new Listeners();
  const heard = new Listeners<JournalUpdate<Row, Reason>>();
  let known = first;
  let origin = own;
  let pending: readonly Pending<Row>[] = [];
  let state = first.state;
  let trouble: Exclude<JournalStatus, "kept" | "keeping"> | null = null;
  let added = 0;
  let under: Promise<void> | null = null;
  let isAskedAgain = false;
  let stopTimer = () => {};

  function takeOver(appended: Appended<State, Row, Reason>, batch: number): void {
    const { others, told, isRewritten } = appended;
    const isJoined = origin !== appended.origin;
    const [sent, rest] = [pending.slice(0, batch), pending.slice(batch)];
    const lost = [...appended.lost];
    if (others > 0 || lost.length > 0 || isJoined || isRewritten) {
      // What was added meanwhile was meant for what this page showed.
      const rows = sent.map(({ row }) => row);
      const seen = fold(kind, known.state, rows);
      const again = rebased(
        kind,
        rest.map(({ row }) => row),
        { seen, now: appended.known.state, clock: now() },
      );
      pending = rest.flatMap(({ by, row }, i) => {
        const outcome = again.outcomes[i]!;
        if (outcome?.ok) return [{ by, row: outcome.value }];
        if (outcome) lost.push({ row, reason: outcome.reason });
        return [];
      });
      state = again.state;
    } else pending = rest;
    known = appended.known;
    origin = appended.origin;
    trouble = null;
    notes.drop(id, page);
    const kept = batch - appended.lost.length;
    if (kept > 0) tabs.tell({ kind: ROWS, key: id });
    changes.tell();
    if (told > 0 || lost.length > 0 || isRewritten)
      heard.tell({ others: told, lost, kept, isRewritten });
  }

  /** Once round: false where the device does not take it. */
  async function round(): Promise<boolean> {
    isAskedAgain = false;
    const batch = pending;
    const done = await database.change(journalTables, (at) =>
      append(at, kind, { id, origin, known, now: now() }, batch),
    );
    if (done.ok && done.value) {
      takeOver(done.value, batch.length);
      return true;
    }
    if (done.ok) trouble = "gone";
    else trouble = database.isOutdated() ? "outdated" : done.reason;
    changes.tell();
    if (pending.length > 0 && trouble !== "gone") stopTimer = after(AGAIN, go);
    return false;
  }

  async function rounds(): Promise<void> {
    stopTimer();
    while ((await round()) && (isAskedAgain || pending.length > 0));
    under = null;
  }

  function go(): void {
    if (under) isAskedAgain = true;
    else under = rounds();
  }

  const stopListening = tabs.listen((word) => {
    if (word.kind === ROWS && word.key === id) go();
  });
  function note(): void {
    if (pending.length === 0) return;
    const unkept = pending.map(({ by, row }) => ({ by, text: kind.encodeRow(row) }));
    const seen = kind.encodeState(known.state);
    notes.put({ id, origin, rows: known.rows, rewrites: known.rewrites ?? 0, seen, unkept }, page);
  }
  const stopNoting = ports.onHide(note);

  return {
    state: () => state,
    origin: () => origin,
    rows: () => known.rows,
    keeping: () => (pending.length === 0 ? "kept" : (trouble ?? "keeping")),
    pending: () => pending.map(({ row }) => row),
    add: (row, next) => {
      pending = [...pending, { by: `${page}-${++added}`, row }];
      state = next;
      go();
    },
    retry: go,
    subscribe: changes.add,
    onHeard: heard.add,
    settle: async () => {
      while (under) await under;
    },
    close: () => {
      stopTimer();
      stopListening();
      stopNoting();
      note();
    },
  };
}
