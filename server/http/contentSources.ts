// Which other hosts the pages may speak to, show pictures and frames of, and be framed by (sources of the Content-Security-Policy).
import type { SiteSettings } from "../../src/lib/siteSettings.ts";

export type ContentSources = {
  connect: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  frameAncestors: readonly string[];
};

/** The hosts of a local world, which stand in for those of the real one. */
export type LocalSources = Pick<ContentSources, "images" | "frames" | "frameAncestors">;

/** WalletConnect's relay, by both of its names. */
const relays = ["wss://relay.walletconnect.com", "wss://relay.walletconnect.org"];

/** By which Coinbase's SDK reaches its app on a phone. */
const walletLink = "wss://www.walletlink.org";

const realSources: LocalSources = {
  images: [],
  // WalletConnect's SDK has a frame there vouch for the page.
  frames: ["https://verify.walletconnect.com", "https://verify.walletconnect.org"],
  frameAncestors: ["https://app.safe.global"],
};

export function contentSources(
  { chains, walletConnect, exchange }: SiteSettings,
  { images, frames, frameAncestors }: LocalSources = realSources,
): ContentSources {
  const nodes = chains.flatMap(({ rpcUrls }) => rpcUrls);
  const { relayUrl } = walletConnect;
  const asked = [
    ...nodes,
    ...(relayUrl === undefined ? [...relays, walletLink] : [relayUrl]),
    ...(exchange.open ? [exchange.baseUrl] : []),
  ];
  return {
    connect: [...new Set(asked.map((address) => new URL(address).origin))],
    // Pictures that names, wallets and tokens point to lie anywhere on the web.
    images: ["https:", ...images],
    frames,
    frameAncestors,
  };
}
