// Syncs the connected account's session with the server: asks, retries, and follows other tabs and time.
import { Listeners } from "@loamstead/lib/watched.ts";
import { mayPass } from "./clientFailure.ts";
import { type Holder, isSameHolder, type Session } from "./session.ts";
import type { SessionClient } from "./sessionClient.ts";

/** Not `known` until the server has said, or has been asked in vain for long. */
export type SyncState = { readonly known: boolean; readonly session: Session | null };

export type SyncPorts = {
  client: Pick<SessionClient, "session" | "signOut">;
  /** Tells the other tabs that something has changed. */
  tellTabs(): void;
  now(): number;
  /** Runs something later, and gives the way to call that off. */
  after(wait: number, run: () => void): () => void;
};

export type SessionSync = {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Another account or none: its session, if there is one, is asked for. */
  follow(holder: Holder | undefined): void;
  /** The server has just begun this session. */
  begin(session: Session): void;
  /** Signs out here at once, and on the server as soon as it can be reached. */
  end(whose?: Holder): void;
  /** The server has already ended every session. */
  endedEverywhere(): void;
  /** Asks the server again. */
  refresh(): void;
};

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** So many vain attempts, some seven seconds, and the visitor is no longer kept waiting. */
const attempts = 4;

export function createSessionSync({ client, tellTabs, now, after }: SyncPorts): SessionSync {
  const listeners = new Listeners();
  let state: SyncState = { known: false, session: null };
  let holder: Holder | undefined;
  // Whatever was asked before a turn is answered for a state that is no more.
  let turn = 0;
  // Whose sign-out the server has not heard of yet.
  let pendingSignOut: Holder | undefined;
  // Nothing has been heard since the account changed.
  let fresh = true;
  let failures = 0;
  let refreshing = false;
  let again = false;
  let callOff = () => {};

  function update(known: boolean, session: Session | null): void {
    if (known === state.known && isSame(session, state.session)) return;
    state = { known, session };
    listeners.tell();
  }

  function refreshIn(wait: number): void {
    callOff();
    callOff = after(wait, refresh);
  }

  function settle(session: Session | null): void {
    failures = 0;
    fresh = false;
    callOff();
    // Never at once, or a visitor whose clock runs ahead would ask without end; nor further off
    // than a timer can be set.
    if (session) refreshIn(Math.min(Math.max(session.expiresAt - now(), minute), day));
    update(true, session);
  }

  function failed(): void {
    failures += 1;
    const over = state.session !== null && state.session.expiresAt <= now();
    if (over || (holder && failures >= attempts)) update(true, over ? null : state.session);
    refreshIn(Math.min(second * 2 ** (failures - 1), minute / 2));
  }

  async function ask(): Promise<void> {
    if (!holder && !pendingSignOut) return;
    const asked = turn;
    // On leaving there may be no time for a question. In all other cases the session may be one
    // that another tab has begun in the meantime, which is not this tab's to end.
    const leaving = pendingSignOut !== undefined && !holder;
    if (!leaving) {
      const answer = await client.session();
      if (asked !== turn) return;
      if (!answer.ok) return failed();
      const { session } = answer;
      if (!session || !isOver(session)) {
        pendingSignOut = undefined;
        return settle(session && holder && isSameHolder(session, holder) ? session : null);
      }
    }
    const answer = await client.signOut();
    if (asked !== turn) return;
    if (!answer.ok && mayPass(answer.reason)) return failed();
    pendingSignOut = undefined;
    tellTabs();
    settle(null);
  }

  /** Signed out here but not there yet, or left from when another account was connected. */
  function isOver(session: Session): boolean {
    if (pendingSignOut && isSameHolder(session, pendingSignOut)) return true;
    return fresh && holder !== undefined && !isSameHolder(session, holder);
  }

  async function refresh(): Promise<void> {
    again = refreshing;
    if (refreshing) return;
    refreshing = true;
    callOff();
    let asked: number;
    do {
      again = false;
      asked = turn;
      await ask();
    } while (again || asked !== turn);
    refreshing = false;
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    follow(next) {
      if (next && holder ? isSameHolder(next, holder) : next === holder) return;
      pendingSignOut = state.session ?? pendingSignOut;
      holder = next;
      turn += 1;
      fresh = true;
      failures = 0;
      callOff();
      update(false, null);
      refresh();
    },
    begin(session) {
      pendingSignOut = undefined;
      turn += 1;
      settle(session);
      tellTabs();
    },
    end(whose = state.session ?? holder) {
      pendingSignOut = whose;
      turn += 1;
      settle(null);
      refresh();
    },
    endedEverywhere() {
      pendingSignOut = undefined;
      turn += 1;
      settle(null);
      tellTabs();
    },
    refresh,
  };
}

function isSame(one: Session | null, other: Session | null): boolean {
  if (!one || !other) return one === other;
  const { chainId, expiresAt } = other;
  return isSameHolder(one, other) && one.chainId === chainId && one.expiresAt === expiresAt;
}
