// One journal made the same on this device and in the account: begun there if need be, what others did taken in, what was done here sent (replication).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { DeviceDatabase } from "../database/database.ts";
import { readRows } from "../journal/readRows.ts";
import { heads, journalTables } from "../journal/tables.ts";
import type { ArrivedJournal, SyncedJournalKind } from "./arrivedRows.ts";
import { ofPulled, ofPushed, spelled } from "./journalAnswers.ts";
import type { JournalStamp, JournalsApi, JournalTrouble, PulledJournal } from "./journalApi.ts";
import { nextBatch, type OutboxBatch } from "./journalOutbox.ts";
import { type JournalTie, ties } from "./journalTie.ts";
import { takeArrived } from "./takeArrived.ts";

export type JournalSyncParts<State, Row, Shown extends object, Reason> = {
  readonly database: DeviceDatabase;
  readonly api: JournalsApi;
  readonly kind: SyncedJournalKind<State, Row, Shown, Reason>;
  readonly newId: () => string;
  readonly now: () => number;
  /** What proves of a journal when its rows were done, for one that comes to an account. */
  readonly stampsOf: (id: string) => Promise<readonly JournalStamp[]>;
  /** Its last rows were replaced. */
  readonly onRewritten: (id: string) => void;
};

/** `isBehind`: others have been at it; `isLast`: the page may end before there is an answer. */
export type JournalNeed = { readonly isBehind: boolean; readonly isLast: boolean };

/** Whether another device was seen at work on it. */
export type JournalSynced = Result<{ readonly sawOthers: boolean }, JournalTrouble>;

const tables = [...journalTables, ties] as const;
const unkept = refuse({ kind: "unkept" } as const);
/** Somebody else may be first again and again; the next round goes on. */
const TURNS = 40;

