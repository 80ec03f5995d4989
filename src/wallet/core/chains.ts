// The chains the kit knows by name; any other id becomes a plain chain that works as well.
import { type Chain, defineChain } from "viem";
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
import type { ChainSettings } from "../kit/settings.ts";
import { isSocket } from "./transport.ts";

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

export function chainOf({ id, rpcUrls }: ChainSettings): Chain {
  const http = rpcUrls.filter((url) => !isSocket(url));
  const webSocket = rpcUrls.filter(isSocket);
  const chain = known.find((one) => one.id === id) ?? {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  };
  // A wallet that is asked to add the chain gets the studio's own nodes, not somebody's public one.
  return defineChain({ ...chain, rpcUrls: { default: { http, webSocket } } });
}
