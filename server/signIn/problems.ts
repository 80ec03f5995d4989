// What a refused sign-in is told: a stable code for the program, a sentence for the person.
import { type Problem, problem } from "../http/problem.ts";
import type { MessageFault } from "./message.ts";

export type SignInRefusal =
  | "expired"
  | "not-yet-valid"
  | "wrong-domain"
  | "wrong-uri"
  | "wrong-account"
  | "wrong-chain"
  | "wrong-version"
  | "wrong-statement"
  | "unknown-nonce"
  | "used-nonce"
  | "bad-signature"
  | "chain-unavailable";

const again = "Please start the sign-in once more.";

const details: Readonly<Record<SignInRefusal, string>> = {
  expired: `This message is too old. ${again}`,
  "not-yet-valid": "This message is not valid yet. Is the clock of this device right?",
  "wrong-domain": "This message was written for another site.",
  "wrong-uri": "This message was written for another address.",
  "wrong-account": "This was signed by another account than the one that is signed in here.",
  "wrong-chain": "This message names a network that this site is not on.",
  "wrong-version": "This message is of a version that this site does not know.",
  "wrong-statement": "This message says something that this site does not ask for.",
  "unknown-nonce": `This message was not begun in this browser. ${again}`,
  "used-nonce": `This message has been used before. ${again}`,
  "bad-signature": "The signature does not belong to this message and account.",
  "chain-unavailable": "The account could not be checked on its network now. Please try again.",
};

export function refusedSignIn(code: SignInRefusal): Problem {
  const extras = code === "chain-unavailable" ? { headers: { "Retry-After": "5" } } : undefined;
  return problem(code, details[code], extras);
}

export function badMessage(fault: MessageFault, at: number): Problem {
  if (fault === "bad-version") return refusedSignIn("wrong-version");
  return problem("bad-message", "This is no sign-in message as EIP-4361 describes it.", {
    more: { fault, at },
  });
}

export const notSignedIn = problem("not-signed-in", "Nobody is signed in here.");
