// What the core says when something goes wrong with a wallet.
import { defineTexts, type Phrases } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("failures", {
  /** Stands for {wallet} while none is known. */
  someWallet: "Your wallet",
  busy: "{wallet} already has a request open. Open the wallet and answer it there.",
  notFound: "{wallet} does not answer on this page. Is it installed and on?",
  notConnected: "No wallet is connected any more. Connect one and try again.",
  otherAccount: "Your wallet is at another account now. Nothing was sent.",
  unknownChain:
    "{wallet} does not know this network and could not add it. Add it in the wallet, then switch.",
  noSwitching:
    "Your wallet does not support switching networks from {app}. Try switching networks from within your wallet instead.",
  passkeyStays:
    "An account by passkey stays on the network that it was made for. For another one, connect another wallet.",
  /** Stands for {app} where a site has no name. */
  thisApp: "this app",
  switchFailed: "{wallet} did not switch the network. Please try again.",
  noChains: "No chains found on connector. This site names no network to connect to.",
  noProjectId:
    "No projectId found. This site needs a WalletConnect project id before phones can connect to it.",
  safeUnavailable: "Could not load Safe information.",
  unreachable: "The network could not be reached. Check your connection and try again.",
  walletUnreachable:
    "{wallet} has lost its own connection to the network. Please try again in a moment.",
  timedOut: "{wallet} did not answer in time. Please try again.",
  nodeTimedOut: "The network did not answer in time. Please try again.",
  unknown: "{wallet} ran into something unexpected. Please try again.",

  invalidRequest: "{wallet} could not make sense of this request.",
  unauthorized: "{wallet} has not allowed this site to ask for that. Connect again to allow it.",
  unsupportedChains: "{wallet} does not support the network of this site.",
  unsupportedMethods: "{wallet} does not support what this site asks of it.",
  unsupportedAccounts: "{wallet} has no account that this site can use.",
  endedByWallet: "{wallet} has ended the connection. Connect again to go on.",
  settlementFailed: "{wallet} and this site could not agree on a connection. Please try again.",
});

export type FailurePhrases = Phrases<(typeof texts)["english"]>;

/** For those who build with the kit. */
export const coreErrors = {
  sampleProjectId:
    "This WalletConnect project id is a sample. Create one of your own before visitors rely on it.",
  noChainId: "No chain was named to switch to.",
  chainNotConfigured: "This site is not set up for that chain.",
  noMessage: "There is no message to sign.",
  address: "This is not the address of a token.",
  receiver: "This is not the address of a contract.",
  symbol: "A token's symbol has 1 to 11 characters.",
  decimals: "A token has 0 to 255 decimals.",
} as const;
