// A chain node that takes any transaction, for tests of what a phone sends to it.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import type { Hex } from "viem";
import { serveLocally } from "../../../server/testing/serveLocally.ts";

type Call = { id: number; method: string; params: unknown[] };

export async function startRpcStub() {
  const sent: Hex[] = [];
  const hash: Hex = `0x${"12".repeat(32)}`;
  const answers: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => "0x1",
    eth_getTransactionCount: () => "0x0",
    eth_estimateGas: () => "0x5208",
    eth_maxPriorityFeePerGas: () => "0x1",
    eth_getBlockByNumber: () => ({ number: "0x1", baseFeePerGas: "0x1", transactions: [] }),
    eth_sendRawTransaction: ([raw]) => {
      sent.push(raw as Hex);
      return hash;
    },
  };
  const server = createServer(async (request, response) => {
    const { id, method, params } = (await json(request)) as Call;
    const answer = answers[method];
    const error = { code: -32601, message: "no such method" };
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify({ jsonrpc: "2.0", id, ...(answer ? { result: answer(params) } : { error }) }),
    );
  });
  const { port, stop } = await serveLocally(server);
  return { url: `http://127.0.0.1:${port}`, sent, hash, stop };
}
