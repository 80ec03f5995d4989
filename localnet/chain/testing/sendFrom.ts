// Sends a transaction as one of the node's own accounts, and waits until the chain has it.
import { setTimeout } from "node:timers/promises";
import type { Address, Hex } from "viem";
import type { BuildClient } from "../buildClient.ts";

const PAUSE_MS = 10;

/**
 * Whether it went well. Asked until the receipt is there: the node may tell of a block a moment before
 * it can tell what became of it, and whoever waits for the next block then waits for good.
 */
export async function sendFrom(
  client: BuildClient,
  sent: { from: Address; to?: Address; data: Hex },
): Promise<boolean> {
  const hash = await client.request({ method: "eth_sendTransaction", params: [sent] });
  for (;;) {
    const receipt = await client.request({ method: "eth_getTransactionReceipt", params: [hash] });
    if (receipt !== null) return receipt.status === "0x1";
    await setTimeout(PAUSE_MS);
  }
}
