// Keeps the transactions of every account on this device, waits for what becomes of them, and tells who listens.
import { Listeners } from "@loamstead/lib/watched.ts";
import { awaitReceipts, type ReceiptProvider } from "./awaitReceipts.ts";
import { transactionErrors } from "./strings.ts";
import { type NewTransaction, type Transaction, transactionFaults } from "./transaction.ts";
import {
  listOf,
  mergedBooks,
  readBook,
  type TransactionAccount,
  type TransactionBook,
  withList,
} from "./transactionBook.ts";
import { settleTransaction, type TransactionList, withNew } from "./transactionList.ts";

export type TransactionStoreOptions = {
  storage: TextStorage;
  provider: ReceiptProvider;
  /** Runs something later; what it returns takes that back. */
  after(milliseconds: number, run: () => void): () => void;
  /** Told of each transaction that has come to its end while it was waited for. */
  onSettled?(transaction: Transaction, account: TransactionAccount): void;
  /** Told the key that another tab has written, or null for all of them; returns how to stop. */
  otherTabs?(changed: (key: string | null) => void): () => void;
};

export type AddOutcome = { ok: true } | { ok: false; reasons: readonly string[] };

export type TransactionStore = ReturnType<typeof createTransactionStore>;

export function createTransactionStore(options: TransactionStoreOptions) {
  const storage = openTransactionStorage(options.storage);
  const listeners = new Listeners();
  const receipts = awaitReceipts({ ...options, settle });
  let openings = 0;
  let leave: (() => void) | undefined;
  let watched: TransactionAccount | undefined;
  let shown = new Map<string, TransactionList>();

  /** The same list as long as nothing has changed. */
  function list(account: TransactionAccount): TransactionList {
    const key = `${account.chainId} ${account.address}`;
    const known = shown.get(key) ?? listOf(storage.book(), account);
    shown.set(key, known);
    return known;
  }

  function told(): void {
    shown = new Map();
    listeners.tell();
    awaitPending();
  }

  function update(
    account: TransactionAccount,
    change: (list: TransactionList) => TransactionList,
  ): void {
    // Another tab may have written in the meantime.
    storage.refresh();
    const book = storage.book();
    storage.keep(withList(book, account, change(listOf(book, account))));
    told();
  }

  function settle(account: TransactionAccount, hash: string, status: "confirmed" | "failed"): void {
    update(account, (before) => settleTransaction(before, hash, status));
    const ended = list(account).find((one) => one.hash === hash);
    if (ended !== undefined) options.onSettled?.(ended, account);
  }

  function awaitPending(): void {
    if (watched === undefined) return;
    const account = watched;
    for (const transaction of list(account)) {
      if (transaction.status === "pending") receipts.await(account, transaction);
    }
  }

  function tryAdd(account: TransactionAccount, transaction: NewTransaction): AddOutcome {
    const reasons = transactionFaults(transaction);
    if (reasons.length > 0) return { ok: false, reasons };
    update(account, (before) => withNew(before, transaction));
    return { ok: true };
  }

  return {
    list,
    tryAdd,

    /** Throws where the transaction is not one: that is a mistake of the program, not of its visitor. */
    add(account: TransactionAccount, transaction: NewTransaction): void {
      const outcome = tryAdd(account, transaction);
      if (outcome.ok) return;
      throw new Error([transactionErrors.unableToAdd, ...outcome.reasons].join("\n"));
    },

    clear(account: TransactionAccount): void {
      update(account, () => []);
    },

    /** From now on the pending transactions of this account are waited for; none without one. */
    watch(account: TransactionAccount | undefined): void {
      watched = account;
      receipts.serve(account);
      if (account !== undefined && storage.refresh()) told();
      else awaitPending();
    },

    subscribe: listeners.add,

    /** Begins to follow the other tabs; returns how to stop that, and all waiting, for who opened it. */
    open(): () => void {
      openings++;
      if (openings === 1) {
        leave = options.otherTabs?.((key) => {
          if ((key === null || key === storage.key) && storage.refresh()) told();
        });
      }
      if (storage.refresh()) told();
      return () => {
        // Several parts of a page may share the store: the last one puts out the light.
        openings--;
        if (openings > 0) return;
        leave?.();
        watched = undefined;
        receipts.serve(undefined);
      };
    },
  };
}

/** Never throws: storage that is blocked reads as empty, and one that is full does not change. */
type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
};

const key = "rk-transactions";
const asideKey = "rk-transactions.aside";

/** The book as it is stored, and in memory as long as storage does not take it. */
function openTransactionStorage(storage: TextStorage) {
  let text: string | null = null;
  let whole = true;
  let book: TransactionBook = {};
  /** What storage did not take. */
  let unsaved = false;

  return {
    key,
    book: () => book,

    /** Reads again; true where something has changed. */
    refresh(): boolean {
      const found = storage.getItem(key);
      if (found === text) return false;
      const read = readBook(found);
      text = found;
      whole = read.whole;
      book = unsaved ? mergedBooks(book, read.book) : read.book;
      return true;
    },

    keep(next: TransactionBook): void {
      book = next;
      // What could not be understood is not thrown away: a newer version of the kit may know it.
      if (!whole && text !== null) storage.setItem(asideKey, text);
      const written = JSON.stringify(next);
      storage.setItem(key, written);
      unsaved = storage.getItem(key) !== written;
      if (unsaved) return;
      text = written;
      whole = true;
    },
  };
}
