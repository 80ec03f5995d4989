// Puts together what pages are told, from the studio's config, the environment and a local world.

import { isIP } from "node:net";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import type { SiteChain, SiteSettings } from "../../src/lib/siteSettings.ts";
import type { ChainVariable, RpcUrls } from "./readRpcUrls.ts";

/** What stands in for the real world on a developer's machine. */
export type LocalSettings = {
  /** Where each chain of the local world is reached; the first has the collection. */
  chains: SiteSettings["chains"];
  collection: Omit<SiteSettings["collection"], "chainId">;
  exchange: Omit<SiteSettings["exchange"], "open">;
  relayUrl: string;
};

type Parts = {
  site: SiteConfig;
  rpcUrls: RpcUrls;
  walletConnectProjectId: string | undefined;
  siteOrigin: string;
  passkeyHost: string | undefined;
  local: LocalSettings | undefined;
};

export function buildSettings({
  site,
  rpcUrls,
  walletConnectProjectId,
  siteOrigin,
  passkeyHost,
  local,
}: Parts): Result<SiteSettings> {
  const { name, collection, tokens, exchange, signIn } = site;
  const placed = local ? localChains(site, local) : chainsOf(site, rpcUrls, "RPC_URLS");
  if (!placed.ok) return placed;
  const chains = placed.value;
  return accept({
    appName: name,
    network: local ? "local" : "mainnet",
    chains,
    tokens: tokens.filter(({ chainId }) => chains.some(({ id }) => id === chainId)),
    collection: {
      address: local?.collection.address ?? collection.address,
      // A site of fewer fields shows as many of the local world's.
      size: Math.min(collection.size, local?.collection.size ?? collection.size),
      chainId: chains[0].id,
    },
    exchange: local ? { ...local.exchange, open: true } : exchange,
    signIn,
    passkeys: passkeysOf(site, chains[0].id, passkeyHost ?? new URL(siteOrigin).hostname),
    walletConnect: local
      ? { projectId: "local-world", relayUrl: local.relayUrl }
      : { projectId: walletConnectProjectId ?? site.walletConnectProjectId },
  });
}

/** Their accounts are on chain 1, and browsers make no passkey for a host that is only a number. */
function passkeysOf(
  { features, signIn }: SiteConfig,
  chainId: number,
  rpId: string,
): SiteSettings["passkeys"] {
  const isWanted = features.signIn && signIn !== "off" && features.passkeys !== false;
  const isNumber = isIP(rpId.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return isWanted && chainId === 1 && !isNumber ? { rpId } : null;
}

/** The chains of the site as far as the local world has them, with that of its collection first. */
function localChains({ chains }: SiteConfig, local: LocalSettings): Result<SiteSettings["chains"]> {
  const [first, ...others] = local.chains;
  const wanted = others.filter(({ id }) => chains.some((chain) => chain.id === id));
  return accept([first, ...wanted]);
}

/** The nodes that the server asks itself: its own where it has some, else those of the pages. */
export function serverNodes(
  { chains, network }: SiteSettings,
  rpcUrls: RpcUrls,
): Result<SiteSettings["chains"]> {
  return network === "local" ? accept(chains) : chainsOf({ chains }, rpcUrls, "SERVER_RPC_URLS");
}

function chainsOf(
  { chains }: { chains: readonly SiteChain[] },
  rpcUrls: RpcUrls,
  variable: ChainVariable,
): Result<SiteSettings["chains"]> {
  const [first, ...others] = chains;
  if (!first) return refuse("site.config.ts names no chain.");
  const nameOf = ({ id }: SiteChain) => `${variable}_${id}`;
  if (rpcUrls[variable] && rpcUrls[nameOf(first)]) {
    const reason = `${variable} and ${nameOf(first)} name the same chain. Set only one of them.`;
    return refuse(reason);
  }
  const known = [variable, ...chains.map(nameOf)];
  const strays = Object.keys(rpcUrls).filter((name) => !known.includes(name));
  if (strays.length > 0) {
    const ids = chains.map(({ id }) => id).join(", ");
    return refuse(`${strays.join(", ")}: site.config.ts names no such chain, only ${ids}.`);
  }
  const placed = (chain: SiteChain): SiteChain => ({
    id: chain.id,
    rpcUrls: rpcUrls[nameOf(chain)] ?? chain.rpcUrls,
  });
  const general = rpcUrls[variable];
  const firstPlaced = general ? { id: first.id, rpcUrls: general } : placed(first);
  return accept([firstPlaced, ...others.map(placed)]);
}
