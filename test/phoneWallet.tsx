// Puts parts of a page around which somebody is connected, by an app of this same phone or by an extension.

import { mount } from "@loamstead/ui/testing/mount.tsx";
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";

const address = `0x${"15".repeat(20)}`;
const rdns = "org.example.orchard";

const answers: Readonly<Record<string, unknown>> = {
  eth_accounts: [address],
  eth_requestAccounts: [address],
  eth_chainId: "0x1",
  wallet_requestPermissions: [],
};

// A page keeps the first that announced itself under a name.
const provider = {
  on() {},
  removeListener() {},
  request: async ({ method }: { method: string }) => answers[method] ?? null,
};

function announce(): void {
  const info = { uuid: rdns, rdns, name: "Orchard Wallet", icon: "" };
  const tell = () =>
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
    );
  addEventListener("eip6963:requestProvider", tell);
  onTestFinished(() => removeEventListener("eip6963:requestProvider", tell));
}

/** `app` is the link that opens the wallet, where it is an app of this phone. */
export async function mountConnected(content: ReactNode, app?: string) {
  announce();
  onTestFinished(() => localStorage.clear());
  const kit = createWalletKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    settings: {
      appName: "Turnip Exchange",
      chains: [{ id: 1, rpcUrls: [] }],
      tokens: [],
      walletConnect: { projectId: "" },
    },
    wallets: async () => [],
  });
  const mounted = mount(<WalletProvider kit={kit}>{content}</WalletProvider>);
  const core = await kit.core();
  const connected = await core.connect({
    route: { kind: "announced", rdns },
    wallet: { id: "orchard", name: "Orchard" },
    ...(app && { app: { link: app } }),
  }).outcome;
  if (!connected.ok) throw new Error(connected.reason.words);
  return mounted;
}
