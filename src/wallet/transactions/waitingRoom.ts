// Waits for the receipts of pending transactions: once for each, and again later when one could not be had.
import type { Transaction } from "./transaction.ts";
import type { Account } from "./transactionBook.ts";

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

type WaitingRoomOptions = {
  provider: ReceiptProvider;
  /** Runs something later; what it returns takes that back. */
  after(milliseconds: number, run: () => void): () => void;
  settle(account: Account, hash: string, status: "confirmed" | "failed"): void;
};

type Place = { account: Account; pause: number; cancelPause?: () => void };

const firstPause = 15_000;
const longestPause = 240_000;

export function waitingRoom({ provider, after, settle }: WaitingRoomOptions) {
  const places = new Map<string, Place>();
  let served: Account | undefined;

  function ask(name: string, place: Place, transaction: Transaction): void {
    const { hash, confirmations } = transaction;
    delete place.cancelPause;
    const again = () => {
      if (!sameAccount(place.account, served)) return void places.delete(name);
      // A slow chain and a dead network say nothing about the transaction: it stays pending.
      place.cancelPause = after(place.pause, () => ask(name, place, transaction));
      place.pause = Math.min(place.pause * 2, longestPause);
    };
    provider.waitForReceipt(hash, place.account.chainId, confirmations).then(({ status }) => {
      if (status === undefined) return again();
      places.delete(name);
      settle(place.account, hash, status === 0 || status === "reverted" ? "failed" : "confirmed");
    }, again);
  }

  return {
    await(account: Account, transaction: Transaction): void {
      const name = `${account.chainId} ${transaction.hash.toLowerCase()}`;
      if (places.has(name)) return;
      const place = { account, pause: firstPause };
      places.set(name, place);
      ask(name, place, transaction);
    },

    /** Asks again only for this account; what has been asked already may still be answered. */
    serve(account: Account | undefined): void {
      served = account;
      for (const [name, { account: waiting, cancelPause }] of places) {
        if (cancelPause === undefined || sameAccount(waiting, account)) continue;
        cancelPause();
        places.delete(name);
      }
    },
  };
}

function sameAccount(one: Account, other: Account | undefined): boolean {
  return (
    one.chainId === other?.chainId && one.address.toLowerCase() === other.address.toLowerCase()
  );
}
