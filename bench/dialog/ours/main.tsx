// The least that a page needs to have our connect button, as the kit's README has it.
import "@loamstead/wallet-kit/styles.css";
import { ConnectButton, createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { createRoot } from "react-dom/client";

const kit = createWalletKit({
  appName: "Bench",
  learnMoreUrl: "https://example.org/wallets",
  settings: () => Promise.reject(new Error("Nobody connects here.")),
});

createRoot(document.getElementById("root")!).render(
  <WalletProvider kit={kit}>
    <header>
      <ConnectButton />
    </header>
  </WalletProvider>,
);
