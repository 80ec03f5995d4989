// Stops the server gracefully: no new connections, requests in flight finish, all within a deadline.
import { Server as NetServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Listening } from "./http/listen.ts";

/** Whether every answer was delivered, or the deadline cut some short. */
export type Stopped = "finished" | "cut";

export async function stopServer(listening: Listening, deadlineMs: number): Promise<Stopped> {
  let stopped: Stopped = "finished";
  const deadline = setTimeout(() => {
    stopped = "cut";
    listening.connections.closeNow();
  }, deadlineMs);
  listening.connections.announceClose();
  await letInWhoWaits(listening.server);
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would first sweep away answers that are still being written,
    // and then no longer enforce its timeouts.
    NetServer.prototype.close.call(listening.server, () => resolve());
  });
  listening.connections.closeWhenIdle();
  await closed;
  clearTimeout(deadline);
  // Nothing is left to sweep away: now it may end the interval that watched the timeouts.
  listening.server.close();
  return stopped;
}

/** As many as the system lets wait; who came after these came after the stop. */
const MOST_WAITING = 511;

/** With a socket that listens the system drops whoever it connected and Node has not taken yet, one with each look. */
async function letInWhoWaits(server: Listening["server"]): Promise<void> {
  let looksWithout = 0;
  const note = () => {
    looksWithout = 0;
  };
  server.on("connection", note).on("drop", note);
  // The first may come before there was a look at all.
  for (let look = 0; looksWithout < 2 && look < MOST_WAITING; look += 1) {
    looksWithout += 1;
    await setImmediate();
  }
  server.off("connection", note).off("drop", note);
}
