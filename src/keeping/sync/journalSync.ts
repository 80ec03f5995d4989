// Keeps the journals of this device and those of the account the same, as long as somebody is signed in (two-way sync of logs).
import { accept, refuse } from "@loamstead/lib/result.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import { ROWS } from "../journal/openJournal.ts";
import { heads, journalTables } from "../journal/tables.ts";
import { exchangeJournals } from "./exchangeJournals.ts";
import type {
  JournalAccount,
  JournalAccountState,
  JournalProgress,
  JournalSyncPorts,
} from "./journalAccount.ts";
import type { JournalResult, JournalTrouble, PushTrouble } from "./journalApi.ts";
import { freshPace, nextExchange, type PaceEvent, paced } from "./journalPace.ts";
import { giveJournal, type JournalsHere, readJournalsHere } from "./journalsHere.ts";
import { journalWishes, ties } from "./journalTie.ts";

/** The word among tabs: the account was asked, or something was given to it. */
const ACCOUNT = "account";

export function openJournalSync<State, Row, Shown extends object, Reason, Told, ToldOfDeleted>(
  ports: JournalSyncPorts<State, Row, Shown, Reason, Told, ToldOfDeleted>,
): JournalAccount<Told, ToldOfDeleted> {
  const { database, api, tabs, holder, newId, now, isSeen } = ports;
  const silent: JournalAccountState<Told, ToldOfDeleted> = {
    at: "signedOut",
    trouble: null,
    own: null,
    offer: [],
    names: new Map(),
    progress: new Map(),
  };
  const state = new Watched(silent);
  /** Rows came there since it was looked at. */
  const fresh = new Set<string>();
  let pace = freshPace;
  let tag: string | null = null;
  let isOpen = true;
  let running: Promise<void> | null = null;
  let stopTimer = () => {};

  const onRewritten = (id: string): void => tabs.tell({ kind: ROWS, key: id });
  const parts = { ...ports, onRewritten };

  function plan(): void {
    stopTimer();
    if (!isOpen || holder() === null || running) return;
    const next = nextExchange(pace, { now: now(), isSeen: isSeen() });
    if (next) stopTimer = ports.after(Math.max(0, next.at - now()), () => void exchange(next.what));
  }

  function happened(event: PaceEvent): void {
    pace = paced(pace, event, now());
    plan();
  }

  async function look(trouble: JournalTrouble | null): Promise<JournalsHere | null> {
    const who = holder();
    const here = await readJournalsHere(database);
    if (!here || who === null || who !== holder()) return here;
    const wish = here.wishes.get(who);
    const mine = [...here.tied].filter(([, { tie }]) => tie.holder === who);
    const progress = mine.flatMap(([id, { tie, head }]): [string, JournalProgress][] => {
      if (!head || head.gone !== null) return [];
      if (tie.isLetGo) return [[id, { kind: "device" }]];
      const isAll = tie.id !== null && head.rows === tie.sent && !fresh.has(id);
      if (isAll) return [[id, { kind: "kept", at: tie.keptAt }]];
      return [[id, { kind: trouble === null ? "sending" : "waiting" }]];
    });
    const names = mine.flatMap(([name, { tie, head }]): [string, string][] =>
      tie.id === null || !head || head.gone !== null ? [] : [[tie.id, name]],
    );
    const offer = wish?.wish ? [] : here.free.filter((id) => !wish?.left.includes(id));
    state.set({ offer, progress: new Map(progress), names: new Map(names) });
    return here;
  }

  const hasUnsent = (): boolean =>
    [...state.state().progress.values()].some(
      ({ kind }) => kind === "sending" || kind === "waiting",
    );

  async function round(what: "all" | "news" | "hide"): Promise<void> {
    const who = holder();
    if (who === null) {
      tag = null;
      state.set(silent);
      return;
    }
    happened({ kind: "begun" });
    fresh.clear();
    // Whether there is news is asked without a word.
    if (what === "all") state.set({ at: "syncing" });
    const known = tag === null ? null : state.state().own;
    const end = await ports.alone(() =>
      exchangeJournals(parts, {
        who,
        isLast: what === "hide",
        known: known && { tag, own: known },
      }),
    );
    if (!isOpen || holder() !== who) return;
    const { trouble, sawOthers, hasChanged } = end;
    if (end.listed) {
      tag = end.listed.tag;
      state.set({ own: end.listed.value });
    }
    await look(trouble);
    if (hasChanged) tabs.tell({ kind: ACCOUNT });
    const isSilent = trouble?.kind === "unreachable" || trouble?.kind === "busy";
    state.set({ at: trouble === null ? "kept" : isSilent ? "waiting" : "trouble", trouble });
    if (trouble === null) happened({ kind: "answered", sawOthers, hasUnsent: hasUnsent() });
    else happened({ kind: "failed", hasUnsent: hasUnsent() });
  }

  /** Whoever asks while one is under way gets the one after it. */
  async function exchange(what: "all" | "news" | "hide" = "all"): Promise<void> {
    stopTimer();
    if (running) await running;
    if (!isOpen) return;
    running ??= round(what).finally(() => {
      running = null;
      plan();
    });
    return running;
  }

  /** Changed here, in one change, and then exchanged. */
  async function decide(wish: "yes" | "no", ids: readonly string[]): Promise<void> {
    const who = holder();
    if (who === null) return;
    const left = state.state().offer.filter((id) => !ids.includes(id));
    await database.change([...journalTables, ties, journalWishes], async (at) => {
      for (const id of ids) await giveJournal(at, id, who, newId);
      await at.put(journalWishes, who, { wish, left });
    });
    await look(null);
    tabs.tell({ kind: ACCOUNT });
    if (wish === "yes") await exchange();
  }

  const plain = (trouble: PushTrouble): JournalTrouble =>
    trouble.kind === "behind" || trouble.kind === "deviceTaken" || trouble.kind === "badToken"
      ? { kind: "unreachable" }
      : trouble;

  async function remove(id: string): Promise<JournalResult<null>> {
    const ask = async () => {
      const seq = state.state().own?.journals.find((own) => own.id === id)?.seq ?? 0;
      return api.remove(id, seq);
    };
    // What was done last goes with it: a device that has more than the account goes on with its own.
    tag = null;
    await exchange();
    let removed = await ask();
    // It was played meanwhile; whoever ends it means it.
    for (let again = 0; again < 3 && !removed.ok && removed.reason.kind === "behind"; again++) {
      tag = null;
      await exchange();
      removed = await ask();
    }
    if (!removed.ok && removed.reason.kind !== "gone") return refuse(plain(removed.reason));
    tag = null;
    await exchange();
    return accept(null);
  }

  async function fetch(id: string): Promise<JournalResult<string>> {
    if (holder() === null) return refuse({ kind: "signedOut" });
    const here = await readJournalsHere(database);
    const [name, found] = [...(here?.tied ?? [])].find(([, { tie }]) => tie.id === id) ?? [];
    // Put away on this device alone, it comes back; let go of, it comes anew.
    if (name !== undefined)
      await database.change([heads, ties], async (at) => {
        const head = await at.get(heads, name);
        if (head) await at.put(heads, name, { ...head, gone: null });
        else if (found?.tie.holder === holder()) await at.drop(ties, name);
      });
    tag = null;
    await exchange();
    const there = state.state().names.get(id);
    if (there !== undefined) return accept(there);
    return refuse(state.state().trouble ?? { kind: "gone" });
  }

  async function afterwards(done: JournalResult<null>): Promise<JournalResult<null>> {
    if (!done.ok) return done;
    tag = null;
    await exchange();
    return done;
  }

  const leaving = [
    ports.onHolder(() => {
      pace = freshPace;
      tag = null;
      state.set(silent);
      void exchange();
    }),
    ports.onAttention(() => happened({ kind: "wanted" })),
    ports.onHide(() => {
      if (holder() !== null && pace.unsent > 0) void exchange("hide");
    }),
    tabs.listen(({ kind, key }) => {
      if (holder() === null) return;
      if (kind === ACCOUNT) void look(state.state().trouble);
      if (kind !== ROWS || key === undefined) return;
      const known = state.state().progress.get(key);
      // One that nobody knows yet may be one to be offered.
      if (!known) return void look(state.state().trouble);
      if (known.kind === "device") return;
      fresh.add(key);
      if (known.kind === "kept")
        state.set({ progress: new Map(state.state().progress).set(key, { kind: "sending" }) });
      happened({ kind: "row" });
    }),
  ];
  void exchange();

  return {
    state: state.state,
    subscribe: state.subscribe,
    claim: (ids) => decide("yes", ids),
    decline: () => decide("no", []),
    fetch,
    remove,
    bringBack: async (id) => afterwards(await api.restore(id)),
    purge: async (id) => afterwards(await api.purge(id)),
    async log(name) {
      const read = await database.read([ties], (at) => at.get(ties, name));
      const id = read.ok ? read.value?.id : null;
      if (!id || (read.ok && read.value?.holder !== holder())) return refuse({ kind: "signedOut" });
      const log = await api.log(id);
      return log.ok ? accept(log.value.text) : log;
    },
    retry: () => happened({ kind: "wanted" }),
    settle: async () => {
      while (running) await running;
    },
    close: () => {
      isOpen = false;
      stopTimer();
      for (const leave of leaving) leave();
      tabs.close();
    },
  };
}
