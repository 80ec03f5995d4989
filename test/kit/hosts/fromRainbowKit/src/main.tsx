import "@loamstead/wallet-kit/styles.css";
import "./index.css";
import { WalletProvider } from "@loamstead/wallet-kit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { kit, theme } from "./wallet.ts";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <WalletProvider kit={kit} theme={theme}>
      <App />
    </WalletProvider>
  </StrictMode>,
);
