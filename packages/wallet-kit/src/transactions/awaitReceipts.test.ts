// Tests that what becomes of a transaction is waited for as long as it concerns anybody, and no longer.
import { describe, expect, test } from "vitest";
import {
  account,
  browser,
  flushPromises,
  otherChainAccount,
  seedTransaction,
  transactionTestHash,
} from "./testing/browser.ts";

describe("waiting", () => {
  test.for([
    ["success", "confirmed"],
    [1, "confirmed"],
    ["reverted", "failed"],
    [0, "failed"],
  ] as const)("a receipt that says %s means %s", async ([status, expected]) => {
    const { store, asked, states } = browser().tab();
    store.watch(account);
    store.add(account, { ...seedTransaction, confirmations: 2 });
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 2"]);
    asked[0]!.answer(status);
    await flushPromises();
    expect(states()).toEqual([expected]);
  });

  test("begins with what was pending when the page was left", () => {
    const { tab } = browser();
    const first = tab();
    first.store.add(account, seedTransaction);
    first.stop();
    const second = tab();
    second.store.watch(account);
    expect(second.asked).toHaveLength(1);
  });

  test("asks once for each, however often the page changes", async () => {
    const { store, asked } = browser().tab();
    store.watch(account);
    store.add(account, seedTransaction);
    store.add(account, { hash: transactionTestHash(2), description: "" });
    store.watch(undefined);
    store.watch(account);
    store.add(account, seedTransaction);
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 1", "2 on 1 x 1"]);
  });

  test.for(["timed out", "could not tell"] as const)(
    "one that %s stays pending and is asked about again, ever more seldom",
    async (how) => {
      const { store, asked, paused, states } = browser().tab();
      store.watch(account);
      store.add(account, seedTransaction);
      for (const milliseconds of [15_000, 30_000, 60_000, 120_000, 240_000, 240_000]) {
        if (how === "timed out") asked.at(-1)!.fail();
        else asked.at(-1)!.answer(undefined);
        await flushPromises();
        expect(states()).toEqual(["pending"]);
        const pause = paused.shift()!;
        expect(pause.milliseconds).toBe(milliseconds);
        pause.run();
      }
      asked.at(-1)!.answer("success");
      await flushPromises();
      expect(states()).toEqual(["confirmed"]);
      expect([asked.length, paused.length]).toEqual([7, 0]);
    },
  );

  test("of an account that was left: no new question, but an answer still counts", async () => {
    const { store, asked, paused, states } = browser().tab();
    store.watch(account);
    store.add(account, seedTransaction);
    store.add(account, { hash: transactionTestHash(2), description: "" });
    asked[0]!.fail();
    await flushPromises();
    expect(paused).toHaveLength(1);
    store.watch(otherChainAccount);
    expect(paused).toHaveLength(0);
    asked[1]!.answer("success");
    await flushPromises();
    expect(states()).toEqual(["confirmed", "pending"]);
    store.watch(account);
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 1", "2 on 1 x 1", "1 on 1 x 1"]);
  });

  test("a transaction cleared while it was waited for does not come back", async () => {
    const { store, asked, hashes } = browser().tab();
    store.watch(account);
    store.add(account, seedTransaction);
    store.clear(account);
    asked[0]!.answer("success");
    await flushPromises();
    expect(hashes()).toEqual([]);
  });

  test("ends with the page", async () => {
    const { store, asked, paused, stop } = browser().tab();
    store.watch(account);
    store.add(account, seedTransaction);
    stop();
    asked[0]!.fail();
    await flushPromises();
    expect(paused).toHaveLength(0);
  });
});

test("shared by several parts of a page, it goes on until the last has left", async () => {
  const { tab } = browser();
  const [here, there] = [tab(), tab()];
  const stopSecond = here.store.open();
  here.store.watch(account);
  here.store.add(account, seedTransaction);
  here.stop();
  there.store.add(account, { hash: transactionTestHash(2), description: "" });
  expect(here.hashes()).toEqual([2, 1]);
  expect(here.asked).toHaveLength(2);
  here.asked[0]!.fail();
  await flushPromises();
  expect(here.paused).toHaveLength(1);
  stopSecond();
  expect(here.paused).toHaveLength(0);
  there.store.clear(account);
  expect(here.hashes()).toEqual([2, 1]);
});