export async function syncJournal<State, Row, Shown extends object, Reason>(
  parts: JournalSyncParts<State, Row, Shown, Reason>,
  id: string,
  { isBehind: isBehindFirst, isLast }: JournalNeed,
): Promise<JournalSynced> {
  const { database, api, kind, newId, now } = parts;
  let sawOthers = false;
  let isBehind = isBehindFirst;

  const tieNow = async (): Promise<JournalTie | null> => {
    const read = await database.read([ties], (at) => at.get(ties, id));
    return read.ok ? (read.value ?? null) : null;
  };
  const keepTie = (change: Partial<JournalTie>) =>
    database.change([ties], async (at) => {
      const tie = await at.get(ties, id);
      if (tie) await at.put(ties, id, { ...tie, ...change });
    });

  async function begin(tie: JournalTie): Promise<Result<null, JournalTrouble>> {
    const head = await database.read([heads], (at) => at.get(heads, id));
    if (!head.ok || !head.value) return unkept;
    const begun = await api.create(head.value.origin, await parts.stampsOf(id), tie.key);
    if (!begun.ok) return begun;
    const { id: there, seq, generation, token, hash } = begun.value;
    await keepTie({ id: there, generation, token, hash });
    // The answer to an earlier try was lost, and more has come there since.
    isBehind ||= seq > 0;
    return accept(null);
  }

  async function take(
    tie: JournalTie,
    arrived: ArrivedJournal,
    pulled: PulledJournal | null,
  ): Promise<Result<null, JournalTrouble>> {
    const done = await database.change(tables, (at) =>
      takeArrived(at, { kind, id, tie, now: now() }, arrived),
    );
    if (!done.ok) return unkept;
    if (done.value === "rewritten") parts.onRewritten(id);
    if (done.value !== "differs" && done.value !== "unreadable") return accept(null);
    // What came of its own state does not agree with itself: another time it may.
    if (arrived.news.kind === "state") return refuse({ kind: "unreachable" });
    return takeState(tie, { isOther: done.value === "differs", pulled });
  }

  /** The account's state wins; what is here and was not sent is done again on it. */
  async function takeState(
    tie: JournalTie,
    { isOther, pulled }: { isOther: boolean; pulled: PulledJournal | null },
  ): Promise<Result<null, JournalTrouble>> {
    const { device, generation } = tie;
    const whole = await api.pull(tie.id!, { since: -1, device, generation });
    if (!whole.ok) return whole;
    if (whole.value.news.kind !== "state") return refuse({ kind: "unreachable" });
    const { news, from } = whole.value;
    const lost =
      pulled?.news.kind === "batches" && pulled.from.rows < tie.sent
        ? {
            from: pulled.from.rows,
            texts: pulled.news.batches.flatMap(({ rows }) =>
              rows.map((text) => spelled(kind, text)),
            ),
          }
        : null;
    return take(
      tie,
      {
        ...ofPulled(tie, whole.value, newId),
        news: { kind: "state", rows: from.rows, text: news.text, lost },
        isOther,
      },
      null,
    );
  }

  async function pull(tie: JournalTie): Promise<Result<null, JournalTrouble>> {
    const { seq: since, device, generation } = tie;
    const answer = await api.pull(tie.id!, { since, device, generation });
    if (!answer.ok) return answer;
    const pulled = answer.value;
    isBehind = false;
    if (pulled.news.kind === "state") {
      const isRestored = generation !== "" && generation !== pulled.generation;
      const lost = isRestored ? await lostThere(tie) : accept(null);
      if (!lost.ok) return lost;
      sawOthers = true;
      const { text } = pulled.news;
      return take(
        tie,
        {
          ...ofPulled(tie, pulled, newId),
          news: { kind: "state", rows: pulled.from.rows, text, lost: lost.value },
        },
        pulled,
      );
    }
    const { batches } = pulled.news;
    sawOthers ||= batches.some((batch) => batch.device !== device);
    const rows = batches.flatMap(({ seq, rows: texts }) =>
      texts.map((text) => ({ text: spelled(kind, text), seq })),
    );
    const goesBack = pulled.from.rows < tie.sent;
    const told = ofPulled(tie, pulled, newId);
    return take(
      tie,
      {
        ...told,
        // What came there of this device since is known by its text then.
        landed: goesBack ? 0 : told.landed,
        news: { kind: "rows", from: pulled.from.rows, rows },
      },
      pulled,
    );
  }

  /** Where the log of a restored server and the rows of this device part. */
  async function lostThere(tie: JournalTie) {
    const log = await api.log(tie.id!);
    if (!log.ok) return log;
    const texts = log.value.rows.map((text) => spelled(kind, text));
    const here = await database.read(journalTables, async (at) => {
      const head = await at.get(heads, id);
      return head ? (await readRows(at, kind, id, head.begins ?? 0, tie.sent)).read : [];
    });
    if (!here.ok) return unkept;
    const other = here.value.find(({ n, row }) => texts[n] !== kind.encodeRow(row));
    const from = other?.n ?? tie.sent;
    return accept({ from, texts: texts.slice(from) });
  }

  async function push(batch: OutboxBatch): Promise<Result<null, JournalTrouble>> {
    const { tie, texts, hash, token } = batch;
    const { device, first, generation } = tie;
    const sent = { device, first, token, generation, rows: texts, hash, isLast };
    const answer = await api.push(tie.id!, tie.seq, sent);
    if (answer.ok) return take(tie, ofPushed(kind, batch, answer.value), null);
    const { reason } = answer;
    if (reason.kind === "behind") isBehind = true;
    else if (reason.kind === "deviceTaken") {
      await keepTie({ device: newId(), first: 0, posted: 0 });
      isBehind = true;
    } else if (reason.kind === "badToken") {
      await keepTie({ token: null, tokens: [], claimed: 0 });
      isBehind = true;
    } else return refuse(reason);
    return accept(null);
  }

  for (let turn = 0; turn < TURNS; turn++) {
    const tie = await tieNow();
    if (!tie || tie.isLetGo) return accept({ sawOthers });
    if (tie.id === null || isBehind) {
      const done = tie.id === null ? await begin(tie) : await pull(tie);
      if (!done.ok) return done;
      continue;
    }
    const batch = await database.change(tables, (at) => nextBatch(at, kind, { id, now: now() }));
    if (!batch.ok) return unkept;
    if (batch.value === null) return accept({ sawOthers });
    if (batch.value === "rewritten") {
      parts.onRewritten(id);
      continue;
    }
    if (batch.value === "unreadable") {
      const done = await takeState(tie, { isOther: false, pulled: null });
      if (!done.ok) return done;
      continue;
    }
    const done = await push(batch.value);
    if (!done.ok) return done;
  }
  return accept({ sawOthers });
}
