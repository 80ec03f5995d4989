// A journal that is open on a page: what is added is there at once, goes to the device row by row, and other tabs' rows come in.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Tabs } from "../browser/tabs.ts";
import type { Database, StorageTrouble } from "../database/database.ts";
import { type Appended, append, type Pending } from "./append.ts";
import { fold, type JournalKind, type Known } from "./journalKind.ts";
import { journalTables } from "./tables.ts";
import type { RowNotes } from "./unkeptRows.ts";

export type JournalPorts = {
  readonly database: Database;
  readonly tabs: Tabs;
  readonly notes: RowNotes;
  readonly now: () => number;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newId: () => string;
  /** Calls whenever the page may be about to end. */
  readonly onHide: (listener: () => void) => () => void;
};

/** Where the rows of this page are; `gone` is given up by another tab for good. */
export type Keeping = "kept" | "keeping" | StorageTrouble | "outdated" | "gone";

export type Heard<Row, Reason> = Pick<Appended<unknown, Row, Reason>, "others" | "lost"> & {
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
  readonly keeping: () => Keeping;
  /** What is not on the device yet, in order. */
  readonly pending: () => readonly Row[];
  /** `after` is the state with it, as whoever adds it has found. */
  readonly add: (row: Row, after: State) => void;
  readonly retry: () => void;
  /** After every change of what is said above. */
  readonly subscribe: (listener: () => void) => () => void;
  /** When others' rows came in, or own ones could not be kept. */
  readonly onHeard: (listener: (heard: Heard<Row, Reason>) => void) => () => void;
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
  { id, origin: own, known: first }: { id: string; origin: string; known: Known<State> },
): Journal<State, Row, Reason> {
  const { database, tabs, notes, now, after, newId } = ports;
  const page = newId();
  const changes = new Listeners();
  const heard = new Listeners<Heard<Row, Reason>>();
  let known = first;
  let origin = own;
  let pending: readonly Pending<Row>[] = [];
  let state = first.state;
  let trouble: Exclude<Keeping, "kept" | "keeping"> | null = null;
  let added = 0;
  let under: Promise<void> | null = null;
  let isAskedAgain = false;
  let callOff = () => {};

  function takeOver(appended: Appended<State, Row, Reason>, batch: number): void {
    const { others, lost } = appended;
    known = appended.known;
    const isJoined = origin !== appended.origin;
    origin = appended.origin;
    pending = pending.slice(batch);
    trouble = null;
    notes.drop(id, page);
    if (others > 0 || lost.length > 0 || isJoined) {
      state = fold(
        kind,
        known.state,
        pending.map(({ row }) => row),
      );
    }
    if (batch > lost.length) tabs.tell({ kind: ROWS, key: id });
    changes.tell();
    if (others > 0 || lost.length > 0) heard.tell({ others, lost, kept: batch - lost.length });
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
    if (pending.length > 0 && trouble !== "gone") callOff = after(AGAIN, go);
    return false;
  }

  async function rounds(): Promise<void> {
    callOff();
    while ((await round()) && (isAskedAgain || pending.length > 0));
    under = null;
  }

  function go(): void {
    if (under) isAskedAgain = true;
    else under = rounds();
  }

  const deaf = tabs.listen((word) => {
    if (word.kind === ROWS && word.key === id) go();
  });
  function note(): void {
    if (pending.length === 0) return;
    const unkept = pending.map(({ by, row }) => ({ by, text: kind.encodeRow(row) }));
    notes.put({ id, origin, rows: known.rows, unkept }, page);
  }
  const unseen = ports.onHide(note);

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
      callOff();
      deaf();
      unseen();
      note();
    },
  };
}
