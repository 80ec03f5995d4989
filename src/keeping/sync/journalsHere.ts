// The journals of an account as this device has them: which they are, which are free, and how one of the account comes here or goes away.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Changing, DeviceDatabase } from "../database/database.ts";
import { fold } from "../journal/journalKind.ts";
import { replaceTail } from "../journal/replaceTail.ts";
import { type Head, heads, journalTables } from "../journal/tables.ts";
import type { SyncedJournalKind } from "./arrivedRows.ts";
import type { JournalResult, JournalsApi, OwnJournal } from "./journalApi.ts";
import {
  freshTie,
  type JournalTie,
  type JournalWish,
  journalWishes,
  ties,
  withToken,
} from "./journalTie.ts";

export type TiedJournal = { readonly tie: JournalTie; readonly head: Head | null };

export type JournalsHere = {
  /** Those that are kept with an account, whosever it is, by their name on this device. */
  readonly tied: ReadonlyMap<string, TiedJournal>;
  /** Those of no account, the one that was last written first; without those that are put away. */
  readonly free: readonly string[];
  /** What the account was given, by its holder. */
  readonly wishes: ReadonlyMap<string, JournalWish>;
};

const tables = [...journalTables, ties, journalWishes] as const;

export async function readJournalsHere(database: DeviceDatabase): Promise<JournalsHere | null> {
  const read = await database.read(tables, async (at) => {
    const [tieIds, allTies, headIds, allHeads, holders, wishes] = await Promise.all([
      at.keys(ties, ""),
      at.all(ties, ""),
      at.keys(heads, ""),
      at.all(heads, ""),
      at.keys(journalWishes, ""),
      at.all(journalWishes, ""),
    ]);
    const known = new Map(headIds.map((id, i) => [id, allHeads[i]!]));
    const tied = new Map(
      tieIds.map((id, i) => [id, { tie: allTies[i]!, head: known.get(id) ?? null }]),
    );
    const free = [...known]
      .filter(([id, { gone }]) => gone === null && !tied.has(id))
      .sort(([, a], [, b]) => b.at - a.at)
      .map(([id]) => id);
    return { tied, free, wishes: new Map(holders.map((holder, i) => [holder, wishes[i]!])) };
  });
  return read.ok ? read.value : null;
}

/** Gives a journal of this device to an account, unless it is another's; it is begun there by the next exchange. */
export async function giveJournal(
  at: Changing,
  id: string,
  holder: string,
  newId: () => string,
): Promise<void> {
  const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
  if (!head || (tie && !(tie.isLetGo && tie.holder === holder && tie.id === null))) return;
  const fresh = { key: newId() + newId(), device: newId(), claimed: head.rows };
  await at.put(ties, id, freshTie(holder, fresh));
}

/** A tie to a journal that the account has no more, since its server was restored: all is sent again. */
export const begunAgain = (tie: JournalTie, head: Head): JournalTie => ({
  ...freshTie(tie.holder, { key: tie.key, device: tie.device, claimed: head.rows }),
  untold: tie.untold,
});

/** Under which name one of the account lies here: each tab comes to the same. */
const nameHere = (id: string): string => `account-${id}`;

type Parts<State, Row, Shown extends object, Reason> = {
  readonly database: DeviceDatabase;
  readonly api: JournalsApi;
  readonly kind: SyncedJournalKind<State, Row, Shown, Reason>;
  readonly newId: () => string;
  readonly now: () => number;
};

/** One that was played elsewhere comes here, with its rows, or with its state where they are too many. */
export async function bringJournal<State, Row, Shown extends object, Reason>(
  { database, api, kind, newId, now }: Parts<State, Row, Shown, Reason>,
  holder: string,
  { id: there, seenAt }: Pick<OwnJournal, "id" | "seenAt">,
): Promise<JournalResult<null>> {
  const id = nameHere(there);
  const device = newId();
  const pulled = await api.pull(there, { since: 0, device, generation: "" });
  if (!pulled.ok) return pulled;
  const { origin, seq, rows: count, hash, token, generation, news } = pulled.value;
  const texts = news.kind === "batches" ? news.batches.flatMap(({ rows }) => rows) : [];
  const rows = texts.flatMap((text) => kind.decodeRow(text) ?? []);
  const first = kind.begin(origin);
  const state =
    news.kind === "state"
      ? kind.decodeState(news.text, origin)
      : first !== null && rows.length === count
        ? fold(kind, first, rows)
        : null;
  // A page of other rules cannot read it, or comes to something else by it: it is left alone.
  if (state === null || kind.hashOf(state) !== hash) return refuse({ kind: "reload" });
  const done = await database.change(tables, async (at) => {
    const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
    if (head || tie) return;
    const empty = { rows: 0, origin, at: seenAt, gone: null, shown: {} };
    await replaceTail(at, kind, id, empty, {
      from: 0,
      rows: rows.map((row, i) => ({ by: `account-${i}`, text: kind.encodeRow(row) })),
      state,
      steps: 0,
      now: seenAt,
      ...(news.kind === "state" && { begins: { rows: count, state } }),
    });
    const fresh = freshTie(holder, { key: "", device, claimed: 0 });
    await at.put(ties, id, {
      ...fresh,
      id: there,
      seq,
      sent: count,
      hash,
      state: kind.encodeState(state),
      generation,
      ...withToken(fresh, { token, rows: count, at: now() }),
      keptAt: now(),
    });
  });
  return done.ok ? accept(null) : refuse({ kind: "unkept" });
}
