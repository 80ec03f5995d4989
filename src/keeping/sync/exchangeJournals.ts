// One round over all journals of an account: what was given to it, deleted there or missing here, and what either side has done since.
import type { Changing } from "../database/database.ts";
import { heads, journalTables } from "../journal/tables.ts";
import type { JournalsApi, JournalTrouble, OwnJournals } from "./journalApi.ts";
import {
  begunAgain,
  bringJournal,
  giveJournal,
  type JournalsHere,
  readJournalsHere,
  type TiedJournal,
} from "./journalsHere.ts";
import { journalWishes, ties } from "./journalTie.ts";
import { type JournalSyncParts, syncJournal } from "./syncJournal.ts";

type Tagged<Told, ToldOfDeleted> = {
  readonly tag: string | null;
  readonly value: OwnJournals<Told, ToldOfDeleted>;
};

export type JournalRound<Told, ToldOfDeleted> = {
  readonly who: string;
  /** The page may end: what is here is sent, and nothing is asked before. */
  readonly isLast: boolean;
  /** What the account last told, and under which tag. */
  readonly known: {
    readonly tag: string | null;
    readonly own: OwnJournals<Told, ToldOfDeleted>;
  } | null;
};

export type JournalRoundEnd<Told, ToldOfDeleted> = {
  /** The first thing that went wrong. */
  readonly trouble: JournalTrouble | null;
  readonly listed: Tagged<Told, ToldOfDeleted> | null;
  readonly sawOthers: boolean;
  /** Something is another on this device. */
  readonly hasChanged: boolean;
};

/** What stands in the way of one journal alone does not end the round. */
const endsAll = ({ kind }: JournalTrouble): boolean =>
  kind === "unreachable" || kind === "signedOut" || kind === "busy" || kind === "unkept";

export async function exchangeJournals<
  State,
  Row,
  Shown extends object,
  Reason,
  Told,
  ToldOfDeleted,
