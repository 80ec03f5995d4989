// Puts one question to a chain's node over JSON-RPC.
import { internal, RpcError } from "./rpcError.ts";

type AskNode = (rpcUrl: string, method: string, params: readonly unknown[]) => Promise<unknown>;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export function createAskNode(fetch: Fetch): AskNode {
  let lastId = 0;
  return async (rpcUrl, method, params) => {
    lastId += 1;
    const body = JSON.stringify({ jsonrpc: "2.0", id: lastId, method, params });
    const answer = await post(fetch, rpcUrl, body);
    if (typeof answer !== "object" || answer === null) throw noSense(rpcUrl);
    if ("error" in answer && answer.error) throw toRpcError(answer.error, rpcUrl);
    if (!("result" in answer)) throw noSense(rpcUrl);
    return answer.result;
  };
}

async function post(fetch: Fetch, rpcUrl: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(rpcUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    return await response.json();
  } catch {
    throw internal(`The node at ${rpcUrl} cannot be reached.`);
  }
}

function toRpcError(error: unknown, rpcUrl: string): RpcError {
  if (typeof error !== "object" || error === null) return noSense(rpcUrl);
  const { code, message, data } = error as Record<string, unknown>;
  return new RpcError(
    typeof code === "number" ? code : -32603,
    typeof message === "string" ? message : "The node refused.",
    data,
  );
}

const noSense = (rpcUrl: string) => internal(`The node at ${rpcUrl} gave no JSON-RPC answer.`);
