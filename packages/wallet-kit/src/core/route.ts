// How a wallet is reached.

/** The way from this page to a wallet. */
export type WalletRoute =
  /** One that announced itself by EIP-6963. */
  | { kind: "announced"; rdns: string }
  /** The page's own window.ethereum; with a flag only if the provider carries it, such as isRainbow. */
  | { kind: "injected"; flag?: string }
  | { kind: "walletConnect" }
  | { kind: "coinbase" }
  | { kind: "safe" }
  /** The passkey whose account is kept on this device. */
  | { kind: "passkey" };
