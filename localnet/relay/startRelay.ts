// Starts a WalletConnect relay on a free loopback port, with faults that can be switched on.

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { refuse } from "@loamstead/lib/result.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { type Connection, createConnection } from "./connection.ts";
import { createMailbox } from "./mailbox.ts";
import type { RelayEvent } from "./relayEvent.ts";
import { type Admission, checkRelayJwt } from "./relayJwt.ts";

/** What can be wrong with the relay on demand. */
type RelayFault =
  | { kind: "none" }
  /** Every connection is cut and every new one is refused. */
  | { kind: "down" }
  /** Every answer and every delivery comes this much later. */
  | { kind: "slow"; ms: number }
  /** Takes what is published, but delivers nothing until it speaks again. */
  | { kind: "mute" };

export type RelayOptions = {
  port?: number;
  /** Milliseconds since 1970, for the age of tokens and letters. */
  now?: () => number;
  watch?: (event: RelayEvent) => void;
};

export type LocalRelay = {
  /** What the clients take as `relayUrl`. */
  url: string;
  fault(fault: RelayFault): void;
  /** Cuts every connection once, or this client's alone; the clients come back by themselves. */
  drop(client?: string): void;
  /** How many letters are kept. */
  kept(): number;
  stop(): Promise<void>;
};

const largestFrame = 1024 * 1024;

// The clients in Node give a connection up after 35 seconds without a ping.
const pingMs = 10_000;

export async function startRelay(options: RelayOptions = {}): Promise<LocalRelay> {
  const { port = 0, now = Date.now, watch = () => {} } = options;
  const mailbox = createMailbox({ now });
  const open = new Map<WebSocket, Connection>();
  const late = new Set<NodeJS.Timeout>();
  let fault: RelayFault = { kind: "none" };

  const server = createServer((_request, response) => {
    response.writeHead(426, { "Content-Type": "text/plain" }).end("A WebSocket relay.\n");
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  const audiences = ["127.0.0.1", "localhost"].map((host) => `ws://${host}:${address.port}`);

  function admit(request: IncomingMessage): Admission {
    const target = `http://relay${request.url?.startsWith("/") ? request.url : "/"}`;
    const query = URL.canParse(target) ? new URL(target).searchParams : new URLSearchParams();
    if (!query.get("projectId")) return refuse("no project id");
    return checkRelayJwt(query.get("auth") ?? "", { audiences, now });
  }

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const admission = admit(request);
    if (!admission.ok) {
      watch({ kind: "refused", reason: admission.reason });
      return turnAway(socket, "401 Unauthorized");
    }
    if (fault.kind === "down") {
      watch({ kind: "turned away", client: admission.value });
      return turnAway(socket, "503 Service Unavailable");
    }
    sockets.handleUpgrade(request, socket, head, (client) => welcome(client, admission.value));
  });

  function turnAway(socket: Duplex, status: string) {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }

  function welcome(socket: WebSocket, client: string) {
    const connection = createConnection({
      client,
      mailbox,
      watch,
      send: (text) => afterDelay(() => socket.readyState === socket.OPEN && socket.send(text)),
      isMute: () => fault.kind === "mute",
      published: (topics) => {
        for (const reader of open.values()) reader.deliver(topics);
      },
    });
    open.set(socket, connection);
    watch({ kind: "connected", client });
    socket.on("message", (data, isBinary) => {
      connection.receive(isBinary ? "" : data.toString());
    });
    // A frame over the limit ends in an error and then in the close below.
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      open.delete(socket);
      watch({ kind: "left", client });
    });
  }

  function afterDelay(act: () => void) {
    if (fault.kind !== "slow") return act();
    const timer = setTimeout(() => {
      late.delete(timer);
      act();
    }, fault.ms);
    late.add(timer);
  }

  function drop(only?: string) {
    for (const [socket, { client }] of open)
      if (only === undefined || client === only) socket.terminate();
  }

  const pings = setInterval(() => {
    for (const socket of open.keys()) socket.ping();
  }, pingMs);
  pings.unref();

  return {
    url: `ws://127.0.0.1:${address.port}`,
    fault(next) {
      fault = next;
      if (next.kind === "down") return drop();
      for (const connection of open.values()) connection.deliver();
    },
    drop,
    kept: mailbox.size,
    async stop() {
      clearInterval(pings);
      for (const timer of late) clearTimeout(timer);
      drop();
      sockets.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
