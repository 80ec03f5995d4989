// Keeps the documents of this device and those of the account the same, as long as somebody is signed in (two-way sync).

import { accept } from "@loamstead/lib/result.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import { deletedPrefix, idOf } from "../store/keys.ts";
import type { AccountPorts, AccountSync, AccountSyncState } from "./account.ts";
import type { SyncResult, SyncTrouble } from "./accountApi.ts";
import { claim, readClaimChoice, saveClaimChoice, unclaimed } from "./claim.ts";
import { openSchedule } from "./retrySchedule.ts";
import { type SyncReport, syncAll } from "./syncAll.ts";
import { progressOf, type SyncProgress } from "./syncProgress.ts";
import { findRecord, recordsOf } from "./syncRecord.ts";

const silent: AccountSyncState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: 0,
  keptBoth: null,
  progress: new Map(),
};

export function openAccountSync<Doc>(ports: AccountPorts<Doc>): AccountSync {
  const { store, kind, holder, after, alone } = ports;
  const state = new Watched<AccountSyncState>(silent);
  /** Written to since it was last looked at. */
  const fresh = new Set<string>();
  let isStale = false;
  let isOpen = true;
  let tag: string | null = null;
  let running: Promise<void> | null = null;
  const schedule = openSchedule({ after, isSeen: ports.isSeen, ask: (what) => void sync(what) });

  /** `all`: why whatever was not sent could not be. */
  async function look({ records, troubles }: SyncReport, all: SyncTrouble | null): Promise<void> {
    const progress = new Map<string, SyncProgress>();
    for (const [id, record] of records) {
      fresh.delete(id);
      const trouble = troubles.get(id) ?? all;
      const found = await progressOf(store, { kind, id, record, trouble });
      progress.set(id, found === "sent" && fresh.has(id) ? "sending" : found);
    }
    state.set({ progress });
  }

  function noteWritten(id: string): void {
    isStale = true;
    fresh.add(id);
    // What waits goes on waiting: nothing has come of it yet.
    const { progress } = state.state();
    if (progress.get(id) === "sent") state.set({ progress: new Map(progress).set(id, "sending") });
  }

  /** What was written meanwhile may have come too late for the round. */
  const rest = () => (isStale ? schedule.soon() : schedule.rest());

  async function exchange(who: string, what: "all" | "news"): Promise<void> {
    await ports.prepare?.(who);
    const free = await unclaimed(store, kind);
    const wish = await readClaimChoice(store, who);
    if (wish === "yes") for (const id of free) await claim(store, id, who);
    state.set({ offer: wish === null ? free.length : 0 });
    const parts = { ...ports, onKeptBoth: (keptBoth: string) => state.set({ keptBoth }) };
    const known = what === "news" ? tag : null;
    const end = await syncAll(parts, { holder: who, known });
    if (!isOpen || holder() !== who) return;
    if (end.kind === "same") return rest();
    if (end.kind === "exchanged") {
      const { quota, isDone } = end;
      tag = isDone ? end.tag : null;
      await look(end, null);
      state.set({ at: isDone ? "kept" : "syncing", trouble: null, quota });
      return isDone ? rest() : schedule.again();
    }
    const { trouble } = end;
    tag = null;
    const isCut = trouble.kind === "unreachable" || trouble.kind === "signedOut";
    await look(end, isCut ? trouble : null);
    state.set({ at: trouble.kind === "unreachable" ? "waiting" : "trouble", trouble });
    if (trouble.kind !== "unreachable") return rest();
    schedule.retry([...state.state().progress.values()].includes("waiting"));
  }

  async function round(what: "all" | "news"): Promise<void> {
    const who = holder();
    if (!who) {
      tag = null;
      return state.set(silent);
    }
    // Whether there is news is asked without a word.
    if (what === "all") {
      isStale = false;
      state.set({ at: "syncing" });
    }
    await alone(() => exchange(who, what));
  }

  /** Whoever asks while one is under way gets the one after it. */
  async function sync(what: "all" | "news" = "all"): Promise<void> {
    schedule.stop();
    if (running) await running;
    if (!isOpen) return;
    running ??= round(what).finally(() => {
      running = null;
    });
    return running;
  }

  /** Asks to sign in where nobody is; null where they would not. */
  async function someone(): Promise<string | null> {
    if (!holder() && !(await ports.signIn())) return null;
    return holder();
  }

  async function bring(id: string): Promise<SyncResult<string> | null> {
    const who = await someone();
    if (!who) return null;
    if (!(await claim(store, id, who))) return { ok: false, reason: { kind: "otherAccount" } };
    await sync();
    const record = await findRecord(store, id);
    if (record?.id) return accept(record.id);
    return { ok: false, reason: state.state().trouble ?? { kind: "unreachable" } };
  }

  async function idInAccount(id: string): Promise<string | null> {
    const record = await findRecord(store, id);
    return record && record.holder === holder() ? record.id : null;
  }

  async function fetch(wanted: string): Promise<string | null> {
    const who = await someone();
    if (!who) return null;
    await sync();
    const records = (await recordsOf(store, who)) ?? new Map();
    return [...records].find(([, { id }]) => id === wanted)?.[0] ?? null;
  }

  async function decide(wish: "yes" | "no"): Promise<void> {
    const who = holder();
    if (!who) return;
    await saveClaimChoice(store, who, wish);
    state.set({ offer: 0 });
    if (wish === "yes") await sync();
  }

  const leaving = [
    ports.onHolder(() => void sync()),
    ports.onAttention(() => void sync()),
    ports.onWritten((key) => {
      // Deleted for good, only what was kept of it is another.
      if (key.startsWith(deletedPrefix) && holder()) return schedule.soon();
      const id = idOf(kind, key);
      if (id === null || !holder()) return;
      noteWritten(id);
      schedule.soon();
    }),
  ];
  void sync();

  return {
    state: state.state,
    subscribe: state.subscribe,
    claim: () => decide("yes"),
    decline: () => decide("no"),
    dismissKeptBoth: () => state.set({ keptBoth: null }),
    idInAccount,
    bring,
    fetch,
    close: () => {
      isOpen = false;
      schedule.stop();
      for (const leave of leaving) leave();
    },
  };
}
