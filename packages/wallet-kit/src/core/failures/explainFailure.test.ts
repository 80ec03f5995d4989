// Tests that whatever wallets, SDKs and nodes throw is told as what it is: one row for each.
import {
  HttpRequestError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TimeoutError,
  UserRejectedRequestError,
  WebSocketRequestError,
} from "viem";
import { expect, test } from "vitest";
import { ProviderNotFoundError, SwitchChainNotSupportedError } from "wagmi";
import { explainFailure } from "./explainFailure.ts";
import type { FailureKind } from "./walletFailure.ts";

const told = { walletName: "Rainbow", appName: "Loamstead" };
const coded = (code: number | string, message = "") => Object.assign(new Error(message), { code });
const wrapped = (error: Error) =>
  new Error("outside", { cause: new Error("between", { cause: error }) });
const connector = { name: "Safe" } as never;

const rows: [what: string, error: unknown, kind: FailureKind, code?: number][] = [
  ["a refusal by code", coded(4001), "rejected", 4001],
  ["a refusal as viem says it", new UserRejectedRequestError(new Error("no")), "rejected", 4001],
  ["a refusal on a phone", new Error("User rejected."), "rejected"],
  ["a refusal, 5000", coded(5000, "User rejected."), "rejected", 5000],
  ["refused chains, 5001", coded(5001), "rejected", 5001],
  ["refused methods, 5002", coded(5002), "rejected", 5002],
  ["refused events, 5003", coded(5003), "rejected", 5003],
  ["a closed window", new Error("User closed modal"), "rejected"],
  ["a denied account", new Error("User denied account authorization"), "rejected"],
  ["no accounts at all", new Error("accounts received is empty"), "rejected"],
  ["a rejected request", new Error("Request rejected"), "rejected"],
  ["a rejected transaction", new Error("Transaction was rejected"), "rejected"],
  ["a plain text", "User rejected the request", "rejected"],
  ["a reset pairing", new Error("Connection request reset. Please try again."), "reset"],
  [
    "a reset pairing that looks like a refusal",
    new UserRejectedRequestError(new Error("Connection request reset. Please try again.")),
    "reset",
  ],
  ["an open request", coded(-32002, "Already processing eth_requestAccounts"), "busy", -32002],
  ["an open request as viem says it", new ResourceUnavailableRpcError(new Error()), "busy", -32002],
  ["an unknown chain", coded(4902), "unknown-chain", 4902],
  ["an unknown chain in its text", coded("4902"), "unknown-chain", 4902],
  ["an unknown chain, by name", new Error('Unrecognized chain ID "0xa".'), "unknown-chain"],
  [
    "an unknown chain on a phone",
    { message: "failed", data: { originalError: { code: 4902 } } },
    "unknown-chain",
    4902,
  ],
  [
    "an unknown chain within a failed switch",
    new SwitchChainError(coded(4902)),
    "unknown-chain",
    4902,
  ],
  ["a failed switch", new SwitchChainError(new Error("no")), "switch-failed"],
  ["a refused switch", new SwitchChainError(coded(4001)), "rejected", 4001],
  ["a wallet that cannot switch", new SwitchChainNotSupportedError({ connector }), "no-switching"],
  [
    "a phone that cannot switch",
    new Error(
      "Failed to switch to chain 'eip155:137'. The chain is not approved or the wallet does not support 'wallet_switchEthereumChain' method.",
    ),
    "no-switching",
  ],
  ["no chains", new Error("No chains found on connector."), "no-chains"],
  ["no project id", new Error("No projectId found. Every dApp must…"), "no-project-id"],
  ["no Safe", new Error("Could not load Safe information"), "safe-unavailable"],
  ["no provider", new ProviderNotFoundError(), "not-found"],
  ["no provider, in the SDK's words", new Error("Provider is required"), "not-found"],
  ["no connector", Object.assign(new Error(), { name: "ConnectorNotFoundError" }), "not-found"],
  ["nobody connected", new Error("Please call connect() before request()"), "not-connected"],
  ["not authorized", coded(4100), "protocol", 4100],
  ["not supported", coded(4200), "protocol", 4200],
  ["a wallet without network", coded(4900), "unreachable", 4900],
  ["a wallet without this network", coded(4901), "unreachable", 4901],
  ["a node that is slow", new TimeoutError({ body: {}, url: "https://rpc.example" }), "timed-out"],
  ["an expired proposal", new Error("Proposal expired"), "timed-out"],
  ["an expired request", new Error("Request expired. Please try again."), "timed-out"],
  ["a node that is gone", new HttpRequestError({ url: "https://rpc.example" }), "unreachable"],
  [
    "a socket that is gone",
    new WebSocketRequestError({ url: "wss://rpc.example", body: {} }),
    "unreachable",
  ],
  [
    "no network",
    new Error("No internet connection detected. Please restart your network and try again."),
    "unreachable",
  ],
  [
    "an SDK that did not come",
    new TypeError("Failed to fetch dynamically imported module"),
    "unreachable",
  ],
  [
    "a silent relay",
    new Error("Failed to publish custom payload, please try again."),
    "unreachable",
  ],
  ["anything else", coded(-32603, "Internal JSON-RPC error."), "unknown", -32603],
  ["nothing", undefined, "unknown"],
];

