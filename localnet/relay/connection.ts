// One client's connection to the relay: answers its calls and hands over the letters it waits for.
import { createHash } from "node:crypto";
import type { Letter, Mailbox } from "./mailbox.ts";
import { type CallId, type RelayCall, readFrame } from "./relayCall.ts";
import type { RelayEvent } from "./relayEvent.ts";

type Surroundings = {
  client: string;
  mailbox: Mailbox;
  send: (text: string) => void;
  isMute: () => boolean;
  /** Called with the topics on which something new lies. */
  published: (topics: readonly string[]) => void;
  watch: (event: RelayEvent) => void;
};

export type Connection = {
  client: string;
  receive(text: string): void;
  /** Hands over what waits on those of the topics that the client has subscribed to. */
  deliver(topics?: readonly string[]): void;
};

export function createConnection(world: Surroundings): Connection {
  const { client, mailbox, send, watch } = world;
  const subscribed = new Set<string>();
  const inFlight = new Map<CallId, Letter>();
  let lastId = 0;

  function deliver(topics: readonly string[] = [...subscribed]) {
    if (world.isMute()) return;
    const flying = new Set(inFlight.values());
    for (const topic of topics) {
      if (!subscribed.has(topic)) continue;
      for (const letter of mailbox.waiting(client, topic)) {
        if (!flying.has(letter)) handOver(letter);
      }
    }
  }

  function handOver(letter: Letter) {
    lastId += 1;
    inFlight.set(lastId, letter);
    const params = { id: subscriptionId(client, letter.topic), data: shown(letter) };
    send(JSON.stringify({ id: lastId, jsonrpc: "2.0", method: "irn_subscription", params }));
    watch({ kind: "delivered", client, tag: letter.tag });
  }

  function acknowledge(id: CallId) {
    const letter = inFlight.get(id);
    if (!letter) return;
    inFlight.delete(id);
    mailbox.markRead(client, letter);
    watch({ kind: "acknowledged", client, tag: letter.tag });
  }

  /** Does what a call asks and gives the answer and what is to happen after it. */
  function carryOut(call: RelayCall): { result: unknown; afterwards?: () => void } {
    switch (call.method) {
      case "subscribe": {
        for (const topic of call.topics) subscribed.add(topic);
        const ids = call.topics.map((topic) => subscriptionId(client, topic));
        return { result: call.single ? ids[0] : ids, afterwards: () => deliver(call.topics) };
      }
      case "unsubscribe":
        for (const topic of call.topics) subscribed.delete(topic);
        return { result: true };
      case "publish": {
        if (call.subscribeTo !== undefined) subscribed.add(call.subscribeTo);
        const letters = call.publications.map((one) => mailbox.put(client, one));
        return {
          result: true,
          afterwards: () => world.published(letters.map((letter) => letter.topic)),
        };
      }
      case "fetch": {
        const letters = call.topics.flatMap((topic) => mailbox.waiting(client, topic));
        for (const letter of letters) mailbox.markRead(client, letter);
        return { result: { messages: letters.map(shown), hasMore: false } };
      }
    }
  }

  return {
    client,
    receive(text) {
      const frame = readFrame(text);
      if (frame.kind === "acknowledgement") return acknowledge(frame.id);
      if (frame.kind === "junk") {
        watch({ kind: "junk", client, reason: frame.reason });
        const error = { code: frame.code, message: frame.reason };
        return send(JSON.stringify({ id: frame.id, jsonrpc: "2.0", error }));
      }
      const tags =
        frame.call.method === "publish" ? frame.call.publications.map((one) => one.tag) : [];
      watch({ kind: "called", client, method: frame.name, tags });
      const { result, afterwards } = carryOut(frame.call);
      send(JSON.stringify({ id: frame.id, jsonrpc: "2.0", result }));
      afterwards?.();
    },
    deliver,
  };
}

// The clients compute the same id themselves and listen for it.
function subscriptionId(client: string, topic: string): string {
  return createHash("sha256")
    .update(topic + client)
    .digest("hex");
}

function shown({ topic, message, publishedAt, tag, attestation }: Letter) {
  return { topic, message, publishedAt, tag, ...(attestation !== undefined && { attestation }) };
}
