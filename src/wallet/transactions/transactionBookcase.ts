// Where the book of transactions stands: in storage, and in memory as long as storage does not take it.
import { mergedBooks, readBook, type TransactionBook } from "./transactionBook.ts";

/** Never throws: storage that is blocked reads as empty, and one that is full does not change. */
export type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
};

const key = "rk-transactions";
const asideKey = "rk-transactions.aside";

export function openBookcase(storage: TextStorage) {
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
