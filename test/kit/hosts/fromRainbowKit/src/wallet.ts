import { createTheme, createWalletKit } from "@loamstead/wallet-kit";

const nodeOf = (chain: number) => new URL(`/rpc/${chain}`, location.href).href;

export const kit = createWalletKit({
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  coinBurst: true,
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

export const theme = createTheme({
  accentColor: "#7b3fe4",
  accentColorForeground: "white",
  borderRadius: "medium",
});
