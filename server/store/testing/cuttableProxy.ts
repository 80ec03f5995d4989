// Stands between a client and a server and can cut the line and mend it (for tests).

import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export async function cuttableProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;

  function listen(at: number): Promise<number> {
    server = createServer((near) => {
      const far = connect({ host: hostname, port: Number(port) });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on("error", () => to.destroy());
        from.once("close", () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    return new Promise((resolve) => {
      server.listen(at, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
  }

  const at = await listen(0);
  const url = new URL(target);
  url.port = String(at);

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  onTestFinished(cut);

  return { url: url.href, cut, mend: () => listen(at) };
}
