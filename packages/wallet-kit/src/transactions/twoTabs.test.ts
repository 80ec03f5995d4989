// Tests that the tabs of a browser keep one list together, and lose nothing of each other's.
import { describe, expect, test, vi } from "vitest";
import {
  account,
  browser,
  flushPromises,
  seedTransaction,
  type Tell,
  transactionsKey,
  transactionTestHash,
} from "./testing/browser.ts";
import { createTransactionStore } from "./transactionStore.ts";

describe("two tabs", () => {
  test("see what the other adds, settles and clears", async () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    const heard = vi.fn();
    two.store.subscribe(heard);
    one.store.watch(account);
    one.store.add(account, seedTransaction);
    expect(two.hashes()).toEqual([1]);
    one.asked[0]!.answer("success");
    await flushPromises();
    expect(two.states()).toEqual(["confirmed"]);
    one.store.clear(account);
    expect(two.hashes()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test("lose nothing when both write before either has heard of it", () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    two.stop();
    one.store.add(account, seedTransaction);
    two.store.add(account, { hash: transactionTestHash(2), description: "" });
    expect(one.hashes()).toEqual([2, 1]);
    expect(two.hashes()).toEqual([2, 1]);
  });

  test("both wait, the first answer counts, and each tells it to whoever looks at it", async () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    one.store.watch(account);
    two.store.watch(account);
    one.store.add(account, seedTransaction);
    one.asked[0]!.answer("reverted");
    await flushPromises();
    two.asked[0]!.answer("success");
    await flushPromises();
    expect([one.states(), two.states()]).toEqual([["failed"], ["failed"]]);
    const words = `${seedTransaction.description}: failed`;
    expect([one.told, two.told]).toEqual([[words], [words]]);
  });

  test("a storage that was emptied by the visitor is empty", () => {
    const { items, tab } = browser();
    let tell: Tell = () => {};
    const store = createTransactionStore({
      storage: { getItem: (name) => items.get(name) ?? null, setItem: (n, t) => items.set(n, t) },
      provider: { waitForReceipt: () => new Promise(() => {}) },
      after: () => () => {},
      otherTabs: (changed) => {
        tell = changed;
        return () => {};
      },
    });
    store.open();
    tab().store.add(account, seedTransaction);
    tell("something-else");
    expect(store.list(account)).toHaveLength(0);
    tell(transactionsKey);
    expect(store.list(account)).toHaveLength(1);
    items.clear();
    tell(null);
    expect(store.list(account)).toHaveLength(0);
  });
});
