// The transactions of one account on one chain, newest first: how the list grows, settles and forgets.
import type { NewTransaction, Transaction } from "./transaction.ts";

export type TransactionList = readonly Transaction[];

const completedKept = 11;

export function withNew(list: TransactionList, added: NewTransaction): TransactionList {
  const { hash, description, confirmations } = added;
  const transaction: Transaction = { hash, description, status: "pending" };
  if (confirmations !== undefined) transaction.confirmations = confirmations;
  return trimmed([transaction, ...list.filter((other) => !same(other, transaction))]);
}

/** Only what is pending can settle: a second answer about the same transaction changes nothing. */
export function settleTransaction(
  list: TransactionList,
  hash: string,
  status: "confirmed" | "failed",
): TransactionList {
  return trimmed(
    list.map((transaction) =>
      transaction.status === "pending" && same(transaction, { hash })
        ? { ...transaction, status }
        : transaction,
    ),
  );
}

/** Two lists of the same account as one; what one of them knows to be settled is settled. */
export function mergeTransactions(
  first: TransactionList,
  second: TransactionList,
): TransactionList {
  const list = first.map((transaction) => {
    if (transaction.status !== "pending") return transaction;
    return (
      second.find((other) => same(other, transaction) && other.status !== "pending") ?? transaction
    );
  });
  return trimmed([...list, ...second.filter((other) => !list.some((one) => same(one, other)))]);
}

function same(one: { hash: string }, other: { hash: string }): boolean {
  return one.hash.toLowerCase() === other.hash.toLowerCase();
}

/** Everything that is pending stays, and the newest of what is not. */
function trimmed(list: TransactionList): TransactionList {
  let completed = 0;
  return list.filter(({ status }) => status === "pending" || ++completed <= completedKept);
}
