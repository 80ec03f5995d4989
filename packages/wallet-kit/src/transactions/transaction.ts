// One transaction that the site has sent, and what a new one must have to be kept.
import { transactionErrors } from "./strings.ts";

export type TransactionStatus = "pending" | "confirmed" | "failed";

/** What a site hands in of a transaction that it has sent. */
export type NewTransaction = {
  hash: `0x${string}`;
  /** In words for the visitor, such as "Bought a heirloom seed". */
  description: string;
  /** How many blocks it has to be deep before it counts; one, if nothing is said. */
  confirmations?: number | undefined;
};

/** A transaction, and how far it has come. */
export type Transaction = NewTransaction & { status: TransactionStatus };

const hash = /^0x[0-9a-f]{64}$/i;

/** Whatever is wrong with it, in words; empty for one that can be kept. */
export function transactionFaults(transaction: unknown): string[] {
  const { hash: id, description, confirmations } = Object(transaction) as Record<string, unknown>;
  const faults: string[] = [];
  if (typeof id !== "string" || !hash.test(id)) faults.push(transactionErrors.invalidHash);
  if (typeof description !== "string") faults.push(transactionErrors.noDescription);
  if (
    confirmations !== undefined &&
    !(Number.isInteger(confirmations) && Number(confirmations) > 0)
  ) {
    faults.push(transactionErrors.badConfirmations);
  }
  return faults;
}
