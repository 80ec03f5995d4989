// The store of transactions in a browser: its local storage, its clock, and its other tabs.
import { createTransactionStore, type TransactionStore } from "./transactionStore.ts";
import type { ReceiptProvider } from "./waitingRoom.ts";

/** Opens nothing and asks nobody before the store itself is opened and watched. */
export function openBrowserTransactions(provider: ReceiptProvider): TransactionStore {
  return createTransactionStore({
    provider,
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