for (const [what, error, kind, code] of rows) {
  test(`${what}: ${kind}`, () => {
    const failure = explainFailure(error, told);
    expect(failure).toMatchObject({ kind, ...(code !== undefined && { code }) });
    expect(failure.words === "").toBe(kind === "rejected" || kind === "reset");
  });
}

const protocol: [code: number, message: string, words: string][] = [
  [1001, "Invalid method.", "make sense"],
  [1002, "Invalid event.", "make sense"],
  [1003, "Invalid update request.", "make sense"],
  [1004, "Invalid extend request.", "make sense"],
  [1005, "Invalid session settle request.", "make sense"],
  [3001, "Unauthorized method.", "not allowed"],
  [3002, "Unauthorized event.", "not allowed"],
  [3003, "Unauthorized update request.", "not allowed"],
  [3004, "Unauthorized extend request.", "not allowed"],
  [5100, "Unsupported chains.", "network of this site"],
  [5101, "Unsupported methods.", "what this site asks"],
  [5102, "Unsupported events.", "what this site asks"],
  [5103, "Unsupported accounts.", "no account"],
  [5104, "Unsupported namespace key.", "network of this site"],
  [6000, "User disconnected.", "ended the connection"],
  [7000, "Session settlement failed.", "could not agree"],
  [10001, "Unsupported wc_ method.", "what this site asks"],
];

for (const [code, message, words] of protocol) {
  test(`protocol code ${code}, with the code or only by its message`, () => {
    const expected = { kind: "protocol", code, words: expect.stringContaining(words) };
    expect(explainFailure(coded(code), told)).toEqual(expected);
    expect(explainFailure(wrapped(new Error(message)), told)).toEqual(expected);
  });
}

test("the words name the wallet and the site", () => {
  expect(explainFailure(coded(-32002), told).words).toContain("Rainbow");
  expect(explainFailure(new SwitchChainNotSupportedError({ connector }), told).words).toBe(
    "Your wallet does not support switching networks from Loamstead. Try switching networks from within your wallet instead.",
  );
  expect(explainFailure(new Error("No projectId found"), told).words).toContain(
    "No projectId found",
  );
  expect(explainFailure(new Error("Could not load Safe information"), told).words).toBe(
    "Could not load Safe information.",
  );
  expect(explainFailure(new Error("No chains found on connector."), told).words).toContain(
    "No chains found on connector",
  );
});

test("the cause is found however deep it lies, and a circle ends", () => {
  expect(explainFailure(wrapped(coded(4001)), told).kind).toBe("rejected");
  const circle = new Error("round");
  circle.cause = new Error("and round", { cause: circle });
  expect(explainFailure(circle, told).kind).toBe("unknown");
});
