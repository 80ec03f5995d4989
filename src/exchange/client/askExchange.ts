// One call to the exchange: bounded in time and size, and judged before anybody reads its answer.

import { accept } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import {
  type ExchangeFailure,
  type ExchangeResult,
  exchangeUnavailable,
} from "./exchangeFailure.ts";

export type ExchangeTransport = {
  /** Where calls go; a proxy may stand here. */
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

export type ExchangeCall = {
  path: string;
  params: Readonly<Record<string, string | number | boolean>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

const maxBytes = 4_000_000;

export async function askExchange(
  { baseUrl, fetch, timeoutMs }: ExchangeTransport,
  { path, params, headers = {}, signal }: ExchangeCall,
): Promise<ExchangeResult<unknown>> {
  const query = new URLSearchParams(
    Object.entries(params)
      .map(([key, value]): [string, string] => [key, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`${baseUrl}${path}?${query}`, {
      headers: { ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // A key must not follow the exchange to wherever it points.
      redirect: "error",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    const text = await boundedText(answer);
    return text === null
      ? exchangeUnavailable("the answer is too long")
      : judge(answer.status, text);
  } catch (error) {
    if (signal?.aborted) return { ok: false, reason: { kind: "aborted" } };
    return exchangeUnavailable(
      timeout.aborted ? `no answer within ${timeoutMs} ms` : String(error),
    );
  }
}

async function boundedText(answer: Response): Promise<string | null> {
  if (!answer.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Not `for await`: WebKit's streams cannot be iterated.
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      void reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function judge(status: number, text: string): ExchangeResult<unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return exchangeUnavailable(`answer ${status} is not JSON`);
  }
  // Whatever the status: the exchange has been seen to send errors with 200.
  const refusal = refusalIn(body);
  if (refusal) return { ok: false, reason: refusal };
  return status === 200 ? accept(body) : exchangeUnavailable(`answer ${status}`);
}

function refusalIn(body: unknown): ExchangeFailure | undefined {
  if (!isRecord(body) || !("resultInfo" in body)) return undefined;
  const info = body.resultInfo;
  if (!isRecord(info) || !("code" in info)) {
    return { kind: "unavailable", detail: "an error without a code" };
  }
  if (typeof info.code !== "number" || !Number.isSafeInteger(info.code)) {
    return { kind: "unavailable", detail: "an error whose code is no number" };
  }
  const message = "message" in info ? info.message : "msg" in info ? info.msg : "";
  return { kind: "refused", code: info.code, message: String(message).slice(0, 200) };
}
