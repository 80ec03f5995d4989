// Takes a port that nobody listens on, and keeps it from others until it is wanted.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export type HeldPort = { port: number; release(): Promise<void> };

export async function holdFreePort(host: string): Promise<HeldPort> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async release() {
      server.close();
      await once(server, "close");
    },
  };
}
