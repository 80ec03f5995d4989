// How components read the transactions of an account, add to them and clear them.
import { useCallback, useSyncExternalStore } from "react";
import { transactionErrors } from "./strings.ts";
import { useTransactions } from "./TransactionsProvider.tsx";
import type { NewTransaction } from "./transaction.ts";
import type { TransactionAccount } from "./transactionBook.ts";
import type { TransactionList } from "./transactionList.ts";

const none: TransactionList = [];

/** Newest first; of the connected account unless another is named. */
export function useRecentTransactions(of?: TransactionAccount): TransactionList {
  const { store, account } = useTransactions();
  const whose = of ?? account;
  return useSyncExternalStore(
    store.subscribe,
    () => (whose === undefined ? none : store.list(whose)),
    () => none,
  );
}

/** Throws, when it is called, for an invalid transaction and without a connection. */
export function useAddTransaction(): (transaction: NewTransaction) => void {
  const { store, account, confirmations } = useTransactions();
  return useCallback(
    (transaction) => store.add(connected(account), { confirmations, ...transaction }),
    [store, account, confirmations],
  );
}

/** Throws, when it is called, without a connection. */
export function useClearTransactions(): () => void {
  const { store, account } = useTransactions();
  return useCallback(() => store.clear(connected(account)), [store, account]);
}

/** Whether the connected account waits for a transaction. */
export function usePendingTransactions(): boolean {
  return useRecentTransactions().some(({ status }) => status === "pending");
}

function connected(account: TransactionAccount | undefined): TransactionAccount {
  if (account === undefined) throw new Error(transactionErrors.nobody);
  return account;
}
