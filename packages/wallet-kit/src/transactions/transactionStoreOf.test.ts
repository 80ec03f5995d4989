import { createClient, custom, type Hex, numberToHex } from "viem";
import { mainnet } from "viem/chains";
import { expect, test } from "vitest";
import { receiptsOf } from "./transactionStoreOf.ts";

const hash = `0x${"1".repeat(64)}` as const;
const replacement = `0x${"2".repeat(64)}` as const;
const [rowan, juniper] = [`0x${"a".repeat(40)}`, `0x${"b".repeat(40)}`];

const sent = { hash, from: rowan, to: juniper, nonce: "0x7", value: "0x9", input: "0x" };
type Sent = typeof sent;

const receipt = (transactionHash: Hex, status: Hex) => ({
  transactionHash,
  status,
  blockNumber: "0x64",
  from: rowan,
  to: juniper,
});

/** A node at block 100, or somewhat later, that has only what it is told to have. */
function node({
  receipts = [] as ReturnType<typeof receipt>[],
  mined = [] as Sent[],
  block = 100,
}) {
  return createClient({
    chain: mainnet,
    pollingInterval: 1,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: [Hex] }) {
          const known = receipts.find(({ transactionHash }) => transactionHash === params?.[0]);
          switch (method) {
            case "eth_blockNumber":
              return numberToHex(block);
            case "eth_getTransactionReceipt":
              return known ?? null;
            case "eth_getTransactionByHash":
              return { ...sent, hash: params[0], ...(known && { blockNumber: "0x64" }) };
            case "eth_getBlockByNumber":
              return { number: "0x64", transactions: mined, baseFeePerGas: "0x1" };
            default:
              throw new Error(`The node is gone (${method})`);
          }
        },
      },
      { retryCount: 0 },
    ),
  });
}

const ask = (client: ReturnType<typeof node> | undefined, confirmations?: number) =>
  receiptsOf(() => client).waitForReceipt(hash, 1, confirmations);

test.for([
  ["0x1", "success"],
  ["0x0", "reverted"],
] as const)("a receipt with status %s is read as %s, not thrown", async ([status, read]) => {
  expect(await ask(node({ receipts: [receipt(hash, status)] }))).toEqual({ status: read });
});

test("a receipt counts when it is as deep as asked", async () => {
  const receipts = [receipt(hash, "0x1")];
  expect(await ask(node({ receipts, block: 102 }), 3)).toEqual({ status: "success" });
});

test.for([
  ["at a better price", { ...sent, hash: replacement }, "success"],
  [
    "by one that sends nothing to its sender",
    { ...sent, hash: replacement, to: rowan!, value: "0x0" },
    "reverted",
  ],
  ["by another altogether", { ...sent, hash: replacement, value: "0x1" }, "reverted"],
] as const)("one that was replaced %s", async ([, by, status]) => {
  const client = node({ receipts: [receipt(replacement, "0x1")], mined: [by] });
  expect(await ask(client)).toEqual({ status });
});

test("a chain that the site is not set up for tells nothing", async () => {
  expect(await ask(undefined)).toEqual({ status: undefined });
});
