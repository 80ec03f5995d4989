// Opens the HTTP server with limits on what one client may hold, and explains why a port cannot be had.
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Connections, trackConnections } from "./connections.ts";
import { oneAtATime } from "./oneAtATime.ts";
import type { TrustedProxies } from "./visitor.ts";

export type HttpLimits = {
  headersTimeout: number;
  requestTimeout: number;
  /** How often the two above are looked at: a slow client lives this much longer. */
  connectionsCheckingInterval: number;
  /**
   * For a client that reads its answer no further, and for one that asks no more: longer than a proxy
   * keeps its idle connections, so that the proxy closes first.
   */
  idleTimeout: number;
  maxHeaderSize: number;
  maxConnections: number;
  /** Requests, of all connections. */
  maxUnderWay: number;
  /** Of what they bring and of their answers: what is in memory and on its way. */
  maxBytesUnderWay: number;
};

export const defaultLimits: HttpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  idleTimeout: 125_000,
  maxHeaderSize: 16_384,
  maxConnections: 4_096,
  maxUnderWay: 2_048,
  maxBytesUnderWay: 256 * 2 ** 20,
};

export type Listening = { server: Server; connections: Connections; port: number };

type Place = {
  host: string;
  port: number;
  /** Whose connections are those of many visitors. */
  proxies?: TrustedProxies;
};

const nobody: TrustedProxies = { has: () => false };

export async function listen(
  listener: RequestListener,
  { host, port, proxies = nobody }: Place,
  limits: HttpLimits = defaultLimits,
): Promise<Result<Listening>> {
  const { idleTimeout, maxConnections, maxUnderWay: _, maxBytesUnderWay: __, ...options } = limits;
  const server = createServer(
    {
      ...options,
      // Two times, one between requests and one during them, would have to be set anew with each.
      keepAliveTimeout: 0,
    },
    oneAtATime(listener),
  );
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeout);
  const connections = trackConnections(server, { most: maxConnections, proxies });

  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen({ host, port }, () => {
      server.off("error", resolve);
      resolve(undefined);
    });
  });
  if (failure !== undefined) return refuse(explain(failure, host, port));
  return accept({ server, connections, port: (server.address() as AddressInfo).port });
}

function explain(failure: NodeJS.ErrnoException, host: string, port: number): string {
  switch (failure.code) {
    case "EADDRINUSE":
      return (
        `Port ${port} is already in use. ` +
        "Stop the program that uses it, or set PORT to another number."
      );
    case "EACCES":
      return (
        `This user may not use port ${port}. ` +
        "Set PORT to a number above 1023, or give this user the right to use it."
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is ${host}, which is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
    default:
      return `The server could not open port ${port} on ${host} (${failure.code ?? failure.message}).`;
  }
}
