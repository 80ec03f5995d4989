// Lets one request of a connection be under way at a time: the next begins once the answer before it is written out (no HTTP pipelining).
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * So many may wait on a connection. Node hands out every request that a packet has in it, and builds
 * their answers side by side in memory, though only one after the other can go out: a packet of 47 kB
 * asks a thousand times for what takes a megabyte.
 */
const MOST_WAITING = 32;

type Asked = [req: IncomingMessage, res: ServerResponse];

export function oneAtATime(listener: RequestListener): RequestListener {
  /** Of each connection with a request under way those that wait behind it. */
  const lines = new WeakMap<Socket, Asked[]>();

  function begin(...[req, res]: Asked): void {
    const { socket } = req;
    res.once("close", () => {
      // On a connection that is gone nobody waits for what comes next.
      const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
      if (next) begin(...next);
      else lines.delete(socket);
    });
    listener(req, res);
  }

  return (req, res) => {
    const { socket } = req;
    const line = lines.get(socket);
    if (socket.destroyed) return;
    if (line === undefined) {
      lines.set(socket, []);
      begin(req, res);
    } else if (line.length < MOST_WAITING) line.push([req, res]);
    else socket.destroy();
  };
}
