// Keeps what the server says of the connected account's session, in step with other tabs and with time.
import { mayPass } from "./clientFailure.ts";
import { type Holder, isSameHolder, type Session } from "./session.ts";
import type { SessionClient } from "./sessionClient.ts";

/** Not `known` until the server has said, or has been asked in vain for long. */
export type Kept = { readonly known: boolean; readonly session: Session | null };

export type KeeperPorts = {
  client: Pick<SessionClient, "session" | "signOut">;
  /** Tells the other tabs that something has changed. */
  tellTabs(): void;
  now(): number;
  /** Runs something later, and gives the way to call that off. */
  after(wait: number, run: () => void): () => void;
};

export type SessionKeeper = {
  kept(): Kept;
  subscribe(listener: () => void): () => void;
  /** Another account, another chain, or none: its session, if there is one, is asked for. */
  follow(holder: Holder | undefined): void;
  /** The server has just begun this session. */
  begin(session: Session): void;
  /** Signs out here at once, and on the server as soon as it can be reached. */
  end(whose?: Holder): void;
  /** The server has already ended every session. */
  ended(): void;
  /** Asks the server again. */
  look(): void;
};

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** So many vain attempts, some seven seconds, and the visitor is no longer kept waiting. */
const attempts = 4;

export function createSessionKeeper({ client, tellTabs, now, after }: KeeperPorts): SessionKeeper {
  const listeners = new Set<() => void>();
  let kept: Kept = { known: false, session: null };
  let holder: Holder | undefined;
  // Whatever was asked before a turn is answered for a state that is no more.
  let turn = 0;
  // Whose sign-out the server has not heard of yet.
  let owed: Holder | undefined;
  // Nothing has been heard since the account changed.
  let fresh = true;
  let failures = 0;
  let looking = false;
  let again = false;
  let callOff = () => {};

  function keep(known: boolean, session: Session | null): void {
    if (known === kept.known && isSame(session, kept.session)) return;
    kept = { known, session };
    for (const listener of listeners) listener();
  }

  function lookIn(wait: number): void {
    callOff();
    callOff = after(wait, look);
  }

  function settle(session: Session | null): void {
    failures = 0;
    fresh = false;
    callOff();
    // Never at once, or a visitor whose clock runs ahead would ask without end; nor further off
    // than a timer can be set.
    if (session) lookIn(Math.min(Math.max(session.expiresAt - now(), minute), day));
    keep(true, session);
  }

  function failed(): void {
    failures += 1;
    const over = kept.session !== null && kept.session.expiresAt <= now();
    if (over || (holder && failures >= attempts)) keep(true, over ? null : kept.session);
    lookIn(Math.min(second * 2 ** (failures - 1), minute / 2));
  }

  async function ask(): Promise<void> {
    if (!holder && !owed) return;
    const asked = turn;
    // On leaving there may be no time for a question. In all other cases the session may be one
    // that another tab has begun in the meantime, which is not this tab's to end.
    const leaving = owed !== undefined && !holder;
    if (!leaving) {
      const answer = await client.session();
      if (asked !== turn) return;
      if (!answer.ok) return failed();
      const { session } = answer;
      if (!session || !isOver(session)) {
        owed = undefined;
        return settle(session && holder && isSameHolder(session, holder) ? session : null);
      }
    }
    const answer = await client.signOut();
    if (asked !== turn) return;
    if (!answer.ok && mayPass(answer.reason)) return failed();
    owed = undefined;
    tellTabs();
    settle(null);
  }

  /** Signed out here but not there yet, or left from when another account was connected. */
  function isOver(session: Session): boolean {
    if (owed && isSameHolder(session, owed)) return true;
    return fresh && holder !== undefined && !isSameHolder(session, holder);
  }

  async function look(): Promise<void> {
    again = looking;
    if (looking) return;
    looking = true;
    callOff();
    let asked: number;
    do {
      again = false;
      asked = turn;
      await ask();
    } while (again || asked !== turn);
    looking = false;
  }

  return {
    kept: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(next) {
      if (next && holder ? isSameHolder(next, holder) : next === holder) return;
      owed = kept.session ?? owed;
      holder = next;
      turn += 1;
      fresh = true;
      failures = 0;
      callOff();
      keep(false, null);
      look();
    },
    begin(session) {
      owed = undefined;
      turn += 1;
      settle(session);
      tellTabs();
    },
    end(whose = kept.session ?? holder) {
      owed = whose;
      turn += 1;
      settle(null);
      look();
    },
    ended() {
      owed = undefined;
      turn += 1;
      settle(null);
      tellTabs();
    },
    look,
  };
}

function isSame(one: Session | null, other: Session | null): boolean {
  if (!one || !other) return one === other;
  return isSameHolder(one, other) && one.expiresAt === other.expiresAt;
}
