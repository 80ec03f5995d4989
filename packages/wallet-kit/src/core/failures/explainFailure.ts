// Turns whatever a wallet, an SDK or a node throws into a failure that can be told to a visitor.
import { english, type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { type ErrorLink, errorLinks } from "./errorLinks.ts";
import { type FailurePhrases, texts } from "./strings.ts";
import type { FailureKind, WalletFailure } from "./walletFailure.ts";

/** The sentences that say nothing but which wallet it was. */
type OfWallet = {
  [Key in keyof FailurePhrases]: FailurePhrases[Key] extends (values: { wallet: string }) => string
    ? Key
    : never;
}[keyof FailurePhrases];

type Meaning = { message: string; words: OfWallet };

const meaning = (words: OfWallet, message: string): Meaning => ({ message, words });

/** The messages are the protocol's own: on its way through the SDK an answer may lose its code. */
const protocolCodes: ReadonlyMap<number, Meaning> = new Map([
  [1001, meaning("invalidRequest", "Invalid method.")],
  [1002, meaning("invalidRequest", "Invalid event.")],
  [1003, meaning("invalidRequest", "Invalid update request.")],
  [1004, meaning("invalidRequest", "Invalid extend request.")],
  [1005, meaning("invalidRequest", "Invalid session settle request.")],
  [3001, meaning("unauthorized", "Unauthorized method.")],
  [3002, meaning("unauthorized", "Unauthorized event.")],
  [3003, meaning("unauthorized", "Unauthorized update request.")],
  [3004, meaning("unauthorized", "Unauthorized extend request.")],
  [5100, meaning("unsupportedChains", "Unsupported chains.")],
  [5101, meaning("unsupportedMethods", "Unsupported methods.")],
  [5102, meaning("unsupportedMethods", "Unsupported events.")],
  [5103, meaning("unsupportedAccounts", "Unsupported accounts.")],
  [5104, meaning("unsupportedChains", "Unsupported namespace key.")],
  [6000, meaning("endedByWallet", "User disconnected.")],
  [7000, meaning("settlementFailed", "Session settlement failed.")],
  [10001, meaning("unsupportedMethods", "Unsupported wc_ method.")],
]);

/** Who was asked, by whom, and in which language that is said. */
export type FailureContext = {
  walletName: string;
  appName: string;
  language?: Language | undefined;
};

type Said = FailureContext & { strings: FailurePhrases };

type Rule = {
  kind: FailureKind;
  codes?: readonly number[];
  names?: readonly string[];
  message?: RegExp;
  words(told: Said): string;
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
    words: ({ walletName, strings }) => strings.busy({ wallet: walletName }),
  },
  {
    kind: "no-project-id",
    message: /no projectid found/i,
    words: ({ strings }) => strings.noProjectId,
  },
  {
    kind: "safe-unavailable",
    message: /could not load safe information/i,
    words: ({ strings }) => strings.safeUnavailable,
  },
  {
    kind: "no-chains",
    message: /no chains found on connector/i,
    words: ({ strings }) => strings.noChains,
  },
  {
    kind: "no-switching",
    names: ["SwitchChainNotSupportedError"],
    message:
      /does not support (programmatic chain switching|'?wallet_switchEthereumChain)|switchEthereumChain' method/i,
    words: ({ appName, strings }) => strings.noSwitching({ app: appName || strings.thisApp }),
  },
  {
    kind: "unknown-chain",
    codes: [4902],
    message: /unrecognized chain id/i,
    words: ({ walletName, strings }) => strings.unknownChain({ wallet: walletName }),
  },
  {
    kind: "not-connected",
    names: ["ConnectorNotConnectedError", "ConnectorAccountNotFoundError"],
    message: /please call connect\(\) before/i,
    words: ({ strings }) => strings.notConnected,
  },
  {
    kind: "not-found",
    names: ["ProviderNotFoundError", "ConnectorNotFoundError"],
    message: /provider is required|provider not found|connector not found/i,
    words: ({ walletName, strings }) => strings.notFound({ wallet: walletName }),
  },
  ...[...protocolCodes].map(
    ([code, { message, words }]): Rule => ({
      kind: "protocol",
      codes: [code],
      message: new RegExp(`^${message.replaceAll(".", "\\.")}$`),
      words: ({ walletName, strings }) => strings[words]({ wallet: walletName }),
      code,
    }),
  ),
  {
    kind: "protocol",
    codes: [4100],
    words: ({ walletName, strings }) => strings.unauthorized({ wallet: walletName }),
  },
  {
    kind: "protocol",
    codes: [4200],
    words: ({ walletName, strings }) => strings.unsupportedMethods({ wallet: walletName }),
  },
  {
    kind: "unreachable",
    codes: [4900, 4901],
    words: ({ walletName, strings }) => strings.walletUnreachable({ wallet: walletName }),
  },
  { kind: "timed-out", names: ["TimeoutError"], words: ({ strings }) => strings.nodeTimedOut },
  {
    kind: "timed-out",
    message: /timed? ?out|took too long|(proposal|request) expired/i,
    words: ({ walletName, strings }) => strings.timedOut({ wallet: walletName }),
  },
  {
    kind: "unreachable",
    names: ["HttpRequestError", "WebSocketRequestError", "SocketClosedError"],
    message:
      /no internet connection|failed to fetch|networkerror|load failed|fetch failed|failed to publish|socket stalled|connection interrupted|importing a module script failed|websocket connection/i,
    words: ({ strings }) => strings.unreachable,
  },
  {
    kind: "switch-failed",
    names: ["SwitchChainError"],
    words: ({ walletName, strings }) => strings.switchFailed({ wallet: walletName }),
  },
];

export function explainFailure(error: unknown, told: FailureContext): WalletFailure {
  const links = errorLinks(error);
  const strings = phrasesOf(texts, told.language ?? english);
  for (const rule of rules) {
    const link = links.find((one) => applies(rule, one));
    if (link) return failure(rule.kind, rule.words({ ...told, strings }), link.code ?? rule.code);
  }
  return failure(
    "unknown",
    strings.unknown({ wallet: told.walletName }),
    links.find(hasCode)?.code,
  );
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
