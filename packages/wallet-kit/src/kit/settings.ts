// What the wallet kit needs to know of the site it stands in; the server tells it.

export type ChainSettings = {
  id: number;
  /** Asked in this order; a wss:// or ws:// address is used first, for subscriptions. */
  rpcUrls: readonly string[];
};

export type TokenSettings = { chainId: number; address: `0x${string}` };

export type WalletSettings = {
  appName: string;
  /** The first is where visitors are expected to be. */
  chains: readonly [ChainSettings, ...ChainSettings[]];
  tokens: readonly TokenSettings[];
  walletConnect: {
    projectId: string;
    relayUrl?: string;
    /** For the packed kit, which has none of its own: `() => import("@walletconnect/ethereum-provider")`. */
    sdk?(): Promise<{ EthereumProvider: { init(options: never): Promise<unknown> } }>;
  };
};
