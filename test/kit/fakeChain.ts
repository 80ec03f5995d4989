// A chain's node as a host's page asks it: everything that is sent is mined at once.
import type { Page } from "playwright";

type Call = { id: number; method: string };

const sent = `0x${"5e".repeat(32)}`;
const block = `0x${"b1".repeat(32)}`;

const receipt = {
  transactionHash: sent,
  transactionIndex: "0x0",
  blockHash: block,
  blockNumber: "0x10",
  from: `0x${"11".repeat(20)}`,
  to: `0x${"22".repeat(20)}`,
  cumulativeGasUsed: "0x5208",
  gasUsed: "0x5208",
  effectiveGasPrice: "0x1",
  contractAddress: null,
  logs: [],
  logsBloom: `0x${"00".repeat(256)}`,
  status: "0x1",
  type: "0x2",
};

const answers: Readonly<Record<string, unknown>> = {
  eth_blockNumber: "0x10",
  eth_getBalance: "0x14d1120d7b160000",
  eth_gasPrice: "0x1",
  eth_estimateGas: "0x5208",
  eth_getTransactionCount: "0x0",
  eth_getCode: "0x",
  eth_sendTransaction: sent,
  eth_getTransactionReceipt: receipt,
  eth_getBlockByNumber: { number: "0x10", hash: block, timestamp: "0x0", transactions: [] },
};

function answer({ id, method }: Call, chain: string) {
  const result = method === "eth_chainId" ? `0x${Number(chain).toString(16)}` : answers[method];
  const error = { code: 3, message: "execution reverted" };
  return result === undefined ? { jsonrpc: "2.0", id, error } : { jsonrpc: "2.0", id, result };
}

export const answerCalls = (page: Page): Promise<unknown> =>
  page.route("**/rpc/*", async (route) => {
    const chain = route.request().url().split("/").at(-1)!;
    const asked: Call | Call[] = route.request().postDataJSON();
    const json = Array.isArray(asked)
      ? asked.map((call) => answer(call, chain))
      : answer(asked, chain);
    await route.fulfill({ json });
  });
