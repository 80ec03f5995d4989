// All that is kept, by address and chain: read from text of any quality, and written back as text.
import { isRecord } from "@loamstead/lib/shape.ts";
import { type Transaction, transactionFaults } from "./transaction.ts";
import { mergeTransactions, type TransactionList } from "./transactionList.ts";

export type TransactionBook = Readonly<Record<string, Readonly<Record<string, TransactionList>>>>;

export type TransactionAccount = { address: string; chainId: number };

const none: TransactionList = [];
const addressKey = /^0x[0-9a-f]{40}$/i;
const chainKey = /^[1-9]\d{0,15}$/;

/** `whole` is false where something in the text could not be understood and was left out. */
export function readBook(text: string | null): { book: TransactionBook; whole: boolean } {
  if (text === null) return { book: {}, whole: true };
  let whole = true;
  const entries = (value: unknown, key: RegExp): [string, unknown][] => {
    const all = isRecord(value) ? Object.entries(value) : [];
    const fitting = all.filter(([name]) => key.test(name));
    if (!isRecord(value) || fitting.length < all.length) whole = false;
    return fitting;
  };
  const list = (value: unknown): TransactionList => {
    const items = Array.isArray(value) ? value : [];
    const read = items.map(readTransaction).filter((item) => item !== undefined);
    if (!Array.isArray(value) || read.length < items.length) whole = false;
    return mergeTransactions(read, []);
  };

  const addresses = entries(parse(text), addressKey).map(([address, chains]) => {
    const lists = entries(chains, chainKey).map(
      ([chainId, items]) => [chainId, list(items)] as const,
    );
    return [address, Object.fromEntries(lists)] as const;
  });
  return { book: Object.fromEntries(addresses), whole };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readTransaction(value: unknown): Transaction | undefined {
  if (transactionFaults(value).length > 0) return undefined;
  const { hash, description, confirmations, status } = value as Transaction;
  if (status !== "pending" && status !== "confirmed" && status !== "failed") return undefined;
  return { hash, description, status, ...(confirmations !== undefined && { confirmations }) };
}

/** Wallets do not agree on the letters' case in an address, so another spelling is the same account. */
export function listOf(
  book: TransactionBook,
  { address, chainId }: TransactionAccount,
): TransactionList {
  const lists = spellings(book, address).map((key) => book[key]?.[chainId] ?? []);
  return lists.length === 1 ? lists[0]! : lists.reduce(mergeTransactions, none);
}

/** Writes under the address as it is given, and ends its other spellings. */
export function withList(
  book: TransactionBook,
  { address, chainId }: TransactionAccount,
  list: TransactionList,
): TransactionBook {
  const next: Record<string, Readonly<Record<string, TransactionList>>> = { ...book };
  const chains: Record<string, TransactionList> = {};
  for (const key of spellings(book, address)) {
    for (const id of Object.keys(book[key]!)) {
      chains[id] = listOf(book, { address, chainId: Number(id) });
    }
    delete next[key];
  }
  if (list.length > 0) chains[chainId] = list;
  else delete chains[chainId];
  if (Object.keys(chains).length > 0) next[address] = chains;
  return next;
}

/** One book out of what is stored and what could not be. */
export function mergedBooks(kept: TransactionBook, stored: TransactionBook): TransactionBook {
  let book = stored;
  for (const [address, chains] of Object.entries(kept)) {
    for (const [id, list] of Object.entries(chains)) {
      const account = { address, chainId: Number(id) };
      book = withList(book, account, mergeTransactions(list, listOf(book, account)));
    }
  }
  return book;
}

function spellings(book: TransactionBook, address: string): string[] {
  const wanted = address.toLowerCase();
  const found = Object.keys(book).filter((key) => key.toLowerCase() === wanted);
  // The spelling that is asked for comes first.
  return found.sort((one, other) => Number(other === address) - Number(one === address));
}
