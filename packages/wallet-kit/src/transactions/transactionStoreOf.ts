// The one store of transactions that belongs to a core, with the browser's storage and the core's nodes.
import { english, type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import type { Client } from "viem";
import { waitForTransactionReceipt } from "viem/actions";
import { getClient } from "wagmi/actions";
import type { WalletCore } from "../core/core.ts";
import type { ReceiptProvider } from "./awaitReceipts.ts";
import { texts } from "./strings.ts";
import type { Transaction } from "./transaction.ts";
import { createTransactionStore, type TransactionStore } from "./transactionStore.ts";

const stores = new WeakMap<WalletCore, TransactionStore>();

export function transactionStoreOf(core: WalletCore): TransactionStore {
  const known = stores.get(core);
  if (known) return known;
  const store = openBrowserTransactions(
    receiptsOf((chainId) => getClient(core.config, { chainId })),
    () => {
      // Who owns what, and how much, may be another matter now.
      void core.queryClient.invalidateQueries({ predicate: isOfTheChain });
    },
    core.language,
  );
  stores.set(core, store);
  return store;
}

const told = new Set(["balance", "readContract", "readContracts"]);

const isOfTheChain = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  told.has(String(queryKey[0]));

/** Wherever the visitor is by then: what became of a transaction is said once. */
async function tellSettled(
  { description, status }: Transaction,
  language: Language,
): Promise<void> {
  const strings = phrasesOf(texts, language);
  const { toast } = await import("@loamstead/ui/Toast.tsx");
  const kind = status === "confirmed" ? "good" : "error";
  toast(strings.nowIs({ description, status: strings[status] }), { kind });
}

/** Opens nothing and asks nobody before the store itself is opened and watched. */
export function openBrowserTransactions(
  provider: ReceiptProvider,
  onSettled?: () => void,
  language: () => Language = () => english,
): TransactionStore {
  return createTransactionStore({
    provider,
    onSettled(transaction) {
      onSettled?.();
      void tellSettled(transaction, language());
    },
    // Not through a storage that mends itself from memory: the store must see what other tabs write,
    // and has to know what was not kept.
    storage: {
      getItem: (key) => orNull(() => localStorage.getItem(key)),
      setItem: (key, text) => void orNull(() => localStorage.setItem(key, text)),
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    otherTabs(changed) {
      const hear = (event: StorageEvent) => changed(event.key);
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  });
}

/** Storage may be blocked, full, or not there at all. */
function orNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

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
