// Stops the server gracefully: no new connections, requests in flight finish, all within a deadline.
import { Server as NetServer } from "node:net";
import type { Listening } from "./http/listen.ts";

/** Whether every answer was delivered, or the deadline cut some short. */
export type Stopped = "finished" | "cut";

export async function stopServer(listening: Listening, deadlineMs: number): Promise<Stopped> {
  let stopped: Stopped = "finished";
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own close() would first sweep away answers that are still being written,
    // and then no longer enforce its timeouts.
    NetServer.prototype.close.call(listening.server, () => resolve());
  });
  listening.connections.closeWhenIdle();
  const deadline = setTimeout(() => {
    stopped = "cut";
    listening.connections.closeNow();
  }, deadlineMs);
  await closed;
  clearTimeout(deadline);
  // Nothing is left to sweep away: now it may end the interval that watched the timeouts.
  listening.server.close();
  return stopped;
}
