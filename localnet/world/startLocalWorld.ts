// Starts every part of the local world that stands beside the site, and takes them all down again.

import { buildBadgeScript } from "../badge/buildBadgeScript.ts";
import { startChain } from "../chain/startChain.ts";
import { startExchange } from "../exchange/startExchange.ts";
import { startRelay } from "../relay/startRelay.ts";
import { buildSafeHost } from "../safeHost/safeHostRoutes.ts";
import { startSafeHost } from "../safeHost/startSafeHost.ts";
import { buildWalletScript } from "../wallet/buildWalletScript.ts";
import { walletRoutes } from "../wallet/walletRoutes.ts";
import { exchangePlan } from "./exchangePlan.ts";
import { worldRoutes } from "./worldRoutes.ts";

/** What visitors may know of the local world; the badge shows it. */
export type WorldSummary = {
  chain: string;
  secondChain: string;
  exchange: string;
  relay: string;
  safe: string;
};

export type LocalWorld = {
  summary: WorldSummary;
  /** Answers everything below /local/, as the site sees paths: without its base path. */
  routes(request: Request): Promise<Response>;
  /** Scripts that every page gets, below the base path. */
  scripts: readonly string[];
  /** Who may show the site in a frame. */
  frameAncestors: readonly string[];
  stop(): Promise<void>;
};

/** `site` is the address of the site with its base path. */
export async function startLocalWorld({ site }: { site: string }): Promise<LocalWorld> {
  const stops: (() => Promise<void>)[] = [];
  let isOver = false;
  const stop = async () => {
    isOver = true;
    await Promise.allSettled(stops.splice(0).map((end) => end()));
  };
  /** Remembers how a part is stopped; one that comes up after all is over goes down at once. */
  const kept = async <Part extends { stop(): Promise<void> }>(starting: Promise<Part>) => {
    const part = await starting;
    if (isOver) await part.stop();
    else stops.push(part.stop);
    return part;
  };

  try {
    const [chain, exchange, relay, walletScript, badgeScript, safeFiles] = await Promise.all([
      kept(startChain({ siteOrigin: site.replace(/\/$/, "") })),
      kept(startExchange(exchangePlan)),
      kept(startRelay()),
      buildWalletScript(),
      buildBadgeScript(),
      buildSafeHost(),
    ]);
    const rpcUrls = { 1: chain.rpcUrl, 10: chain.rpcUrl10 };
    const safeHost = await kept(
      startSafeHost({
        ...safeFiles,
        rpcUrls,
        settings: { site, safe: chain.addresses.safe, chainId: 1, chainName: "Ethereum" },
        hostname: "127.0.0.1",
      }),
    );

    const summary: WorldSummary = {
      chain: chain.rpcUrl,
      secondChain: chain.rpcUrl10,
      exchange: exchange.url,
      relay: relay.url,
      safe: safeHost.url,
    };
    const wallet = walletRoutes({ base: "/local/", script: walletScript, rpcUrls });
    return {
      summary,
      routes: worldRoutes({ wallet, badgeScript, summary }),
      scripts: ["local/wallet.js", "local/badge.js"],
      frameAncestors: [safeHost.origin],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
