// What the wallet remembers between page loads, read back with distrust.
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import type { WalletChain } from "./walletChains.ts";

export type WalletState = {
  /** The sites that may see the account. */
  readonly origins: readonly string[];
  readonly account: string;
  readonly chainId: number;
  readonly added: readonly WalletChain[];
};

/** A missing, foreign or damaged record counts field by field as never written. */
export function readState(stored: string | null, fresh: WalletState): WalletState {
  const record = parseRecord(stored);
  const origins = Array.isArray(record.origins) ? record.origins.filter(isText) : fresh.origins;
  const added = Array.isArray(record.added) ? record.added.filter(isChain) : fresh.added;
  return {
    origins,
    account: isText(record.account) ? record.account : fresh.account,
    chainId: isChainId(record.chainId) ? record.chainId : fresh.chainId,
    added,
  };
}

function parseRecord(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isChain(value: unknown): value is WalletChain {
  return (
    isRecord(value) &&
    isChainId(value.id) &&
    isText(value.name) &&
    isText(value.symbol) &&
    Number.isSafeInteger(value.decimals) &&
    isText(value.rpcUrl)
  );
}

const isChainId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;
