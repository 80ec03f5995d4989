// Reads the server's answers about sessions; anything else than what was agreed on is undefined.

import { isText } from "@loamstead/lib/shape.ts";
import type { Address } from "viem";
import type { Session } from "./session.ts";

/** One of the places where the holder is signed in. */
export type OwnSession = {
  readonly id: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** The browser, in a few words. */
  readonly device: string;
  readonly current: boolean;
};

function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const isAddress = (value: unknown): value is Address =>
  typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export function readNonce(value: unknown): string | undefined {
  const { nonce } = fields(value);
  return isText(nonce) && /^[A-Za-z0-9]{8,256}$/.test(nonce) ? nonce : undefined;
}

export function readSession(value: unknown): Session | undefined {
  const { address, chainId, expiresAt } = fields(value);
  if (!isAddress(address) || !isWhole(chainId) || !isWhole(expiresAt)) return undefined;
  return { address, chainId, expiresAt };
}

export function readSessionOrNone(value: unknown): { session: Session | null } | undefined {
  if (value === null) return { session: null };
  const session = readSession(value);
  return session && { session };
}

function readOwnSession(value: unknown): OwnSession | undefined {
  const { id, createdAt, lastSeenAt, device, current } = fields(value);
  if (!isText(id) || !isWhole(createdAt) || !isWhole(lastSeenAt)) return undefined;
  if (!isText(device) || typeof current !== "boolean") return undefined;
  return { id, createdAt, lastSeenAt, device, current };
}

export function readOwnSessions(value: unknown): readonly OwnSession[] | undefined {
  const { sessions } = fields(value);
  if (!Array.isArray(sessions)) return undefined;
  const read = sessions.map(readOwnSession);
  return read.every((session) => session !== undefined) ? read : undefined;
}
