// Asks an Ethereum node one question over JSON-RPC; whatever happens on the way, the answer is a value.

import { refuse } from "../../src/lib/result.ts";

export type NodeAnswer =
  | { ok: true; result: unknown }
  /** The node has answered: the call itself failed. */
  | { ok: false; reason: "reverted"; error: { code: number; message: string; data?: unknown } }
  | { ok: false; reason: "unavailable" };

/** As much of fetch as is needed. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type Question = { method: string; params: unknown };

export async function askNode(
  url: string,
  { method, params }: Question,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<NodeAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: params ?? [] }),
      redirect: "error",
      signal,
    });
    // Some nodes answer a failed call with a status of 4xx or 5xx and tell of it in the body.
    return readAnswer(await response.json());
  } catch {
    return unavailable;
  }
}

const unavailable = refuse("unavailable");

function readAnswer(body: unknown): NodeAnswer {
  if (typeof body !== "object" || body === null) return unavailable;
  if ("error" in body && body.error) {
    const { code, message, data } = body.error as Record<string, unknown>;
    const error = { code: Number(code), message: String(message), data };
    return isRevert(error) ? { ok: false, reason: "reverted", error } : unavailable;
  }
  return "result" in body ? { ok: true, result: body.result } : unavailable;
}

/** Nodes agree on code 3 for a revert, but not on how to tell of a contract that fails otherwise. */
function isRevert({ code, message }: { code: number; message: string }): boolean {
  return (
    code === 3 ||
    /revert|invalid opcode|invalid jump|out of gas|stack (?:under|over)flow|vm execution/i.test(
      message,
    )
  );
}
