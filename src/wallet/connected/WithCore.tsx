// Puts the heavy half around what needs it: reading from the chain, and the account's transactions.
import { type ReactNode, use } from "react";
import { CoreProvider } from "../core/CoreProvider.tsx";
import { useKit, useWallet } from "../kit/kitContext.ts";
import { TransactionsProvider } from "../transactions/TransactionsProvider.tsx";
import { transactionStoreOf } from "./transactionStoreOf.ts";

export function WithCore({ children }: { children: ReactNode }) {
  const kit = useKit();
  const core = use(kit.core());
  const { account } = useWallet();
  return (
    <CoreProvider core={core}>
      <TransactionsProvider store={transactionStoreOf(core)} account={account}>
        {children}
      </TransactionsProvider>
    </CoreProvider>
  );
}
