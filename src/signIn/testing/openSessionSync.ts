// A sync of the session over a server in memory, and what it tells the other tabs.
import { createSessionSync } from "../sessionSync.ts";
import { type alice, type aliceElsewhere, type bob, fakeServer } from "./fakeServer.ts";
import { fakeTime, hour } from "./fakeTime.ts";

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

export const unknown = { known: false, session: null };
export const nobody = { known: true, session: null };
