// Syncs the connected account's session with a site's server: asks, retries with exponential backoff, and follows other tabs and time.
import { Listeners } from "@loamstead/lib/watched.ts";
import { troubleOf } from "./troubleOf.ts";

/** Who has proved an account to the server. */
export type VerifiedSession = {
  /** In whatever letters the server writes it. */
  readonly address: string;
  /** In milliseconds since 1970, by the server's clock; the server is asked again then. */
  readonly expiresAt?: number;
};

/** A session is bound to the address: on whichever network the wallet is just now, it is the same person. */
export type SessionHolder = Pick<VerifiedSession, "address">;

/** Not `known` until the server has said, or has been asked in vain for long. */
type SyncState<Session> = { readonly known: boolean; readonly session: Session | null };

type SyncPorts<Session> = {
  /** Whose session the server knows. Left out, only what was begun here is known. */
  session?: (() => Promise<Session | null | undefined>) | undefined;
  signOut(): Promise<unknown>;
  /** Tells the other tabs that something has changed. */
  tellTabs(): void;
  now(): number;
  /** Runs something later, and gives the way to call that off. */
  after(wait: number, run: () => void): () => void;
  /** Told what a question threw, the first time in a row. */
  failed?(error: unknown): void;
};

export type SessionSync<Session> = {
  state(): SyncState<Session>;
  subscribe(listener: () => void): () => void;
  /** Another account or none: its session, if there is one, is asked for. */
  follow(holder: SessionHolder | undefined): void;
  /** The server has just begun this session. */
  begin(session: Session): void;
  /** Signs out here at once, and on the server as soon as it can be reached. Resolves once that was tried. */
  end(whose?: SessionHolder): Promise<void>;
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
/** Nor for longer than this by a question that is not answered at all. */
const patience = 8 * second;

export function createSessionSync<Session extends VerifiedSession>(
  ports: SyncPorts<Session>,
): SessionSync<Session> {
  const { tellTabs, now, after } = ports;
  const listeners = new Listeners();
  let state: SyncState<Session> = { known: false, session: null };
  let holder: SessionHolder | undefined;
  // Whatever was asked before a turn is answered for a state that is no more.
  let turn = 0;
  // Whose sign-out the server has not heard of yet.
  let pendingSignOut: SessionHolder | undefined;
  // Nothing has been heard since the account changed.
  let fresh = true;
  let failures = 0;
  let refreshing: Promise<void> | null = null;
  let again = false;
  // The turn that began a session: whoever began it knows it, and need not ask.
  let begun = -1;
  let stopRefreshing = () => {};
  let stopWaiting = () => {};

  function update(known: boolean, session: Session | null): void {
    if (known === state.known && isSame(session, state.session)) return;
    state = { known, session };
    listeners.tell();
  }

  function refreshIn(wait: number): void {
    stopRefreshing();
    stopRefreshing = after(wait, refresh);
  }

  function settle(session: Session | null): void {
    failures = 0;
    fresh = false;
    stopRefreshing();
    stopWaiting();
    // Never at once, or a visitor whose clock runs ahead would ask without end; nor further off
    // than a timer can be set.
    if (session?.expiresAt !== undefined)
      refreshIn(Math.min(Math.max(session.expiresAt - now(), minute), day));
    update(true, session);
  }

  function failed(error: unknown): void {
    failures += 1;
    if (failures === 1) ports.failed?.(error);
    const { mayPass } = troubleOf(error);
    const over = state.session !== null && (state.session.expiresAt ?? Infinity) <= now();
    const isVain = !mayPass || failures >= attempts;
    if (over || (holder && isVain)) update(true, over ? null : state.session);
    if (mayPass) refreshIn(Math.min(second * 2 ** (failures - 1), minute / 2));
  }

  async function ask(): Promise<void> {
    if (!holder && !pendingSignOut) return;
    const asked = turn;
    // On leaving there may be no time for a question. In all other cases the session may be one
    // that another tab has begun in the meantime, which is not this tab's to end.
    const leaving = pendingSignOut !== undefined && !holder;
    if (!ports.session && !pendingSignOut) return settle(state.session);
    if (ports.session && !leaving) {
      let session: Session | null;
      try {
        session = (await ports.session()) ?? null;
      } catch (error) {
        if (asked === turn) failed(error);
        return;
      }
      if (asked !== turn) return;
      if (!session || !isOver(session)) {
        pendingSignOut = undefined;
        return settle(session && holder && isSameHolder(session, holder) ? session : null);
      }
    }
    try {
      await ports.signOut();
    } catch (error) {
      if (asked !== turn) return;
      if (troubleOf(error).mayPass) return failed(error);
      // Whoever is refused that for good need not ask without end.
      ports.failed?.(error);
    }
    if (asked !== turn) return;
    pendingSignOut = undefined;
    tellTabs();
    settle(null);
  }

  /** Signed out here but not there yet, or left from when another account was connected. */
  function isOver(session: Session): boolean {
    if (pendingSignOut && isSameHolder(session, pendingSignOut)) return true;
    return fresh && holder !== undefined && !isSameHolder(session, holder);
  }

  async function askUntilKnown(): Promise<void> {
    stopRefreshing();
    let asked: number;
    do {
      again = false;
      asked = turn;
      await ask();
    } while (again || (asked !== turn && turn !== begun));
    refreshing = null;
  }

  function refresh(): Promise<void> {
    if (refreshing) again = true;
    refreshing ??= askUntilKnown();
    return refreshing;
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
      stopRefreshing();
      stopWaiting();
      update(false, null);
      if (next) stopWaiting = after(patience, () => state.known || update(true, null));
      void refresh();
    },
    begin(session) {
      pendingSignOut = undefined;
      turn += 1;
      begun = turn;
      settle(session);
      tellTabs();
    },
    end(whose = state.session ?? holder) {
      pendingSignOut = whose;
      turn += 1;
      settle(null);
      return refresh();
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

export function isSameHolder(one: SessionHolder, other: SessionHolder): boolean {
  return one.address.toLowerCase() === other.address.toLowerCase();
}

/** Whatever else a site's server tells of a session counts too. */
function isSame(one: VerifiedSession | null, other: VerifiedSession | null): boolean {
  if (!one || !other) return one === other;
  const { address: _, ...rest } = one;
  const { address: __, ...others } = other;
  return isSameHolder(one, other) && JSON.stringify(rest) === JSON.stringify(others);
}
