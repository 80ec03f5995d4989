// What the wallet kit needs to know of the site it stands in; the server tells it.

/** A chain; of those that the kit knows, nothing but the id and the nodes has to be said. */
export type ChainSettings = {
  id: number;
  /** Asked in this order; a wss:// or ws:// address is used first, for subscriptions. */
  rpcUrls: readonly string[];
  name?: string;
  /** What is paid with; ether, unless it is said or known. */
  nativeCurrency?: { name: string; symbol: string; decimals: number };
  /** Where people look up accounts and transactions. */
  explorer?: { name: string; url: string };
};

/** An ERC-20 token whose balance is shown on its chain. */
export type TokenSettings = { chainId: number; address: `0x${string}` };

/** The chains of a site, the tokens that it shows, and its WalletConnect project. */
export type WalletSettings = {
  appName: string;
  /** The first is where visitors are expected to be. */
  chains: readonly [ChainSettings, ...ChainSettings[]];
  /**
   * Where a wallet is asked to go when it is connected; whoever says no to that is connected all the same.
   * Left out, a wallet stays where it is, and a phone is asked for the first chain.
   */
  initialChain?: number;
  tokens: readonly TokenSettings[];
  walletConnect: {
    projectId: string;
    relayUrl?: string;
    /** For the packed kit, which has none of its own: `() => import("@walletconnect/ethereum-provider")`. */
    sdk?(): Promise<{ EthereumProvider: { init(options: never): Promise<unknown> } }>;
  };
};
