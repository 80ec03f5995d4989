// The least that a page needs to have RainbowKit's button, as its own guide has it.
import "@rainbow-me/rainbowkit/styles.css";
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from "@rainbow-me/rainbowkit";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { WagmiProvider } from "wagmi";
import { mainnet } from "wagmi/chains";

const config = getDefaultConfig({
  appName: "Bench",
  projectId: "0123456789abcdef0123456789abcdef",
  chains: [mainnet],
});

const kit = h(RainbowKitProvider, null, h("header", null, h(ConnectButton)));
const queries = h(QueryClientProvider, { client: new QueryClient() }, kit);
createRoot(document.getElementById("root")).render(h(WagmiProvider, { config }, queries));
