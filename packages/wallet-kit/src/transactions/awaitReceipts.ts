// Waits for the receipts of pending transactions, each once, and retries with growing pauses where one could not be had (exponential backoff).
import type { Transaction } from "./transaction.ts";
import type { TransactionAccount } from "./transactionBook.ts";

/** What a chain says of a transaction; undefined while it cannot be told. */
export type ReceiptStatus = "success" | "reverted" | 0 | 1 | undefined;

export type ReceiptProvider = {
  /** Settles when the transaction is as deep as asked; rejects when that could not be seen. */
  waitForReceipt(
    hash: `0x${string}`,
    chainId: number,
    confirmations: number | undefined,
  ): Promise<{ status: ReceiptStatus }>;
};

type AwaitReceiptsOptions = {
  provider: ReceiptProvider;
  /** Runs something later; what it returns takes that back. */
  after(milliseconds: number, run: () => void): () => void;
  settle(account: TransactionAccount, hash: string, status: "confirmed" | "failed"): void;
};

type Waiting = { account: TransactionAccount; pause: number; cancelRetry?: () => void };

const firstRetry = 15_000;
const longestRetry = 240_000;

export function awaitReceipts({ provider, after, settle }: AwaitReceiptsOptions) {
  const waiting = new Map<string, Waiting>();
  let served: TransactionAccount | undefined;

  function ask(name: string, one: Waiting, transaction: Transaction): void {
    const { hash, confirmations } = transaction;
    delete one.cancelRetry;
    const retry = () => {
      if (!sameAccount(one.account, served)) return void waiting.delete(name);
      // A slow chain and a dead network say nothing about the transaction: it stays pending.
      one.cancelRetry = after(one.pause, () => ask(name, one, transaction));
      one.pause = Math.min(one.pause * 2, longestRetry);
    };
    provider.waitForReceipt(hash, one.account.chainId, confirmations).then(({ status }) => {
      if (status === undefined) return retry();
      waiting.delete(name);
      settle(one.account, hash, status === 0 || status === "reverted" ? "failed" : "confirmed");
    }, retry);
  }

  return {
    await(account: TransactionAccount, transaction: Transaction): void {
      const name = `${account.chainId} ${transaction.hash.toLowerCase()}`;
      if (waiting.has(name)) return;
      const one = { account, pause: firstRetry };
      waiting.set(name, one);
      ask(name, one, transaction);
    },

    /** Asks again only for this account; what has been asked already may still be answered. */
    serve(account: TransactionAccount | undefined): void {
      served = account;
      for (const [name, { account: whose, cancelRetry }] of waiting) {
        if (cancelRetry === undefined || sameAccount(whose, account)) continue;
        cancelRetry();
        waiting.delete(name);
      }
    },
  };
}

function sameAccount(one: TransactionAccount, other: TransactionAccount | undefined): boolean {
  return (
    one.chainId === other?.chainId && one.address.toLowerCase() === other.address.toLowerCase()
  );
}
