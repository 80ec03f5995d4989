// What the core says when something goes wrong with a wallet.

export const strings = {
  someWallet: "Your wallet",
  busy: (wallet: string) =>
    `${wallet} already has a request open. Open the wallet and answer it there.`,
  notFound: (wallet: string) => `${wallet} does not answer on this page. Is it installed and on?`,
  notConnected: "No wallet is connected any more. Connect one and try again.",
  otherAccount: "Your wallet is at another account now. Nothing was sent.",
  unknownChain: (wallet: string) =>
    `${wallet} does not know this network and could not add it. Add it in the wallet, then switch.`,
  noSwitching: (app: string) =>
    `Your wallet does not support switching networks from ${app}. Try switching networks from within your wallet instead.`,
  switchFailed: (wallet: string) => `${wallet} did not switch the network. Please try again.`,
  noChains: "No chains found on connector. This site names no network to connect to.",
  noProjectId:
    "No projectId found. This site needs a WalletConnect project id before phones can connect to it.",
  sampleProjectId:
    "This WalletConnect project id is a sample. Create one of your own before visitors rely on it.",
  safeUnavailable: "Could not load Safe information.",
  unreachable: "The network could not be reached. Check your connection and try again.",
  walletUnreachable: (wallet: string) =>
    `${wallet} has lost its own connection to the network. Please try again in a moment.`,
  timedOut: (wallet: string) => `${wallet} did not answer in time. Please try again.`,
  nodeTimedOut: "The network did not answer in time. Please try again.",
  unknown: (wallet: string) => `${wallet} ran into something unexpected. Please try again.`,

  invalidRequest: (wallet: string) => `${wallet} could not make sense of this request.`,
  unauthorized: (wallet: string) =>
    `${wallet} has not allowed this site to ask for that. Connect again to allow it.`,
  unsupportedChains: (wallet: string) => `${wallet} does not support the network of this site.`,
  unsupportedMethods: (wallet: string) => `${wallet} does not support what this site asks of it.`,
  unsupportedAccounts: (wallet: string) => `${wallet} has no account that this site can use.`,
  endedByWallet: (wallet: string) => `${wallet} has ended the connection. Connect again to go on.`,
  settlementFailed: (wallet: string) =>
    `${wallet} and this site could not agree on a connection. Please try again.`,

  invalid: {
    chainId: "No chain was named to switch to.",
    chainNotConfigured: "This site is not set up for that chain.",
    message: "There is no message to sign.",
    address: "This is not the address of a token.",
    receiver: "This is not the address of a contract.",
    symbol: "A token's symbol has 1 to 11 characters.",
    decimals: "A token has 0 to 255 decimals.",
  },
};
