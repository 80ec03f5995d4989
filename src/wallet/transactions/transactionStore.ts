// Keeps the transactions of every account on this device, waits for what becomes of them, and tells who listens.
import { strings } from "./strings.ts";
import { faultsOf, type NewTransaction } from "./transaction.ts";
import { type Account, listOf, withList } from "./transactionBook.ts";
import { openBookcase, type TextStorage } from "./transactionBookcase.ts";
import { settled, type TransactionList, withNew } from "./transactionList.ts";
import { type ReceiptProvider, waitingRoom } from "./waitingRoom.ts";

export type TransactionStoreOptions = {
  storage: TextStorage;
  provider: ReceiptProvider;
  /** Runs something later; what it returns takes that back. */
  after(milliseconds: number, run: () => void): () => void;
  /** Told the key that another tab has written, or null for all of them; returns how to stop. */
  otherTabs?(changed: (key: string | null) => void): () => void;
};

export type AddOutcome = { ok: true } | { ok: false; reasons: readonly string[] };

export type TransactionStore = ReturnType<typeof createTransactionStore>;

export function createTransactionStore(options: TransactionStoreOptions) {
  const bookcase = openBookcase(options.storage);
  const listeners = new Set<() => void>();
  const room = waitingRoom({ ...options, settle });
  let openings = 0;
  let leave: (() => void) | undefined;
  let watched: Account | undefined;
  let shown = new Map<string, TransactionList>();

  /** The same list as long as nothing has changed. */
  function list(account: Account): TransactionList {
    const key = `${account.chainId} ${account.address}`;
    const known = shown.get(key) ?? listOf(bookcase.book(), account);
    shown.set(key, known);
    return known;
  }

  function told(): void {
    shown = new Map();
    for (const listener of [...listeners]) listener();
    awaitPending();
  }

  function update(account: Account, change: (list: TransactionList) => TransactionList): void {
    // Another tab may have written in the meantime.
    bookcase.refresh();
    const book = bookcase.book();
    bookcase.keep(withList(book, account, change(listOf(book, account))));
    told();
  }

  function settle(account: Account, hash: string, status: "confirmed" | "failed"): void {
    update(account, (before) => settled(before, hash, status));
  }

  function awaitPending(): void {
    if (watched === undefined) return;
    const account = watched;
    for (const transaction of list(account)) {
      if (transaction.status === "pending") room.await(account, transaction);
    }
  }

  function tryAdd(account: Account, transaction: NewTransaction): AddOutcome {
    const reasons = faultsOf(transaction);
    if (reasons.length > 0) return { ok: false, reasons };
    update(account, (before) => withNew(before, transaction));
    return { ok: true };
  }

  return {
    list,
    tryAdd,

    /** Throws where the transaction is not one: that is a mistake of the program, not of its visitor. */
    add(account: Account, transaction: NewTransaction): void {
      const outcome = tryAdd(account, transaction);
      if (outcome.ok) return;
      throw new Error([strings.unableToAdd, ...outcome.reasons].join("\n"));
    },

    clear(account: Account): void {
      update(account, () => []);
    },

    /** From now on the pending transactions of this account are waited for; none without one. */
    watch(account: Account | undefined): void {
      watched = account;
      room.serve(account);
      if (account !== undefined && bookcase.refresh()) told();
      else awaitPending();
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Begins to follow the other tabs; returns how to stop that, and all waiting, for who opened it. */
    open(): () => void {
      openings++;
      if (openings === 1) {
        leave = options.otherTabs?.((key) => {
          if ((key === null || key === bookcase.key) && bookcase.refresh()) told();
        });
      }
      if (bookcase.refresh()) told();
      return () => {
        // Several parts of a page may share the store: the last one puts out the light.
        openings--;
        if (openings > 0) return;
        leave?.();
        watched = undefined;
        room.serve(undefined);
      };
    },
  };
}
