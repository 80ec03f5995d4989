// The one store of transactions that belongs to a core.
import { getClient } from "wagmi/actions";
import type { WalletCore } from "../core/core.ts";
import { openBrowserTransactions } from "../transactions/openBrowserTransactions.ts";
import { receiptsOf } from "../transactions/receiptsOf.ts";
import type { TransactionStore } from "../transactions/transactionStore.ts";

const stores = new WeakMap<WalletCore, TransactionStore>();

export function transactionStoreOf(core: WalletCore): TransactionStore {
  const known = stores.get(core);
  if (known) return known;
  const store = openBrowserTransactions(
    receiptsOf((chainId) => getClient(core.config, { chainId })),
  );
  stores.set(core, store);
  return store;
}
