// Knows which connections wait for an answer, so that a stop can close the others and wait for these.
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Connections = {
  /** How many are open now. */
  count(): number;
  /** How many were turned away because too many were open. */
  dropped(): number;
  /** Whether an answer has begun to go out on it. */
  isAnswering(socket: Socket): boolean;
  /** From now on each answer tells that its connection closes; none is closed before that. */
  announceClose(): void;
  /** Closes idle connections at once and each busy one as soon as its answers are delivered. */
  closeWhenIdle(): void;
  closeNow(): void;
};

/**
 * Node's own sweep counts an answer as over once it is handed in, though its last part may still
 * wait for a slow reader, and cuts it short. Here an answer is over when it has been written out.
 */
export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  let dropped = 0;
  let isAnnounced = false;
  let closing = false;

  server.on("connection", (socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });

  server.on("drop", () => {
    dropped += 1;
  });

  server.prependListener("request", (req, res) => {
    const { socket } = req;
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
      for (const [socket, answers] of open) if (answers.size === 0) socket.destroySoon();
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
