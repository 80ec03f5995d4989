// Asks the chain for the contracts that passkeys stand on, until all of them are there.
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";

/** The code at an address; undefined where no node answers. */
export type CodeAt = (address: string, signal: AbortSignal) => Promise<string | undefined>;

export type ContractParts = {
  /** What stands on them, as the log says it. */
  what: string;
  /** Addresses by what the contracts are called. */
  contracts: Readonly<Record<string, string>>;
  codeAt: CodeAt;
  log: Log;
  signal: AbortSignal;
  pauses?: { firstMs: number; longestMs: number };
};

const usual = { firstMs: 1_000, longestMs: 10 * 60_000 };

/** True once they are; false where the signal came first. */
export async function awaitContracts(parts: ContractParts): Promise<boolean> {
  const { what, log, signal, pauses = usual } = parts;
  const told = new Set<string>();
  const warnOnce = (message: string, more: object = {}) => {
    if (!told.has(message)) log.warn(more, message);
    told.add(message);
  };
  let waitMs = pauses.firstMs;
  while (!signal.aborted) {
    const missing = await findMissing(parts);
    if (missing?.length === 0) return true;
    if (missing) warnOnce(`${what} are not offered: the chain lacks contracts`, { missing });
    else if (!signal.aborted) {
      warnOnce(`${what} are not offered yet: no node tells of their contracts`);
    }
    await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    waitMs = Math.min(2 * waitMs, pauses.longestMs);
  }
  return false;
}

/** Undefined where no node answers. */
async function findMissing({ contracts, codeAt, signal }: ContractParts) {
  const missing: string[] = [];
  for (const [name, address] of Object.entries(contracts)) {
    const code = await codeAt(address, signal);
    if (code === undefined) return undefined;
    if (!/^0x(?:[0-9a-fA-F]{2})+$/.test(code)) missing.push(`${name} (${address})`);
  }
  return missing;
}
