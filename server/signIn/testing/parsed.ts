// Parses a message for a test that knows what to expect.
import { parseMessage, type SignInMessage } from "../message.ts";

/** The first line of a message for a domain. */
export const firstMessageLine = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:`;

export function accepted(text: string): SignInMessage {
  const parsed = parseMessage(text);
  if (!parsed.ok) throw new Error(`${parsed.reason} at ${parsed.at}: ${text.slice(parsed.at)}`);
  return parsed.message;
}

export function parseFailure(text: string): string {
  const parsed = parseMessage(text);
  return parsed.ok ? "accepted" : parsed.reason;
}
