// Writes a chain's past: transactions of unlocked accounts, in blocks at chosen times.
import { type Address, getAddress, type Hex, type RpcTransactionReceipt } from "viem";
import type { BuildClient } from "./buildClient.ts";

export type Call = { readonly from: Address; readonly to?: Address; readonly data: Hex };

export type Chronicle = {
  readonly client: BuildClient;
  /** Queues a transaction for the next block; transactions of a block keep their order. */
  write(call: Call): Promise<void>;
  /** Makes the block, `seconds` after the one before. Any transaction in it that fails is an error. */
  seal(seconds?: number): Promise<RpcTransactionReceipt[]>;
  /** A contract of its own block. */
  deploy(from: Address, creationCode: Hex): Promise<Address>;
};

// Enough for the largest call, given so that the node need not run each call beforehand to learn it.
const gas = "0xe4e1c0";
const slotSeconds = 12;

/** For a node that mines only when asked to and keeps transactions in the order of arrival. */
export function startChronicle(client: BuildClient, genesisTime: number): Chronicle {
  let time = genesisTime;
  let waiting = 0;

  async function write({ from, to, data }: Call) {
    await client.request({
      method: "eth_sendTransaction",
      params: [to === undefined ? { from, data, gas } : { from, to, data, gas }],
    });
    waiting += 1;
  }

  async function seal(seconds = slotSeconds) {
    time += seconds;
    await client.setNextBlockTimestamp({ timestamp: BigInt(time) });
    await client.mine({ blocks: 1 });
    const receipts = await client.request({ method: "eth_getBlockReceipts", params: ["latest"] });
    if (receipts.length !== waiting) throw new Error("A block has no room for its transactions");
    waiting = 0;
    const failed = receipts.find((receipt) => receipt.status !== "0x1");
    if (failed) throw new Error(`Failed while building the chain: ${failed.transactionHash}`);
    return receipts;
  }

  async function deploy(from: Address, creationCode: Hex) {
    await write({ from, data: creationCode });
    const address = (await seal()).at(-1)?.contractAddress;
    if (!address) throw new Error("No contract was made");
    return getAddress(address);
  }

  return { client, write, seal, deploy };
}
