// Knows which connections wait for an answer, so that a stop can close the others and wait for these (connection draining).
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createConcurrencyLimit } from "./concurrencyLimit.ts";
import { networksOf, readAddress } from "./ipAddress.ts";
import type { TrustedProxies } from "./visitor.ts";

export type Connections = {
  /** How many are open now. */
  count(): number;
  /** How many were turned away because too many were open. */
  dropped(): number;
  /** Whether an answer has begun to go out on it. */
  isAnswering(socket: Socket): boolean;
  /** From now on each answer tells that its connection closes; none is closed before that. */
  announceClose(): void;
  /** Closes idle connections at once, each busy one as soon as its answers are delivered, and those that never asked within a second. */
  closeWhenIdle(): void;
  closeNow(): void;
};

/** How long a stop waits for the first question of a connection. */
const SILENT_MS = 1_000;

/**
 * Node's own sweep counts an answer as over once it is handed in, though its last part may still
 * wait for a slow reader, and cuts it short. Here an answer is over when it has been written out.
 */
export function trackConnections(
  server: Server,
  { most, proxies }: { most: number; proxies: TrustedProxies },
): Connections {
  const places = createConcurrencyLimit(most);
  const open = new Map<Socket, Set<ServerResponse>>();
  /** Those that have not asked for anything yet. */
  const silent = new Set<Socket>();
  let dropped = 0;
  let isAnnounced = false;
  let closing = false;

  server.on("connection", (socket) => {
    const peer = readAddress(socket.remoteAddress ?? "");
    // Of a proxy's connections each is another visitor's, whose requests are counted instead.
    const isOne = peer !== undefined && !proxies.has(peer);
    const place = places.take(isOne ? networksOf(peer) : []);
    if (!place.ok) {
      dropped += 1;
      socket.destroy();
      return;
    }
    open.set(socket, new Set());
    silent.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      silent.delete(socket);
      place.value();
    });
  });

  server.on("drop", () => {
    dropped += 1;
  });

  server.prependListener("request", (req, res) => {
    const { socket } = req;
    silent.delete(socket);
    const answers = open.get(socket);
    answers?.add(res);
    if (isAnnounced) tellClose(res);
    res.on("close", () => {
      answers?.delete(res);
      if (closing && answers?.size === 0) socket.destroySoon();
    });
  });

  function announceClose(): void {
    isAnnounced = true;
    for (const answers of open.values()) for (const res of answers) tellClose(res);
  }

  return {
    count: () => open.size,
    dropped: () => dropped,
    isAnswering: (socket) =>
      open
        .get(socket)
        ?.values()
        .some((res) => res.headersSent) ?? false,
    announceClose,
    closeWhenIdle() {
      closing = true;
      announceClose();
      for (const [socket, answers] of open)
        if (answers.size === 0 && !silent.has(socket)) socket.destroySoon();
      // A proxy that has just connected has its question on the way, and might not be able to send it twice.
      setTimeout(() => {
        for (const socket of silent) socket.destroySoon();
      }, SILENT_MS).unref();
    },
    closeNow() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

// A client that is told sends its next request over a new connection instead of losing it here.
function tellClose(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("Connection", "close");
}
