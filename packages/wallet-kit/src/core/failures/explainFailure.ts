// Turns whatever a wallet, an SDK or a node throws into a failure that can be told to a visitor.
import { type ErrorLink, errorLinks } from "./errorLinks.ts";
import { strings } from "./strings.ts";
import type { FailureKind, WalletFailure } from "./walletFailure.ts";

type Meaning = { message: string; words(wallet: string): string };

const meaning = (words: Meaning["words"], message: string): Meaning => ({ message, words });

/** The messages are the protocol's own: on its way through the SDK an answer may lose its code. */
const protocolCodes: ReadonlyMap<number, Meaning> = new Map([
  [1001, meaning(strings.invalidRequest, "Invalid method.")],
  [1002, meaning(strings.invalidRequest, "Invalid event.")],
  [1003, meaning(strings.invalidRequest, "Invalid update request.")],
  [1004, meaning(strings.invalidRequest, "Invalid extend request.")],
  [1005, meaning(strings.invalidRequest, "Invalid session settle request.")],
  [3001, meaning(strings.unauthorized, "Unauthorized method.")],
  [3002, meaning(strings.unauthorized, "Unauthorized event.")],
  [3003, meaning(strings.unauthorized, "Unauthorized update request.")],
  [3004, meaning(strings.unauthorized, "Unauthorized extend request.")],
  [5100, meaning(strings.unsupportedChains, "Unsupported chains.")],
  [5101, meaning(strings.unsupportedMethods, "Unsupported methods.")],
  [5102, meaning(strings.unsupportedMethods, "Unsupported events.")],
  [5103, meaning(strings.unsupportedAccounts, "Unsupported accounts.")],
  [5104, meaning(strings.unsupportedChains, "Unsupported namespace key.")],
  [6000, meaning(strings.endedByWallet, "User disconnected.")],
  [7000, meaning(strings.settlementFailed, "Session settlement failed.")],
  [10001, meaning(strings.unsupportedMethods, "Unsupported wc_ method.")],
]);

export type Told = { walletName: string; appName: string };

type Rule = {
  kind: FailureKind;
  codes?: readonly number[];
  names?: readonly string[];
  message?: RegExp;
  words(told: Told): string;
  /** Told where the error itself has lost it. */
  code?: number;
};

const nothing = () => "";

// In this order: a reset looks like a rejection from outside, and a refused switch is a rejection first.
const rules: readonly Rule[] = [
  { kind: "reset", message: /connection request reset/i, words: nothing },
  {
    kind: "rejected",
    codes: [4001, 5000, 5001, 5002, 5003],
    names: ["UserRejectedRequestError"],
    message:
      /user rejected|user closed modal|user denied|accounts received is empty|request rejected|transaction was rejected/i,
    words: nothing,
  },
  {
    kind: "busy",
    codes: [-32002],
    names: ["ResourceUnavailableRpcError"],
    words: ({ walletName }) => strings.busy(walletName),
  },
  { kind: "no-project-id", message: /no projectid found/i, words: () => strings.noProjectId },
  {
    kind: "safe-unavailable",
    message: /could not load safe information/i,
    words: () => strings.safeUnavailable,
  },
  { kind: "no-chains", message: /no chains found on connector/i, words: () => strings.noChains },
  {
    kind: "no-switching",
    names: ["SwitchChainNotSupportedError"],
    message:
      /does not support (programmatic chain switching|'?wallet_switchEthereumChain)|switchEthereumChain' method/i,
    words: ({ appName }) => strings.noSwitching(appName),
  },
  {
    kind: "unknown-chain",
    codes: [4902],
    message: /unrecognized chain id/i,
    words: ({ walletName }) => strings.unknownChain(walletName),
  },
  {
    kind: "not-connected",
    names: ["ConnectorNotConnectedError", "ConnectorAccountNotFoundError"],
    message: /please call connect\(\) before/i,
    words: () => strings.notConnected,
  },
  {
    kind: "not-found",
    names: ["ProviderNotFoundError", "ConnectorNotFoundError"],
    message: /provider is required|provider not found|connector not found/i,
    words: ({ walletName }) => strings.notFound(walletName),
  },
  ...[...protocolCodes].map(
    ([code, { message, words }]): Rule => ({
      kind: "protocol",
      codes: [code],
      message: new RegExp(`^${message.replaceAll(".", "\\.")}$`),
      words: ({ walletName }) => words(walletName),
      code,
    }),
  ),
  { kind: "protocol", codes: [4100], words: ({ walletName }) => strings.unauthorized(walletName) },
  {
    kind: "protocol",
    codes: [4200],
    words: ({ walletName }) => strings.unsupportedMethods(walletName),
  },
  {
    kind: "unreachable",
    codes: [4900, 4901],
    words: ({ walletName }) => strings.walletUnreachable(walletName),
  },
  { kind: "timed-out", names: ["TimeoutError"], words: () => strings.nodeTimedOut },
  {
    kind: "timed-out",
    message: /timed? ?out|took too long|(proposal|request) expired/i,
    words: ({ walletName }) => strings.timedOut(walletName),
  },
  {
    kind: "unreachable",
    names: ["HttpRequestError", "WebSocketRequestError", "SocketClosedError"],
    message:
      /no internet connection|failed to fetch|networkerror|load failed|fetch failed|failed to publish|socket stalled|connection interrupted|importing a module script failed|websocket connection/i,
    words: () => strings.unreachable,
  },
  {
    kind: "switch-failed",
    names: ["SwitchChainError"],
    words: ({ walletName }) => strings.switchFailed(walletName),
  },
];

export function explainFailure(error: unknown, told: Told): WalletFailure {
  const links = errorLinks(error);
  for (const rule of rules) {
    const link = links.find((one) => applies(rule, one));
    if (link) return failure(rule.kind, rule.words(told), link.code ?? rule.code);
  }
  return failure("unknown", strings.unknown(told.walletName), links.find(hasCode)?.code);
}

function applies({ codes, names, message }: Rule, link: ErrorLink): boolean {
  if (link.code !== undefined && codes?.includes(link.code)) return true;
  return names?.includes(link.name) === true || message?.test(link.message) === true;
}

function hasCode(link: ErrorLink): boolean {
  return link.code !== undefined;
}

function failure(kind: FailureKind, words: string, code: number | undefined): WalletFailure {
  return code === undefined ? { kind, words } : { kind, words, code };
}
