// What can go wrong between the site and the exchange, as values.
import type { Result } from "@loamstead/lib/result.ts";

export type ExchangeFailure =
  /** No answer, too late, or one that is not the contract: the exchange is not there for us. */
  | { kind: "unavailable"; detail: string }
  /** The exchange's own refusal, with its code. */
  | { kind: "refused"; code: number; message: string }
  /** Whoever asked is no longer interested. */
  | { kind: "aborted" };

export type ExchangeResult<Value> = Result<Value, ExchangeFailure>;

export const exchangeUnavailable = (detail: string) =>
  ({ ok: false, reason: { kind: "unavailable", detail } }) as const;

/** Codes of which more is known than that something was refused. */
export const codes = {
  addressNotFound: 101001,
  accountNotFound: 101002,
  emptyApiKey: 104001,
  wrongApiKey: 104002,
  wrongSignature: 104005,
} as const;
