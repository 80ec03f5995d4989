// Keeps the rooms of this device and those of the account the same, as long as somebody is signed in.
import { roomPrefix } from "../storage/keys.ts";
import type { Answer, Trouble } from "./answer.ts";
import { claimRoom, keepWish, readWish, unclaimed } from "./claim.ts";
import type { OwnRoom } from "./roomShapes.ts";
import type { SyncParts } from "./syncRoom.ts";
import { syncRooms } from "./syncRooms.ts";
import { findTie } from "./ties.ts";

export type AccountState = {
  readonly at: "signedOut" | "syncing" | "kept" | "waiting" | "trouble";
  readonly trouble: Trouble | null;
  /** How many rooms the account has, and may have; null before it was asked. */
  readonly quota: { readonly used: number; readonly most: number } | null;
  /** Rooms that are on this device only, until the visitor says whether the account may have them. */
  readonly offer: number;
  /** A room that was changed here and elsewhere, and is there twice now. */
  readonly keptBoth: string | null;
};

export type AccountPorts = Omit<SyncParts, "onKeptBoth"> & {
  /** Who is signed in, in one word; null while nobody is. */
  readonly holder: () => string | null;
  readonly onHolder: (listener: () => void) => () => void;
  /** Asks the visitor to sign in; false where they would not. */
  readonly signIn: () => Promise<boolean>;
  /** Some room on this device was written. */
  readonly onWritten: (listener: (key: string) => void) => () => void;
  /** The page is looked at again, or online again. */
  readonly onAttention: (listener: () => void) => () => void;
  /** One at a time among all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly now: () => number;
};

export type AccountRooms = {
  readonly state: () => AccountState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly claim: () => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly noticeBoth: () => void;
  /** The room as the account has it; null where it has none. */
  readonly find: (room: string) => Promise<Answer<OwnRoom | null>>;
  /** Signs in where nobody is, brings the room to the account and shows it to everybody. */
  readonly share: (room: string) => Promise<Answer<OwnRoom> | null>;
  readonly unshare: (id: string) => Promise<Answer<OwnRoom>>;
  readonly close: () => void;
};

const SOON = 2_500;
const AGAIN = 1_000;
const LATER = 30_000;
/** A little longer than a room that was put away can be brought back. */
const REGRET = 12_000;

const silent: AccountState = {
  ...{ at: "signedOut", trouble: null, quota: null, offer: 0, keptBoth: null },
};

export function openAccountRooms(ports: AccountPorts): AccountRooms {
  const { store, api, holder, after, now, alone } = ports;
  const listeners = new Set<() => void>();
  const missingSince = new Map<string, number>();
  let state = silent;
  let isOpen = true;
  let callOff = () => {};
  let running: Promise<void> | null = null;

  function set(change: Partial<AccountState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function plan(wait: number): void {
    callOff();
    if (isOpen) callOff = after(wait, () => void sync());
  }

  const isRegrettable = (room: string): boolean => {
    const since = missingSince.get(room) ?? now();
    missingSince.set(room, since);
    return now() - since < REGRET;
  };

  async function round(): Promise<void> {
    const who = holder();
    if (!who) return set(silent);
    set({ at: "syncing" });
    await alone(async () => {
      const free = await unclaimed(store);
      const wish = await readWish(store, who);
      if (wish === "yes") for (const room of free) await claimRoom(store, room, who);
      set({ offer: wish === null ? free.length : 0 });
      const parts = { ...ports, onKeptBoth: (keptBoth: string) => set({ keptBoth }) };
      const end = await syncRooms(parts, { holder: who, isRegrettable });
      if (!isOpen || holder() !== who) return;
      if (end.ok) {
        const { used, most, isDone } = end;
        set({ at: isDone ? "kept" : "syncing", trouble: null, quota: { used, most } });
        if (!isDone) plan(AGAIN);
        return;
      }
      const { trouble } = end;
      set({ at: trouble.kind === "unreachable" ? "waiting" : "trouble", trouble });
      if (trouble.kind === "unreachable") plan(LATER);
    });
  }

  /** Whoever asks while one is under way gets the one after it. */
  async function sync(): Promise<void> {
    callOff();
    if (running) await running;
    if (!isOpen) return;
    running ??= round().finally(() => {
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
    const listed = await api.list();
    if (!listed.ok) return listed;
    return { ok: true, value: listed.value.rooms.find(({ id }) => id === tie.id) ?? null };
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
      if (key.startsWith(roomPrefix) && holder()) plan(SOON);
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
    ...{ find, share },
    unshare: (id) => api.unpublish(id),
    close: () => {
      isOpen = false;
      callOff();
      for (const leave of leaving) leave();
    },
  };
}
