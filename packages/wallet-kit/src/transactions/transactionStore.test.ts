// Tests the adding and clearing of transactions, and that no storage, however bad, loses or misreads them.
import { describe, expect, test, vi } from "vitest";
import {
  account,
  browser,
  otherChainAccount,
  seedTransaction,
  testAccountAddress,
  transactionsKey,
  transactionTestHash,
} from "./testing/browser.ts";

describe("adding", () => {
  test("keeps it, newest first, for this account and chain only", () => {
    const { items, tab } = browser();
    const { store, hashes } = tab();
    store.add(account, seedTransaction);
    store.add(account, {
      hash: transactionTestHash(2),
      description: "Moved a field",
      confirmations: 3,
    });
    store.add(otherChainAccount, {
      hash: transactionTestHash(3),
      description: "Crossed the river",
    });
    expect(hashes()).toEqual([2, 1]);
    expect(hashes(otherChainAccount)).toEqual([3]);
    expect(JSON.parse(items.get(transactionsKey)!)[testAccountAddress][1][0]).toEqual({
      hash: transactionTestHash(2),
      description: "Moved a field",
      confirmations: 3,
      status: "pending",
    });
  });

  test("refuses one that is not a transaction, with every reason on its line", () => {
    const { items, tab } = browser();
    const { store } = tab();
    const wrong = { hash: "0x1", description: 7, confirmations: 0 } as never;
    expect(() => store.add(account, wrong)).toThrow(
      new Error(
        "Unable to add transaction\nInvalid transaction hash\nTransaction must have a description\nTransaction confirmations must be a positiver integer",
      ),
    );
    expect(store.tryAdd(account, { ...seedTransaction, confirmations: 0 })).toEqual({
      ok: false,
      reasons: ["Transaction confirmations must be a positiver integer"],
    });
    expect(store.tryAdd(account, seedTransaction)).toEqual({ ok: true });
    expect(items.size).toBe(1);
  });

  test("tells who listens, who sees the same list until something changes", () => {
    const { store } = browser().tab();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    const before = store.list(account);
    expect(store.list(account)).toBe(before);
    store.add(account, seedTransaction);
    expect(heard).toHaveBeenCalledTimes(1);
    const after = store.list(account);
    expect(after).not.toBe(before);
    expect(store.list(account)).toBe(after);
    stop();
    store.clear(account);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("clearing ends one list and leaves the others", () => {
    const { items, tab } = browser();
    const { store, hashes } = tab();
    store.add(account, seedTransaction);
    store.add(otherChainAccount, seedTransaction);
    store.clear(account);
    expect([hashes(), hashes(otherChainAccount)]).toEqual([[], [1]]);
    expect(Object.keys(JSON.parse(items.get(transactionsKey)!)[testAccountAddress])).toEqual([
      "10",
    ]);
  });
});

describe("storage that is not as it should be", () => {
  test("garbage is set aside, not thrown away, and never misread", () => {
    const { items, tab } = browser();
    items.set(transactionsKey, '{"version":2}');
    const { store, hashes } = tab();
    expect(hashes()).toEqual([]);
    expect(items.get(transactionsKey)).toBe('{"version":2}');
    store.add(account, seedTransaction);
    expect(hashes()).toEqual([1]);
    expect(items.get(`${transactionsKey}.aside`)).toBe('{"version":2}');
    store.add(account, { hash: transactionTestHash(2), description: "" });
    expect(items.get(`${transactionsKey}.aside`)).toBe('{"version":2}');
    expect(tab().hashes()).toEqual([2, 1]);
  });

  test("when it is full, this tab goes on from memory, and saves as soon as there is room", () => {
    const { fill, makeRoom, items, tab } = browser();
    const { store, hashes } = tab();
    store.add(account, seedTransaction);
    fill();
    store.add(account, { hash: transactionTestHash(2), description: "" });
    store.add(account, { hash: transactionTestHash(3), description: "" });
    expect(hashes()).toEqual([3, 2, 1]);
    expect(tab().hashes()).toEqual([1]);
    makeRoom();
    store.add(account, { hash: transactionTestHash(4), description: "" });
    expect(tab().hashes()).toEqual([4, 3, 2, 1]);
    expect(items.size).toBe(1);
  });

  test("what another tab could save joins what this one could not", () => {
    const { fill, makeRoom, tab } = browser();
    const [one, two] = [tab(), tab()];
    fill();
    one.store.add(account, seedTransaction);
    makeRoom();
    two.store.add(account, { hash: transactionTestHash(2), description: "" });
    expect(one.hashes()).toEqual([1, 2]);
    one.store.add(account, { hash: transactionTestHash(3), description: "" });
    expect(two.hashes()).toEqual([3, 1, 2]);
  });

  test("blocked altogether, clearing works too", () => {
    const { fill, tab } = browser();
    fill();
    const { store, hashes } = tab();
    store.add(account, seedTransaction);
    expect(hashes()).toEqual([1]);
    store.clear(account);
    expect(hashes()).toEqual([]);
  });
});
