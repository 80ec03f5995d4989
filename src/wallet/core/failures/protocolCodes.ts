// The codes that wallets answer with by the WalletConnect protocol, and what they come to for a visitor.
import { strings } from "../strings.ts";

type Meaning = { message: string; words(wallet: string): string };

const meaning = (words: Meaning["words"], message: string): Meaning => ({ message, words });

/** The messages are the protocol's own: on its way through the SDK an answer may lose its code. */
export const protocolCodes: ReadonlyMap<number, Meaning> = new Map([
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
