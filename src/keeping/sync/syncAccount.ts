// Keeps the rooms of this device and those of the account the same, as long as somebody is signed in.

import type { OwnRoom } from "../../room/online/roomShapes.ts";
import { roomPrefix } from "../store/keys.ts";
import type { AccountPorts, AccountRooms, AccountState } from "./account.ts";
import type { Answer, Trouble } from "./accountApi.ts";
import { claimRoom, keepWish, readWish, unclaimed } from "./claim.ts";
import { openPace } from "./retrySchedule.ts";
import { type Standing, syncRooms } from "./syncAll.ts";
import { type Reach, reachOf } from "./syncProgress.ts";
import { findTie, tiesOf } from "./syncRecord.ts";

/** A little longer than a room that was put away can be brought back. */
const REGRET = 12_000;

const silent: AccountState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: 0,
  keptBoth: null,
  reach: new Map(),
};

export function openAccountRooms(ports: AccountPorts): AccountRooms {
  const { store, api, holder, after, now, alone } = ports;
  const listeners = new Set<() => void>();
  const missingSince = new Map<string, number>();
  let state = silent;
  /** Written to since it was last looked at. */
  const fresh = new Set<string>();
  let isStale = false;
  let isOpen = true;
  let tag: string | null = null;
  let running: Promise<void> | null = null;
  const pace = openPace({
    after,
    isSeen: ports.isSeen,
    ask: (what) => void sync(what),
  });

  function set(change: Partial<AccountState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isRegrettable = (room: string): boolean => {
    const since = missingSince.get(room) ?? now();
    missingSince.set(room, since);
    return now() - since < REGRET;
  };

  /** `all`: why whatever was not sent could not be. */
  async function stand({ ties, troubles }: Standing, all: Trouble | null): Promise<void> {
    const reach = new Map<string, Reach>();
    for (const [room, tie] of ties) {
      fresh.delete(room);
      const trouble = troubles.get(room) ?? all;
      const found = await reachOf(store, { room, tie, trouble });
      reach.set(room, found === "sent" && fresh.has(room) ? "sending" : found);
    }
    set({ reach });
  }

  function noteWritten(room: string): void {
    isStale = true;
    fresh.add(room);
    // What waits goes on waiting: nothing has come of it yet.
    if (state.reach.get(room) !== "sent") return;
    set({ reach: new Map(state.reach).set(room, "sending") });
  }

  /** What was written meanwhile may have come too late for the round. */
  const rest = () => (isStale ? pace.soon() : pace.rest());

  async function exchange(who: string, what: "all" | "news"): Promise<void> {
    const free = await unclaimed(store);
    const wish = await readWish(store, who);
    if (wish === "yes") for (const room of free) await claimRoom(store, room, who);
    set({ offer: wish === null ? free.length : 0 });
    const parts = { ...ports, onKeptBoth: (keptBoth: string) => set({ keptBoth }) };
    const known = what === "news" ? tag : null;
    const end = await syncRooms(parts, { holder: who, isRegrettable, known });
    if (!isOpen || holder() !== who) return;
    if (end.kind === "same") return rest();
    if (end.kind === "exchanged") {
      const { used, most, isDone } = end;
      tag = isDone ? end.tag : null;
      await stand(end, null);
      set({ at: isDone ? "kept" : "syncing", trouble: null, quota: { used, most } });
      return isDone ? rest() : pace.again();
    }
    const { trouble } = end;
    tag = null;
    const isCut = trouble.kind === "unreachable" || trouble.kind === "signedOut";
    await stand(end, isCut ? trouble : null);
    set({ at: trouble.kind === "unreachable" ? "waiting" : "trouble", trouble });
    if (trouble.kind !== "unreachable") return rest();
    pace.retry([...state.reach.values()].some((reach) => reach === "waiting"));
  }

  async function round(what: "all" | "news"): Promise<void> {
    const who = holder();
    if (!who) {
      tag = null;
      return set(silent);
    }
    // Whether there is news is asked without a word.
    if (what === "all") {
      isStale = false;
      set({ at: "syncing" });
    }
    await alone(() => exchange(who, what));
  }

  /** Whoever asks while one is under way gets the one after it. */
  async function sync(what: "all" | "news" = "all"): Promise<void> {
    pace.stop();
    if (running) await running;
    if (!isOpen) return;
    running ??= round(what).finally(() => {
      running = null;
    });
    return running;
  }

  async function share(room: string): Promise<Answer<OwnRoom> | null> {
    if (!holder() && !(await ports.signIn())) return null;
    const who = holder();
    if (!who) return null;
    if (!(await claimRoom(store, room, who)))
      return { ok: false, trouble: { kind: "otherAccount" } };
    await sync();
    const tie = await findTie(store, room);
    if (!tie?.id) return { ok: false, trouble: state.trouble ?? { kind: "unreachable" } };
    return api.publish(tie.id);
  }

  async function find(room: string): Promise<Answer<OwnRoom | null>> {
    const tie = await findTie(store, room);
    if (!tie?.id || tie.holder !== holder()) return { ok: true, value: null };
    const listed = await api.list(null);
    if (!listed.ok) return listed;
    const rooms = listed.value === "same" ? [] : listed.value.value.rooms;
    return { ok: true, value: rooms.find(({ id }) => id === tie.id) ?? null };
  }

  async function fetch(id: string): Promise<string | null> {
    if (!holder() && !(await ports.signIn())) return null;
    const who = holder();
    if (!who) return null;
    await sync();
    const ties = (await tiesOf(store, who)) ?? new Map();
    return [...ties].find(([, tie]) => tie.id === id)?.[0] ?? null;
  }

  async function decide(wish: "yes" | "no"): Promise<void> {
    const who = holder();
    if (!who) return;
    await keepWish(store, who, wish);
    set({ offer: 0 });
    if (wish === "yes") await sync();
  }

  const leaving = [
    ports.onHolder(() => void sync()),
    ports.onAttention(() => void sync()),
    ports.onWritten((key) => {
      if (!key.startsWith(roomPrefix) || !holder()) return;
      noteWritten(key.slice(roomPrefix.length));
      pace.soon();
    }),
  ];
  void sync();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim: () => decide("yes"),
    decline: () => decide("no"),
    noticeBoth: () => set({ keptBoth: null }),
    find,
    share,
    fetch,
    unshare: (id) => api.unpublish(id),
    close: () => {
      isOpen = false;
      pace.stop();
      for (const leave of leaving) leave();
    },
  };
}
