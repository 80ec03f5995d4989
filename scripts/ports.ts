// Ports of this machine: whether one is free, and how one is held until it is wanted.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

type PortAnswer = { ok: true } | { ok: false; reason: string };

/** Whether a server could listen there now. */
export function portIsFree(port: number, host: string): Promise<PortAnswer> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, reason: explain(error, port, host) }),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve({ ok: true })));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another number.`;
    case "EACCES":
      return `Port ${port} on ${host} may not be used by this user. Set PORT to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `This machine has no address "${host}". Set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (all its addresses).`;
    default:
      return `Port ${port} on ${host} cannot be used: ${error.message}`;
  }
}

type HeldPort = { port: number; release(): Promise<void> };

/** Takes a port that nobody listens on, and keeps it from others until it is released. */
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
