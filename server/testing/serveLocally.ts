// Serves on a port of this machine that nobody has, until it is stopped.
import type { Server as HttpServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

export async function serveLocally(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) (server as HttpServer).closeAllConnections();
      await closed;
    },
  };
}
