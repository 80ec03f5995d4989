// Everything that can go wrong when the server is asked about a session, as values.
import type { Refusal } from "@loamstead/wallet-kit/authentication";

const refusals = [
  "bad-message",
  "bad-signature",
  "expired",
  "not-yet-valid",
  "wrong-domain",
  "wrong-uri",
  "wrong-chain",
  "wrong-version",
  "wrong-statement",
  "used-nonce",
  "unknown-nonce",
  "chain-unavailable",
  "too-many-requests",
  "forbidden-origin",
  "not-signed-in",
  "not-ready",
  "unavailable",
] as const;

export type RefusalCode = (typeof refusals)[number];

export type ClientFailure =
  /** No answer: offline, or the server is. */
  | { kind: "unreachable" }
  | { kind: "timed-out" }
  /** The server said no; `other` is a code that this page does not know. */
  | { kind: "refused"; status: number; code: RefusalCode | "other" }
  /** The answer is not what was agreed on. */
  | { kind: "unreadable" };

export function refusedWith(status: number, problem: unknown): ClientFailure {
  const code = typeof problem === "object" && problem !== null && "code" in problem && problem.code;
  return { kind: "refused", status, code: refusals.find((known) => known === code) ?? "other" };
}

export function failedBefore(error: unknown): ClientFailure {
  const name = error instanceof Error ? error.name : "";
  return { kind: name === "TimeoutError" || name === "AbortError" ? "timed-out" : "unreachable" };
}

/** Whether the same question may well be answered a little later. */
export function mayPass(reason: ClientFailure): boolean {
  return reason.kind !== "refused" || reason.status >= 500 || reason.status === 429;
}

/** What a visitor is told of it: the site has said no, asks for patience, cannot say just now, or is out of reach. */
export function refusalOf(reason: ClientFailure): Refusal {
  return { ok: false, reason: told(reason) };
}

function told(reason: ClientFailure): Refusal["reason"] {
  switch (reason.kind) {
    case "unreachable":
    case "timed-out":
      return "offline";
    case "unreadable":
      return "away";
    case "refused":
      if (reason.status === 429) return "busy";
      return reason.status >= 500 ? "away" : "refused";
  }
}
