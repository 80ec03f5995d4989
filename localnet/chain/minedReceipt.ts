// Waits until a transaction is mined on a node that mines by itself.
import type { Hash, TransactionReceipt } from "viem";

type Reader = { getTransactionReceipt(asked: { hash: Hash }): Promise<TransactionReceipt> };

const EVERY_MS = 20;
const MOST_MS = 60_000;

/**
 * viem looks anew when there is a new block. A node may name its newest block before it can tell what is
 * in it, and where nobody else sends anything, no other block ever comes.
 */
export async function minedReceipt(client: Reader, hash: Hash): Promise<TransactionReceipt> {
  for (let waited = 0; ; waited += EVERY_MS) {
    const receipt = await client.getTransactionReceipt({ hash }).catch((error: Error) => error);
    if (!(receipt instanceof Error)) return receipt;
    if (receipt.name !== "TransactionReceiptNotFoundError" || waited >= MOST_MS) throw receipt;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
