// A node of chain 1 where every contract is there and says yes, unless it is told to lack some, for tests.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { openPort } from "../../testing/openPort.ts";

const yes = `0x${"1".padStart(64, "0")}`;

export async function startFakeNode() {
  const lacking = new Set<string>();
  const answers: Record<string, (params: readonly unknown[]) => string> = {
    eth_chainId: () => "0x1",
    eth_getCode: ([address]) => (lacking.has(String(address)) ? "0x" : "0x6001"),
    eth_call: () => yes,
  };
  const server = createServer(async (req, res) => {
    const { method, params } = (await json(req)) as { method: string; params: readonly unknown[] };
    const answer = answers[method];
    res.end(
      JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        ...(answer ? { result: answer(params) } : { error: { code: -32601, message: "Unknown." } }),
      }),
    );
  });
  return { url: `http://127.0.0.1:${await openPort(server)}`, lacking };
}
