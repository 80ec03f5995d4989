// Holds a well-formed message against what this site expects, before anything costly is done with it.
import type { SignInMessage } from "./message.ts";

export type Expectations = {
  /** From the configuration, and never from what a request says of itself. */
  siteOrigin: string;
  chainIds: readonly number[];
  /** The sentence that our own dialog shows to the signer. */
  statement: string;
  now: number;
};

export type MessageRefusal =
  | "wrong-domain"
  | "wrong-uri"
  | "wrong-chain"
  | "wrong-statement"
  | "expired"
  | "not-yet-valid";

/** How far a visitor's clock may be from ours, and how long a message may lie before it is sent. */
const tolerance = 10 * 60 * 1000;

export function checkMessage(
  message: SignInMessage,
  { siteOrigin, chainIds, statement, now }: Expectations,
): MessageRefusal | undefined {
  const site = new URL(siteOrigin);
  if (message.domain !== site.host) return "wrong-domain";
  if (message.scheme !== undefined && `${message.scheme}:` !== site.protocol) return "wrong-domain";
  if (originOf(message.uri) !== siteOrigin) return "wrong-uri";
  if (!chainIds.includes(message.chainId)) return "wrong-chain";
  if (message.statement !== statement) return "wrong-statement";
  if (message.issuedAt < now - tolerance) return "expired";
  if (message.issuedAt > now + tolerance) return "not-yet-valid";
  // These two the signer has set; they hold to the millisecond.
  if (message.expirationTime !== undefined && message.expirationTime <= now) return "expired";
  if (message.notBefore !== undefined && message.notBefore > now) return "not-yet-valid";
  return undefined;
}

function originOf(uri: string): string | undefined {
  return URL.parse(uri)?.origin;
}
