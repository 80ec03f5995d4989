// Serves the attestation host on a free loopback port, for browsers whose requests nobody routes.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerAttestation } from "./answerAttestation.ts";

export type LocalAttestationHost = { url: string; stop(): Promise<void> };

export async function startAttestationHost(
  options: { port?: number; now?: () => number } = {},
): Promise<LocalAttestationHost> {
  const { port = 0, now = Date.now } = options;
  const server = createServer((request, response) => {
    const target = `http://attestation${request.url?.startsWith("/") ? request.url : "/"}`;
    const address = URL.canParse(target) ? new URL(target) : new URL("http://attestation/");
    const { status, headers, body } = answerAttestation(address, { now });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
