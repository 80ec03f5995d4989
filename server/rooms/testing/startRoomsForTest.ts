// Starts the rooms for one test, with a clock that the test moves and all that was logged.
import { onTestFinished } from "vitest";
import { createLog } from "../../log.ts";
import { type Dialect, openTestDatabase } from "../../store/testing/testDatabase.ts";
import { testFolder } from "../../testing/testFolder.ts";
import { type RoomServerOptions, startRoomServer } from "./startRoomServer.ts";
import { holder, visitor } from "./visitors.ts";

export async function startRoomsForTest(
  dialect: Dialect = "sqlite",
  options: Partial<RoomServerOptions> = {},
) {
  const db = options.db ?? (await openTestDatabase(dialect));
  const dataDir = await testFolder("rooms");
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const server = await startRoomServer({ db, dataDir, log, now: () => clock.now, ...options });
  onTestFinished(server.stop);
  return {
    ...server,
    db,
    dataDir,
    logged,
    clock,
    guest: visitor(server.port),
    holder: (number = 1, chainId = 1) =>
      holder(db, server.port, { number, chainId, now: clock.now }),
    /** Whose account was made a moment ago, and who comes from that address. */
    newHolder: async (number: number, from = "192.0.2.1") => {
      const { headers } = await holder(db, server.port, { number, now: clock.now, isNew: true });
      return visitor(server.port, { ...headers, "X-Forwarded-For": from });
    },
  };
}

export const roomsRefusal = (status: number, code: string) => ({ status, body: { status, code } });

export const gone = roomsRefusal(404, "not-found");
