// Starts every part of the local world that stands beside the site, and takes them all down again.

import { buildBadgeScript } from "../badge/buildBadgeScript.ts";
import { startChain } from "../chain/startChain.ts";
import { startExchange } from "../exchange/startExchange.ts";
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
  const stop = async () => {
    await Promise.allSettled(stops.splice(0).map((end) => end()));
  };
  try {
    const [chain, exchange, walletScript, badgeScript, safeFiles] = await Promise.all([
      startChain({ siteOrigin: site.replace(/\/$/, "") }).then((started) => {
        stops.push(started.stop);
        return started;
      }),
      startExchange(exchangePlan).then((started) => {
        stops.push(started.stop);
        return started;
      }),
      buildWalletScript(),
      buildBadgeScript(),
      buildSafeHost(),
    ]);
    const rpcUrls = { 1: chain.rpcUrl, 10: chain.rpcUrl10 };
    const safeHost = await startSafeHost({
      ...safeFiles,
      rpcUrls,
      settings: { site, safe: chain.addresses.safe, chainId: 1, chainName: "Ethereum" },
      hostname: "127.0.0.1",
    });
    stops.push(safeHost.stop);

    const summary: WorldSummary = {
      chain: chain.rpcUrl,
      secondChain: chain.rpcUrl10,
      exchange: exchange.url,
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
