// Tells whether a server could listen on an address now.
import { createServer } from "node:net";

export type PortAnswer = { ok: true } | { ok: false; reason: string };

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
