// Nonces that nobody has to keep: sealed with our key, and only good for the browser they were given to (stateless, by HMAC).
import { createHmac, timingSafeEqual } from "node:crypto";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

/** Gives as many unpredictable bytes as it is asked for. */
export type RandomBytes = (size: number) => Buffer;

export const nonceLifetime = 10 * 60 * 1000;

const randomSize = 16;
const timeSize = 6;
const sealSize = 16;
const size = randomSize + timeSize + sealSize;

type Seal = {
  key: Buffer;
  /** What only that browser knows. */
  browser: string;
};

export function issueNonce(seal: Seal, random: RandomBytes, now: number): string {
  const expiry = Buffer.alloc(timeSize);
  expiry.writeUIntBE(now + nonceLifetime, 0, timeSize);
  const content = Buffer.concat([random(randomSize), expiry]);
  return Buffer.concat([content, sealOf(content, seal)]).toString("hex");
}

/** Until when the nonce is good. */
export function checkNonce(
  nonce: string,
  seal: Seal,
  now: number,
): Result<number, "unknown-nonce" | "expired"> {
  // Only the spelling that was given out: otherwise one nonce could be used once in each case.
  if (nonce.length !== size * 2 || !/^[0-9a-f]+$/.test(nonce)) return unknown;
  const bytes = Buffer.from(nonce, "hex");
  const content = bytes.subarray(0, randomSize + timeSize);
  if (!timingSafeEqual(bytes.subarray(content.length), sealOf(content, seal))) return unknown;
  const expiresAt = content.readUIntBE(randomSize, timeSize);
  return expiresAt > now ? accept(expiresAt) : refuse("expired");
}

const unknown = refuse("unknown-nonce");

function sealOf(content: Buffer, { key, browser }: Seal): Buffer {
  const hmac = createHmac("sha256", key).update(content).update(browser);
  return hmac.digest().subarray(0, sealSize);
}
