// A relay and plain clients of it, for the tests.
import type { Socket } from "node:net";
import { onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import type { RelayEvent } from "../relayEvent.ts";
import { type LocalRelay, type RelayOptions, startRelay } from "../startRelay.ts";
import { newClient, type TestClient, tokenFor } from "./relayToken.ts";

export type Delivered = { topic: string; message: string; attestation?: string };
type Message = {
  id: string | number;
  method?: string;
  result?: unknown;
  error?: { code: number };
  params?: { id: string; data: Delivered };
};

export const topic = "ab".repeat(32);
export const letter = (message: string, ttl = 60) => ({ topic, message, ttl, tag: 1108 });

export async function start(options: RelayOptions = {}) {
  const events: RelayEvent[] = [];
  const relay = await startRelay({ watch: (event) => events.push(event), ...options });
  onTestFinished(relay.stop);
  return { relay, events };
}

export function addressFor(
  relay: LocalRelay,
  client: TestClient,
  claims: Record<string, unknown> = {},
) {
  const iat = Math.floor(Date.now() / 1000);
  const auth = tokenFor(client, { aud: relay.url, iat, exp: iat + 60, ...claims });
  return `${relay.url}/?projectId=local&auth=${auth}`;
}

export async function join(relay: LocalRelay, client = newClient()) {
  const socket = new WebSocket(addressFor(relay, client));
  onTestFinished(() => socket.terminate());
  const received: Message[] = [];
  socket.on("message", (data) => received.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const answerTo = (id: string) =>
    vi.waitFor(() => {
      const answer = received.find((one) => one.id === id && !one.method);
      if (!answer) throw new Error("no answer yet");
      return answer;
    });
  let calls = 0;
  return {
    client,
    socket,
    received,
    call(method: string, params: unknown) {
      calls += 1;
      const id = `call ${calls}`;
      socket.send(JSON.stringify({ id, jsonrpc: "2.0", method, params }));
      return answerTo(id);
    },
    deliveries: () =>
      received.flatMap(({ id, method, params }) =>
        method === "irn_subscription" && params
          ? [{ id, subscription: params.id, data: params.data }]
          : [],
      ),
    acknowledge: (id: string | number) =>
      socket.send(JSON.stringify({ id, jsonrpc: "2.0", result: true })),
    /** Bytes that need not be a frame. */
    writeRaw: (bytes: Uint8Array) =>
      (socket as unknown as { _socket: Socket })._socket.write(bytes),
  };
}

/** The status with which a connection is refused. */
export async function refusal(address: string): Promise<number | undefined> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.once("unexpected-response", (_request, response) => {
      socket.on("error", () => {});
      socket.terminate();
      resolve(response.statusCode);
    });
    socket.once("open", () => reject(new Error("was let in")));
  });
}
