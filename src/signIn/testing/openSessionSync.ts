// A sync of the session over a server in memory, and what it tells the other tabs.

import { fakeTime, hour } from "@loamstead/lib/testing/fakeTime.ts";
import { createSessionSync } from "../sessionSync.ts";
import { alice, type aliceElsewhere, type bob, fakeServer } from "./fakeServer.ts";

export function openSessionSync() {
  const time = fakeTime();
  const server = fakeServer();
  const told: string[] = [];
  const sync = createSessionSync({
    client: server.client,
    tellTabs: () => told.push("changed"),
    now: time.now,
    after: time.after,
  });
  const sessionOf = (holder: typeof alice | typeof bob | typeof aliceElsewhere, life = hour) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, told, sync, sessionOf };
}

/** Alice's tab, which has found her session. */
export async function openSignedIn() {
  const opened = openSessionSync();
  opened.server.session = opened.sessionOf(alice);
  opened.sync.follow(alice);
  await opened.time.settle();
  return opened;
}

export const unknown = { known: false, session: null };
export const nobody = { known: true, session: null };
