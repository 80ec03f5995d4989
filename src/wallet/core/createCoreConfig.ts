// wagmi as the kit uses it: without connectors, without a memory of its own.
import { type Config, createConfig } from "wagmi";
import type { WalletSettings } from "../kit/settings.ts";
import { chainOf } from "./chains.ts";
import { transportOf } from "./transport.ts";

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
