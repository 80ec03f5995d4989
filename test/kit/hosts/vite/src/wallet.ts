import { createWalletKit } from "@loamstead/wallet-kit";

const nodeOf = (chain: number) => new URL(`/rpc/${chain}`, location.href).href;

async function ask(path: string, body: unknown, signal: AbortSignal) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  if (answer.ok) return { ok: true, value: await answer.json() } as const;
  return { ok: false, reason: answer.status === 404 ? "not-found" : "unreachable" } as const;
}

export const kit = createWalletKit({
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  settings: async () => ({
    appName: "Turnip Exchange",
    chains: [
      { id: 1, rpcUrls: [nodeOf(1)] },
      { id: 8453, rpcUrls: [nodeOf(8453)] },
    ],
    tokens: [],
    walletConnect: {
      projectId: "turnip-exchange",
      sdk: () => import("@walletconnect/ethereum-provider"),
    },
  }),
  passkeys: async () => ({
    rpId: location.hostname,
    find: (id, signal) => ask("/passkeys/find", { id }, signal),
    recover: (assertions, signal) => ask("/passkeys/recover", { assertions }, signal),
  }),
});
