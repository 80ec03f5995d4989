// A sync of the session over a server in memory, and what it tells the other tabs.

import { fakeTime, hourMs } from "@loamstead/lib/testing/fakeTime.ts";
import { createSessionSync } from "../sessionSync.ts";
import { aliceAccount, type aliceElsewhere, type bobAccount } from "./holders.ts";
import { type ServerSession, sessionServer } from "./sessionServer.ts";

export function openSessionSync() {
  const time = fakeTime();
  const server = sessionServer();
  const told: string[] = [];
  const sync = createSessionSync<ServerSession>({
    session: server.askSession,
    signOut: server.askSignOut,
    tellTabs: () => told.push("changed"),
    now: time.now,
    after: time.after,
  });
  const sessionOf = (
    holder: typeof aliceAccount | typeof bobAccount | typeof aliceElsewhere,
    life = hourMs,
  ) => ({ ...holder, expiresAt: time.now() + life });
  return { time, server, told, sync, sessionOf };
}

/** Alice's tab, which has found her session. */
export async function openSignedIn() {
  const opened = openSessionSync();
  opened.server.session = opened.sessionOf(aliceAccount);
  opened.sync.follow(aliceAccount);
  await opened.time.settle();
  return opened;
}

export const unknown = { known: false, session: null };
export const signedOutState = { known: true, session: null };
