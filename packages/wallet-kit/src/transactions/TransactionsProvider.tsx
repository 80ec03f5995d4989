// Gives the store of transactions, and the account they are of, to everything inside.
import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { transactionErrors } from "./strings.ts";
import type { TransactionAccount } from "./transactionBook.ts";
import type { TransactionStore } from "./transactionStore.ts";

export type Transactions = {
  store: TransactionStore;
  account: TransactionAccount | undefined;
  /** Of those that say nothing of it themselves. */
  confirmations: number | undefined;
};

const TransactionsContext = createContext<Transactions | null>(null);

export function useTransactions(): Transactions {
  const transactions = use(TransactionsContext);
  if (transactions === null) throw new Error(transactionErrors.outsideProvider);
  return transactions;
}

type TransactionsProviderProps = {
  store: TransactionStore;
  /** The connected one. */
  account: TransactionAccount | undefined;
  confirmations?: number | undefined;
  children: ReactNode;
};

export function TransactionsProvider(props: TransactionsProviderProps) {
  const { store, account, confirmations, children } = props;
  const address = account?.address;
  const chainId = account?.chainId;
  const transactions = useMemo(() => {
    const known = address !== undefined && chainId !== undefined;
    return { store, account: known ? { address, chainId } : undefined, confirmations };
  }, [store, address, chainId, confirmations]);

  useEffect(() => store.open(), [store]);
  useEffect(() => transactions.store.watch(transactions.account), [transactions]);
  return <TransactionsContext value={transactions}>{children}</TransactionsContext>;
}
