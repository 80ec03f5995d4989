// Everything that can go wrong when the server is asked about a session, as values.
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

/** What went well; else what the kit takes for each failure, which it tells apart by name and `status`. */
export function orThrow<T extends { ok: true }>(
  answered: T | { ok: false; reason: ClientFailure },
): T {
  if (answered.ok) return answered;
  const { reason } = answered;
  switch (reason.kind) {
    case "unreachable":
      throw new TypeError(reason.kind);
    case "timed-out":
      throw new DOMException(reason.kind, "TimeoutError");
    case "unreadable":
      // Some gateway between the page and the server speaks, which may pass.
      throw Object.assign(new Error(reason.kind), { status: 502 });
    case "refused":
      throw Object.assign(new Error(reason.code), { status: reason.status });
  }
}
