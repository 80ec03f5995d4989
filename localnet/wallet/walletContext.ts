// What the wallet's methods work with.
import type { PromptRequest } from "./promptRequest.ts";
import { unauthorized } from "./rpcError.ts";
import type { WalletAccount } from "./walletAccounts.ts";
import type { LocalChainOption, WalletChain } from "./walletChains.ts";
import type { WalletState } from "./walletState.ts";

/** A request without what every request says: who asks, as whom, on which chain. */
export type Question = PromptRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, "origin" | "account" | "chain">
    : never
  : never;

export type WalletContext = {
  readonly origin: string;
  readonly accounts: readonly WalletAccount[];
  readonly localChains: readonly LocalChainOption[];
  state(): WalletState;
  update(change: Partial<WalletState>): void;
  account(): WalletAccount;
  isConnected(): boolean;
  chains(): WalletChain[];
  chain(): WalletChain;
  /** A question to the node of the chosen chain. */
  node(method: string, params: readonly unknown[]): Promise<unknown>;
  /** A question to a node that the wallet may not know yet. */
  nodeAt(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown>;
  /**
   * Throws 4001 when the owner says no, and -32002 while another question is open; from the first
   * moment on, so that a question takes its turn even while it is still being put together.
   */
  ask(method: string, question: () => Question | Promise<Question>): Promise<string | undefined>;
};

export type Method = (wallet: WalletContext, params: readonly unknown[]) => unknown;

/** The chosen account, if the site may use it and means it. */
export function authorizedAccount(wallet: WalletContext, address: unknown): WalletAccount {
  const account = wallet.account();
  const meant = typeof address === "string" && isSame(address, account.address);
  if (!wallet.isConnected() || !meant) throw unauthorized();
  return account;
}

export function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
