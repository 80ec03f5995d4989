// What the transactions say, to visitors and to those who build with the kit.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("transactions", {
  heading: "Recent Transactions",
  clearAll: "Clear All",
  pending: "Pending",
  confirmed: "Confirmed",
  failed: "Failed",
  none: "Your transactions will appear here...",
  moreOnExplorer: "View more on Explorer",
  cleared: "Recent transactions cleared",
  /** Said when it has come to its end while it is on the page. */
  nowIs: "{description}: {status}",
});

/** For those who build with the kit. */
export const transactionErrors = {
  unableToAdd: "Unable to add transaction",
  invalidHash: "Invalid transaction hash",
  noDescription: "Transaction must have a description",
  // The specification spells it like this, and other sites' tests may compare it.
  badConfirmations: "Transaction confirmations must be a positiver integer",
  outsideProvider: "Transaction hooks must be used within WalletProvider",
  nobody: "No address or chain ID found",
} as const;
