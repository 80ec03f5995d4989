// Keeps what was published on each topic until it expires, and knows who has read it.
import type { Publication } from "./relayCall.ts";

export type Letter = {
  readonly topic: string;
  readonly message: string;
  readonly tag: number;
  readonly attestation?: string;
  readonly publishedAt: number;
  readonly expiresAt: number;
  readonly sender: string;
};

export type Mailbox = {
  /** A client that got no answer publishes again; the same message from it stays one letter. */
  put(sender: string, publication: Publication): Letter;
  /** What a reader has not read yet and has not written itself, oldest first. */
  waiting(reader: string, topic: string): readonly Letter[];
  markRead(reader: string, letter: Letter): void;
  size(): number;
};

export function createMailbox({ now }: { now: () => number }): Mailbox {
  const topics = new Map<string, Letter[]>();
  const readBy = new WeakMap<Letter, Set<string>>();

  function alive(topic: string): Letter[] {
    const letters = topics.get(topic);
    if (!letters) return [];
    const time = now();
    const kept = letters.filter((letter) => letter.expiresAt > time);
    if (kept.length === 0) topics.delete(topic);
    else if (kept.length < letters.length) topics.set(topic, kept);
    return kept;
  }

  function forgetExpired() {
    for (const topic of [...topics.keys()]) alive(topic);
  }

  return {
    put(sender, { topic, message, tag, ttlSeconds, attestation }) {
      forgetExpired();
      const letters = alive(topic);
      const known = letters.find((one) => one.sender === sender && one.message === message);
      if (known) return known;
      const publishedAt = now();
      const letter: Letter = {
        topic,
        message,
        tag,
        publishedAt,
        expiresAt: publishedAt + ttlSeconds * 1000,
        sender,
        ...(attestation !== undefined && { attestation }),
      };
      topics.set(topic, [...letters, letter]);
      readBy.set(letter, new Set());
      return letter;
    },
    waiting(reader, topic) {
      return alive(topic).filter(
        (letter) => letter.sender !== reader && !readBy.get(letter)?.has(reader),
      );
    },
    markRead(reader, letter) {
      readBy.get(letter)?.add(reader);
    },
    size() {
      forgetExpired();
      return [...topics.values()].reduce((sum, letters) => sum + letters.length, 0);
    },
  };
}
