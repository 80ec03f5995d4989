// Everything that can go wrong with a wallet, as values.

export type FailureKind =
  /** The visitor said no, or closed the wallet: nothing is said. */
  | "rejected"
  /** The pairing was reset by the wallet or the relay: nothing is said. */
  | "reset"
  /** -32002: a request is already open in the wallet. */
  | "busy"
  /** No provider where one was expected. */
  | "not-found"
  /** Nobody is connected who could be asked. */
  | "not-connected"
  /** What was to be asked cannot be asked: no chain id, no message, no token. */
  | "invalid"
  /** The wallet knows no such chain (4902) and could not add it. */
  | "unknown-chain"
  /** The wallet cannot be switched from a site. */
  | "no-switching"
  | "switch-failed"
  | "no-chains"
  | "no-project-id"
  | "safe-unavailable"
  /** The relay, the node or the settings could not be reached. */
  | "unreachable"
  | "timed-out"
  /** A WalletConnect protocol code. */
  | "protocol"
  | "unknown";

/** Why a wallet did not do what it was asked. */
export type WalletFailure = {
  kind: FailureKind;
  /** In words for the visitor; empty where nothing is said. */
  words: string;
  /** The wallet's or protocol's own code, where there is one. */
  code?: number;
};
