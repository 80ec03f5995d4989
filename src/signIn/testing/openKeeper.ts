// A keeper of the session over a server in memory, and what it tells the other tabs.
import { createSessionKeeper } from "../sessionKeeper.ts";
import { type alice, type aliceElsewhere, type bob, fakeServer } from "./fakeServer.ts";
import { fakeTime, hour } from "./fakeTime.ts";

export function openKeeper() {
  const time = fakeTime();
  const server = fakeServer();
  const told: string[] = [];
  const keeper = createSessionKeeper({
    client: server.client,
    tellTabs: () => told.push("changed"),
    now: time.now,
    after: time.after,
  });
  const sessionOf = (holder: typeof alice | typeof bob | typeof aliceElsewhere, life = hour) => ({
    ...holder,
    expiresAt: time.now() + life,
  });
  return { time, server, told, keeper, sessionOf };
}

export const unknown = { known: false, session: null };
export const nobody = { known: true, session: null };
