// What the server tells the pages of the world they run in, at /api/settings.

export type SiteChain = {
  id: number;
  /** Asked in this order; a wss:// or ws:// address is used first, for subscriptions. */
  rpcUrls: readonly string[];
};

export type SiteToken = { chainId: number; address: `0x${string}` };

export type ExchangeSettings = {
  /** Paths such as /api/v3/account follow on it. */
  baseUrl: string;
  /** The origin that request signatures are made for. */
  signingOrigin: string;
  open: boolean;
};

export type SiteSettings = {
  appName: string;
  /** "local" is the world on a developer's machine. */
  network: "local" | "mainnet";
  /** The first is where visitors are expected to be. */
  chains: readonly [SiteChain, ...SiteChain[]];
  tokens: readonly SiteToken[];
  collection: { address: `0x${string}`; size: number; chainId: number };
  exchange: ExchangeSettings;
  /** When visitors prove that an address is theirs. */
  signIn: "on-connect" | "on-demand" | "off";
  /** The host that passkeys are made for; null where the site has none, or its chain not what they need. */
  passkeys: {
    rpId: string;
    /** Whether its chain has what further passkeys of an account stand on. */
    hasSigners?: boolean;
  } | null;
  walletConnect: { projectId: string; relayUrl?: string };
};
