// Finds the way to a wallet and keeps one connector for each: an SDK that is started twice gets in its own way.
import type { Config, Connector } from "wagmi";
import type { Route } from "../core.ts";
import { strings } from "../strings.ts";
import type { WalletFailure } from "../walletFailure.ts";
import { announcedWay } from "./announced.ts";
import { injectedWay } from "./injected.ts";
import type { FoundWay, PairOptions, ReachParts } from "./reach.ts";

export type Reached = { connector: Connector; pair(options: PairOptions): Promise<void> };

export type ConnectorPool = {
  /** `patience`: how long to wait for a wallet that is not on the page yet, in milliseconds. */
  reach(route: Route, walletName: string, patience?: number): Promise<ReachOutcome>;
};

export type ReachOutcome = ({ ok: true } & Reached) | { ok: false; reason: WalletFailure };

export function createConnectorPool(config: Config, parts: ReachParts): ConnectorPool {
  const connectors = new Map<string, Connector>();

  return {
    async reach(route, walletName, patience = 0) {
      const way = await findWay(route, parts, patience);
      if (!way.ok) return { ok: false, reason: refusal(way.kind, walletName) };
      const kept = connectors.get(way.key);
      const connector = kept ?? config._internal.connectors.setup(way.connector);
      connectors.set(way.key, connector);
      try {
        await (way.load?.(connector) ?? connector.getProvider());
      } catch (error) {
        // A connector remembers that its SDK could not be fetched; the next attempt begins afresh.
        connectors.delete(way.key);
        throw error;
      }
      return { ok: true, connector, pair: async (options) => way.pair?.(connector, options) };
    },
  };
}

async function findWay(route: Route, parts: ReachParts, patience: number): Promise<FoundWay> {
  switch (route.kind) {
    case "announced":
      return announcedWay(parts.wallets, route.rdns, patience);
    case "injected":
      return injectedWay(route.flag);
    case "walletConnect": {
      const { walletConnectWay } = await import("./walletConnect.ts");
      return walletConnectWay(parts);
    }
    case "coinbase": {
      const { coinbaseWay } = await import("./coinbase.ts");
      return coinbaseWay(parts);
    }
    case "safe": {
      const { safeWay } = await import("./safe.ts");
      return safeWay(parts);
    }
  }
}

function refusal(kind: "not-found" | "no-project-id", walletName: string): WalletFailure {
  const words = kind === "no-project-id" ? strings.noProjectId : strings.notFound(walletName);
  return { kind, words };
}
