// What the site's pages are told of the local world in place of the real one.
import type { LocalSettings } from "../../server/settings/buildSettings.ts";
import type { LocalChain } from "../chain/startChain.ts";
import type { LocalExchange } from "../exchange/startExchange.ts";
import type { LocalRelay } from "../relay/startRelay.ts";

type Parts = { chain: LocalChain; exchange: LocalExchange; relay: LocalRelay };

export function worldSettings({ chain, exchange, relay }: Parts): LocalSettings {
  return {
    chains: [
      { id: 1, rpcUrls: [chain.rpcUrl] },
      { id: 10, rpcUrls: [chain.rpcUrl10] },
    ],
    collection: { address: chain.addresses.collection, size: 10_000 },
    exchange: { baseUrl: exchange.url, signingOrigin: exchange.signingOrigin },
    relayUrl: relay.url,
  };
}