>(
  parts: Omit<JournalSyncParts<State, Row, Shown, Reason>, "api"> & {
    readonly api: JournalsApi<Told, ToldOfDeleted>;
  },
  { who, isLast, known }: JournalRound<Told, ToldOfDeleted>,
): Promise<JournalRoundEnd<Told, ToldOfDeleted>> {
  const { database, api } = parts;
  let [trouble, sawOthers, hasChanged] = [null as JournalTrouble | null, false, false];
  let listed: Tagged<Told, ToldOfDeleted> | null = null;
  /** One was begun, so that the list is to be asked for once more. */
  let isOtherList = false;
  const end = () => ({ trouble, listed, sawOthers, hasChanged });
  const change = (work: (at: Changing) => Promise<void>) => {
    hasChanged = true;
    return database.change([...journalTables, ties, journalWishes], work);
  };

  async function list(tag: string | null): Promise<OwnJournals<Told, ToldOfDeleted> | null> {
    const answer = await api.list(tag);
    if (!answer.ok) {
      trouble = answer.reason;
      return null;
    }
    if (answer.value === "same") return known?.own ?? null;
    listed = answer.value;
    return answer.value.value;
  }

  let own = known?.own ?? null;
  if (!isLast) own = await list(known?.tag ?? null);
  const here = await readJournalsHere(database);
  if (!own || !here) {
    if (!here) trouble ??= { kind: "unkept" };
    return end();
  }
  if (!isLast) await settleWith(own, here);

  /** What the list alone says: given, deleted, brought back, or missing since the server was restored. */
  async function settleWith(
    { journals, deleted, quota, generation }: OwnJournals<Told, ToldOfDeleted>,
    { tied, free, wishes }: JournalsHere,
  ): Promise<void> {
    const wish = wishes.get(who);
    const mine = [...tied].filter(([, { tie }]) => tie.holder === who);
    const under = mine.filter(([, { tie }]) => tie.id === null && !tie.isLetGo).length;
    const given = free
      .filter((id) => wish?.wish === "yes" && !wish.left.includes(id))
      .slice(0, Math.max(0, quota.most - quota.used - under));
    if (given.length > 0)
      await change(async (at) => {
        for (const id of given) await giveJournal(at, id, who, parts.newId);
      });
    for (const [id, { tie, head }] of mine) {
      if (tie.id === null) continue;
      const isThere = journals.some((one) => one.id === tie.id);
      const isDeleted = deleted.some((one) => one.id === tie.id);
      if (isThere && tie.isLetGo) await change((at) => resume(at, id));
      if (isThere || tie.isLetGo) continue;
      const isRestored = generation !== null && generation !== tie.generation;
      if (isRestored && !isDeleted && head && !head.begins && tie.key !== "")
        await change((at) => at.put(ties, id, begunAgain(tie, head)));
      else await change((at) => letGo(at, id, isDeleted));
    }
  }

  const after = await readJournalsHere(database);
  const mine = [...(after?.tied ?? [])].filter(([, { tie, head }]) => tie.holder === who && head);
  for (const [id, { tie, head }] of mine) {
    // Put away here, it is still sent whole: it can be brought back elsewhere.
    const isAway = head!.gone !== null && head!.rows === tie.sent;
    if (tie.isLetGo || isAway) continue;
    const there = own.journals.find((one) => one.id === tie.id);
    const isBehind =
      !isLast &&
      there !== undefined &&
      (there.seq !== tie.seq || there.hash !== tie.hash || isOfBefore(own, tie));
    if (tie.id !== null && !isBehind && head!.rows === tie.sent) continue;
    isOtherList ||= tie.id === null;
    const synced = await syncJournal(parts, id, { isBehind, isLast });
    hasChanged = true;
    if (synced.ok) {
      sawOthers ||= synced.value.sawOthers;
      continue;
    }
    trouble ??= synced.reason;
    if (endsAll(synced.reason)) return end();
    // Too many, or refused as a whole: it stays on this device.
    if (tie.id === null) await change((at) => letGo(at, id, false));
  }
  if (isLast) return end();
  const names = new Set([...(after?.tied.values() ?? [])].map(({ tie }) => tie.id));
  for (const one of own.journals) {
    if (names.has(one.id)) continue;
    const brought = await bringJournal(parts, who, one);
    hasChanged = true;
    if (brought.ok || brought.reason.kind === "gone") continue;
    trouble ??= brought.reason;
    if (endsAll(brought.reason)) return end();
  }
  if (isOtherList) await list(null);
  else if (hasChanged) listed = { tag: null, value: await withTies(own) };
  return end();

  /** What was sent is known without asking. */
  async function withTies(
    told: OwnJournals<Told, ToldOfDeleted>,
  ): Promise<OwnJournals<Told, ToldOfDeleted>> {
    const now = await readJournalsHere(database);
    const known = new Map([...(now?.tied.values() ?? [])].map(({ tie }) => [tie.id, tie]));
    const journals = told.journals.map((one) => {
      const tie = known.get(one.id);
      return tie ? { ...one, seq: tie.seq, rows: tie.sent, hash: tie.hash } : one;
    });
    return { ...told, journals };
  }
}

const isOfBefore = (
  { generation }: Pick<OwnJournals, "generation">,
  tie: TiedJournal["tie"],
): boolean => generation !== null && tie.generation !== "" && generation !== tie.generation;

/** Deleted elsewhere it is put away here too, unless something was done here that nobody else has. */
async function letGo(at: Changing, id: string, isDeleted: boolean): Promise<void> {
  const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
  if (!tie) return;
  await at.put(ties, id, { ...tie, isLetGo: true });
  if (head && isDeleted && head.gone === null && head.rows === tie.sent)
    await at.put(heads, id, { ...head, gone: head.at });
}

/** Brought back there, it goes on; of one that is not here any more the account gives all. */
async function resume(at: Changing, id: string): Promise<void> {
  const [head, tie] = await Promise.all([at.get(heads, id), at.get(ties, id)]);
  if (!head) return at.drop(ties, id);
  if (tie) await at.put(ties, id, { ...tie, isLetGo: false });
  if (head.gone !== null) await at.put(heads, id, { ...head, gone: null });
}
