// The nodes of the chains that sign-in allows: asked in turn, and believed only about their own chain.

import { refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";

export type ChainNodes = {
  /** Asks the chain's nodes one after the other, until one answers or the signal ends it. */
  ask(chainId: number, question: RpcRequest, signal: AbortSignal): Promise<NodeAnswer>;
};

export type ChainNodesParts = {
  rpcUrls: ReadonlyMap<number, readonly string[]>;
  fetch: Fetch;
  timeoutSignal: TimeoutSignal;
};

/** A signal that ends what it is given to after so many milliseconds. */
export type TimeoutSignal = (milliseconds: number) => AbortSignal;

/** For all that has to be asked to verify one signature. */
export const chainPatience = 5_000;

export function createChainNodes(parts: ChainNodesParts): ChainNodes {
  const { rpcUrls, fetch, timeoutSignal } = parts;
  const proven = new Set<string>();

  /** A node of another chain would vouch for contracts that mean nothing on this one. */
  async function isOfChain(url: string, chainId: number, signal: AbortSignal): Promise<boolean> {
    const key = `${chainId} ${url}`;
    if (proven.has(key)) return true;
    const answer = await askNode(url, { method: "eth_chainId", params: [] }, { fetch, signal });
    if (!answer.ok || Number(answer.result) !== chainId) return false;
    proven.add(key);
    return true;
  }

  return {
    async ask(chainId, question, whole) {
      const urls = rpcUrls.get(chainId) ?? [];
      for (const url of urls) {
        // One node that hangs must leave time for the next.
        const signal = AbortSignal.any([whole, timeoutSignal(chainPatience / urls.length)]);
        if (!(await isOfChain(url, chainId, signal))) continue;
        const answer = await askNode(url, question, { fetch, signal });
        if (answer.ok || answer.reason === "reverted") return answer;
      }
      return refuse("unavailable");
    },
  };
}

export type NodeAnswer =
  | { ok: true; result: unknown }
  /** The node has answered: the call itself failed. */
  | { ok: false; reason: "reverted"; error: { code: number; message: string; data?: unknown } }
  | { ok: false; reason: "unavailable" };

/** As much of fetch as is needed. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type RpcRequest = { method: string; params: unknown };

/** Over JSON-RPC; whatever happens on the way, the answer is a value. */
async function askNode(
  url: string,
  { method, params }: RpcRequest,
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
  if (!isRecord(body)) return unavailable;
  if (isRecord(body.error)) {
    const { code, message, data } = body.error;
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
