// Where a chain's block explorer shows a transaction or an account, if the chain has one.
import type { Chain } from "viem";

/** Where a chain's explorer shows a transaction and an account. */
export type ExplorerLinks = { transaction(hash: string): string; account(address: string): string };

/** Where a chain's explorer shows a transaction and an account; undefined where the chain has none. */
export function explorerLinks(chain: Chain | undefined): ExplorerLinks | undefined {
  const root = chain?.blockExplorers?.default?.url;
  if (root === undefined || !/^https?:\/\//.test(root)) return undefined;
  const base = root.replace(/\/+$/, "");
  return {
    transaction: (hash) => `${base}/tx/${hash}`,
    account: (address) => `${base}/address/${address}`,
  };
}
