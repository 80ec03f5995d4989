// Reads receipts through the kit's own connection to the chains.
import type { Client } from "viem";
import { waitForTransactionReceipt } from "viem/actions";
import type { ReceiptProvider } from "./waitingRoom.ts";

// Long enough for a full block pool, short enough not to poll for ever; the store asks again.
const patience = 300_000;

/** wagmi's own wait throws for a reverted transaction, so that it could not be told from a dead node. */
export function receiptsOf(clientFor: (chainId: number) => Client | undefined): ReceiptProvider {
  return {
    async waitForReceipt(hash, chainId, confirmations) {
      const client = clientFor(chainId);
      if (client === undefined) return { status: undefined };
      let another = false;
      const { status } = await waitForTransactionReceipt(client, {
        hash,
        timeout: patience,
        ...(confirmations !== undefined && { confirmations }),
        // The same transaction at a better price is still it; anything else has taken its place.
        onReplaced: ({ reason }) => {
          another = reason !== "repriced";
        },
      });
      return { status: another ? "reverted" : status };
    },
  };
}
