// Proofs of when something was: a token says that a device spoke with the server then, a stamp that a log was there then (keyed hash).
import { createHmac, timingSafeEqual } from "node:crypto";
import type { RandomBytes } from "../../signIn/nonce.ts";
import type { Statements } from "../../store/database.ts";
import { createKeptKey } from "../../store/keptKey.ts";

export type JournalTokens = {
  /** Of a journal on a device; without one, of the journal on whichever device. */
  token(journal: string, device: string, now: number): Promise<string>;
  /** When it was given; null where it was not given here, for this journal and device, or too long ago. */
  readToken(token: string, journal: string, device: string, now: number): Promise<number | null>;
  /** That the server saw the head of a log at a moment. Nothing is kept of it. */
  stamp(head: string, at: number): Promise<string>;
  isStamp(stamp: string, head: string, at: number): Promise<boolean>;
};

const DAY_MS = 24 * 60 * 60_000;
/** Whoever was away for a year and a month still has a past. */
const TOKEN_MS = 400 * DAY_MS;
/** What a clock of another process may be ahead. */
const AHEAD_MS = 60_000;
const macLength = 24;

export const anyDevice = "";

const tokenPattern = /^([0-9a-z]{1,9})\.([\w-]{32})$/;

export function openJournalTokens(db: Statements, random: RandomBytes): JournalTokens {
  const key = createKeptKey("journal-token-key", db, random);

  const macOf = async (text: string): Promise<string> =>
    createHmac("sha256", await key())
      .update(text)
      .digest()
      .subarray(0, macLength)
      .toString("base64url");

  const tokenText = (journal: string, device: string, at: number) =>
    `token|${journal}|${device}|${at}`;
  const stampText = (head: string, at: number) => `1|${head}|${at}`;

  return {
    token: async (journal, device, now) =>
      `${now.toString(36)}.${await macOf(tokenText(journal, device, now))}`,
    async readToken(token, journal, device, now) {
      const [, time, mac] = tokenPattern.exec(token) ?? [];
      if (time === undefined || mac === undefined) return null;
      const at = Number.parseInt(time, 36);
      if (at > now + AHEAD_MS || at < now - TOKEN_MS) return null;
      for (const name of new Set([device, anyDevice]))
        if (isSame(mac, await macOf(tokenText(journal, name, at)))) return at;
      return null;
    },
    stamp: (head, at) => macOf(stampText(head, at)),
    isStamp: async (stamp, head, at) => isSame(stamp, await macOf(stampText(head, at))),
  };
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
