// Starts every part of the local world that stands beside the site, and takes them all down again.
import { fileURLToPath } from "node:url";
import type { LocalDependencies } from "../../server/serverDependencies.ts";
import type { LocalSettings } from "../../server/settings/buildSettings.ts";
import { attestationScript } from "../attestation/attestationScript.ts";
import { startAttestationHost } from "../attestation/startAttestationHost.ts";
import { devAccounts } from "../chain/accounts.ts";
import { type LocalChain, startChain } from "../chain/startChain.ts";
import { type LocalExchange, startExchange } from "../exchange/startExchange.ts";
import { startPhonePage } from "../phone/page/startPhonePage.ts";
import type { RelayEvent } from "../relay/relayEvent.ts";
import { type LocalRelay, startRelay } from "../relay/startRelay.ts";
import { buildSafeHost, startSafeHost } from "../safeHost/startSafeHost.ts";
import { keptScript } from "../wallet/keptScript.ts";
import { buildWalletScript, scriptResponse, walletRoutes } from "../wallet/walletRoutes.ts";
import { exchangePlan } from "./exchangePlan.ts";

/** What visitors may know of the local world; the badge shows it. */
export type WorldSummary = {
  chain: string;
  secondChain: string;
  exchange: string;
  relay: string;
  attestation: string;
  phone: string;
  safe: string;
};

/** Its routes answer everything below /local/, as the site sees paths: without its base path. */
export type LocalWorld = LocalDependencies & {
  summary: WorldSummary;
  /** Scripts that every page gets, below the base path. */
  scripts: readonly string[];
  chain: LocalChain;
  exchange: LocalExchange;
  relay: LocalRelay;
  stop(): Promise<void>;
};

const phoneAccounts = Object.values(devAccounts).map(({ label, privateKey }) => ({
  name: label,
  privateKey,
}));

export type LocalWorldOptions = {
  /** The address of the site with its base path. */
  site: string;
  watchRelay?: (event: RelayEvent) => void;
};

export async function startLocalWorld({
  site,
  watchRelay,
}: LocalWorldOptions): Promise<LocalWorld> {
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
    const [chain, exchange, relay, attestation, walletScript, badgeScript, safeFiles] =
      await Promise.all([
        kept(startChain({ siteOrigin: site.replace(/\/$/, "") })),
        kept(startExchange(exchangePlan)),
        kept(startRelay(watchRelay && { watch: watchRelay })),
        kept(startAttestationHost()),
        buildWalletScript(),
        keptScript(fileURLToPath(new URL("../badge/badgeScript.ts", import.meta.url))),
        buildSafeHost(),
      ]);
    const rpcUrls = { 1: chain.rpcUrl, 10: chain.rpcUrl10 };
    const [safeHost, phone] = await Promise.all([
      kept(
        startSafeHost({
          ...safeFiles,
          rpcUrls,
          settings: { site, safe: chain.addresses.safe, chainId: 1, chainName: "Ethereum" },
          hostname: "127.0.0.1",
        }),
      ),
      kept(startPhonePage({ relayUrl: relay.url, accounts: phoneAccounts, rpcUrls })),
    ]);

    const summary: WorldSummary = {
      chain: chain.rpcUrl,
      secondChain: chain.rpcUrl10,
      exchange: exchange.url,
      relay: relay.url,
      attestation: attestation.url,
      phone: phone.url,
      safe: safeHost.url,
    };
    const wallet = walletRoutes({ base: "/local/", script: walletScript, rpcUrls });
    const scripts = {
      "attestation.js": attestationScript(attestation.url),
      "badge.js": badgeScript,
    };
    return {
      summary,
      routes: worldRoutes({ wallet, scripts, summary }),
      // Frames must be led to the local host from the first one on.
      scripts: ["local/attestation.js", "local/wallet.js", "local/badge.js"],
      settings: worldSettings({ chain, exchange, relay }),
      sources: {
        // Names of the local chain have pictures on the site.
        images: [new URL(site).origin],
        frames: [attestation.url],
        frameAncestors: [safeHost.origin],
      },
      chain,
      exchange,
      relay,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Parts = { chain: LocalChain; exchange: LocalExchange; relay: LocalRelay };

/** What the site's pages are told of the local world in place of the real one. */
function worldSettings({ chain, exchange, relay }: Parts): LocalSettings {
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

type WorldRoutesParts = {
  wallet: (request: Request) => Promise<Response | undefined>;
  /** By their names below /local/. */
  scripts: Readonly<Record<string, string>>;
  summary: WorldSummary;
};

/** Answers what the local world's own scripts ask of the site's address. */
function worldRoutes({ wallet, scripts, summary }: WorldRoutesParts) {
  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.replace(/^\/local\//, "");
    if (name === "world.json") {
      return Response.json(summary, { headers: { "Cache-Control": "no-store" } });
    }
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script !== undefined) return scriptResponse(script);
    return (await wallet(request)) ?? Response.json({}, { status: 404 });
  };
}
