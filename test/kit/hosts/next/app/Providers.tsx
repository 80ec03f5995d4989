"use client";

import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import type { ReactNode } from "react";

const nodeOf = (chain: number) => new URL(`/rpc/${chain}`, location.href).href;

const kit = createWalletKit({
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  settings: async () => ({
    appName: "Turnip Exchange",
    chains: [
      { id: 1, rpcUrls: [nodeOf(1)] },
      { id: 8453, rpcUrls: [nodeOf(8453)] },
    ],
    tokens: [],
    walletConnect: { projectId: "" },
  }),
});

export function Providers({ children }: { children: ReactNode }) {
  return <WalletProvider kit={kit}>{children}</WalletProvider>;
}
