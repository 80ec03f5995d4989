// Puts the heavy half around what needs it: reading from the chain, and the account's transactions.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { WagmiContext } from "wagmi";
import type { WalletCore } from "../core/core.ts";
import { useKit, useWallet } from "../kit/kitContext.ts";
import { TransactionsProvider } from "../transactions/TransactionsProvider.tsx";
import { transactionStoreOf } from "../transactions/transactionStoreOf.ts";

/** Gives its children wagmi's core and the visitor's transactions; it suspends until that is fetched. */
export function WithCore({ children }: { children: ReactNode }) {
  return <WithOpenCore core={use(useKit().core())}>{children}</WithOpenCore>;
}

/** The same with a core that is there. */
export function WithOpenCore({ core, children }: { core: WalletCore; children: ReactNode }) {
  const { transactions } = useKit();
  const { account } = useWallet();
  return (
    <CoreProvider core={core}>
      <TransactionsProvider
        store={transactionStoreOf(core)}
        account={account}
        confirmations={transactions?.confirmations}
      >
        {children}
      </TransactionsProvider>
    </CoreProvider>
  );
}

type CoreProviderProps = { core: Pick<WalletCore, "config" | "queryClient">; children: ReactNode };

export function CoreProvider({ core, children }: CoreProviderProps) {
  // Not WagmiProvider: it begins by reconnecting or by dropping every connection, and the kit has one already.
  return (
    <WagmiContext value={core.config}>
      <QueryClientProvider client={core.queryClient}>{children}</QueryClientProvider>
    </WagmiContext>
  );
}
