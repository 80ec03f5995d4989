import { ConnectButton, useWallet, WalletProvider } from "@loamstead/wallet-kit";
import { lazy, Suspense } from "react";
import { kit } from "./wallet.ts";

// Wagmi comes with what needs it, once somebody is connected.
const Buy = lazy(async () => ({ default: (await import("./Buy.tsx")).Buy }));

const isNight = location.hash === "#night";

export function App() {
  return (
    <WalletProvider kit={kit} colorScheme={isNight ? "dark" : "system"}>
      <header>
        <h1>Turnip Exchange</h1>
        <ConnectButton />
      </header>
      <main className="app">
        <h2>Fresh today</h2>
        <p>
          Turnips, and <a href="#more">more</a>.
        </p>
        <ul>
          <li>Purple top</li>
          <li>Snowball</li>
        </ul>
        <button type="button">Water them</button>
        <Visitor />
      </main>
    </WalletProvider>
  );
}

function Visitor() {
  const { account } = useWallet();
  return account ? (
    <Suspense>
      <Buy />
    </Suspense>
  ) : (
    <p>Nobody is here.</p>
  );
}
