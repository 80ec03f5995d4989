// Puts wagmi and its cache around components that read from the chain.
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { WagmiContext } from "wagmi";
import type { WalletCore } from "./core.ts";

type CoreProviderProps = { core: Pick<WalletCore, "config" | "queryClient">; children: ReactNode };

export function CoreProvider({ core, children }: CoreProviderProps) {
  // Not WagmiProvider: it begins by reconnecting or by dropping every connection, and the kit has one already.
  return (
    <WagmiContext value={core.config}>
      <QueryClientProvider client={core.queryClient}>{children}</QueryClientProvider>
    </WagmiContext>
  );
}
