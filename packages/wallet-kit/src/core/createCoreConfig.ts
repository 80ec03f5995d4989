// wagmi as the kit uses it: its chains and how their nodes are asked; no connectors, no memory of its own.
import { type Chain, custom, defineChain, fallback, http, type Transport, webSocket } from "viem";
import {
  arbitrum,
  arbitrumSepolia,
  avalanche,
  avalancheFuji,
  base,
  baseSepolia,
  bsc,
  bscTestnet,
  mainnet,
  optimism,
  optimismSepolia,
  polygon,
  polygonAmoy,
  sepolia,
  zora,
  zoraSepolia,
} from "viem/chains";
import { type Config, createConfig } from "wagmi";
import type { ChainSettings, WalletSettings } from "../kit/settings.ts";

export function createCoreConfig({ chains }: Pick<WalletSettings, "chains">): Config {
  const [first, ...others] = chains;
  return createConfig({
    chains: [chainOf(first), ...others.map(chainOf)],
    transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, transportOf(rpcUrls)])),
    batch: { multicall: { wait: 32 } },
    pollingInterval: 4_000,
    connectors: [],
    // Announced wallets are cleaned before anything is made of them, and only the chosen one is listened to.
    multiInjectedProviderDiscovery: false,
    // What wagmi writes down of a connection is out of date when it is read; the wallet itself is asked.
    storage: null,
  });
}

/** The chains the kit knows by name; any other id becomes a plain chain that works as well. */
const known: readonly Chain[] = [
  mainnet,
  optimism,
  bsc,
  polygon,
  base,
  arbitrum,
  avalanche,
  zora,
  sepolia,
  optimismSepolia,
  bscTestnet,
  polygonAmoy,
  baseSepolia,
  arbitrumSepolia,
  avalancheFuji,
  zoraSepolia,
];

export function chainOf({ id, rpcUrls, explorer, ...said }: ChainSettings): Chain {
  const http = rpcUrls.filter((url) => !isSocket(url));
  const webSocket = rpcUrls.filter(isSocket);
  const chain = known.find((one) => one.id === id) ?? {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  };
  return defineChain({
    ...chain,
    ...said,
    ...(explorer && { blockExplorers: { default: explorer } }),
    // A wallet that is asked to add the chain gets the studio's own nodes, not somebody's public one.
    rpcUrls: { default: { http, webSocket } },
  });
}

const timeout = 10_000;
const batchSize = 1000;

/** A chain's nodes are asked one after the other until one answers, subscriptions over a socket first. */
export function transportOf(rpcUrls: readonly string[]): Transport {
  // Without an address viem would ask somebody's public node, which nobody here has chosen.
  if (rpcUrls.length === 0) return custom({ request: noNode }, { retryCount: 0 });
  const sockets = rpcUrls.filter(isSocket).map((url) => webSocket(url, { timeout }));
  const others = rpcUrls
    .filter((url) => !isSocket(url))
    .map((url) => http(url, { timeout, batch: { batchSize } }));
  return fallback([...sockets, ...others]);
}

function isSocket(url: string): boolean {
  return /^wss?:/i.test(url);
}

async function noNode(): Promise<never> {
  throw new Error("No address of a node is configured for this chain.");
}
