import { describe, expect, test, vi } from "vitest";
import { createTransactionStore } from "./transactionStore.ts";
import type { ReceiptStatus } from "./waitingRoom.ts";

const key = "rk-transactions";
const address = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";
const account = { address, chainId: 1 };
const elsewhere = { address, chainId: 10 };
const hashOf = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, "0")}`;
const seed = { hash: hashOf(1), description: "Bought a heirloom seed" };

type Tell = (key: string | null) => void;

/** Storage that all tabs of a browser share; a write is told to every tab but the one that wrote. */
function browser() {
  const items = new Map<string, string>();
  const tabs = new Set<Tell>();
  let full = false;

  function tab() {
    const asked: { name: string; answer(status: ReceiptStatus): void; fail(): void }[] = [];
    const paused: { milliseconds: number; run(): void }[] = [];
    let own: Tell | undefined;
    const store = createTransactionStore({
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, text) => {
          if (full) return;
          items.set(name, text);
          for (const tell of tabs) if (tell !== own) tell(name);
        },
      },
      provider: {
        waitForReceipt: (hash, chainId, confirmations) => {
          const { promise, resolve, reject } = Promise.withResolvers<{ status: ReceiptStatus }>();
          asked.push({
            name: `${Number(hash)} on ${chainId} x ${confirmations ?? 1}`,
            answer: (status) => resolve({ status }),
            fail: () => reject(new Error("the node is gone")),
          });
          return promise;
        },
      },
      after: (milliseconds, run) => {
        const pause = { milliseconds, run };
        paused.push(pause);
        return () => void paused.splice(paused.indexOf(pause), 1);
      },
      otherTabs: (changed) => {
        own = changed;
        tabs.add(changed);
        return () => void tabs.delete(changed);
      },
    });
    const states = (of = account) => store.list(of).map(({ status }) => status);
    const hashes = (of = account) => store.list(of).map(({ hash }) => Number(hash));
    const stop = store.open();
    return { store, asked, paused, states, hashes, stop };
  }
  const fill = () => {
    full = true;
  };
  const makeRoom = () => {
    full = false;
  };
  return { items, tab, fill, makeRoom };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("adding", () => {
  test("keeps it, newest first, for this account and chain only", () => {
    const { items, tab } = browser();
    const { store, hashes } = tab();
    store.add(account, seed);
    store.add(account, { hash: hashOf(2), description: "Moved a field", confirmations: 3 });
    store.add(elsewhere, { hash: hashOf(3), description: "Crossed the river" });
    expect(hashes()).toEqual([2, 1]);
    expect(hashes(elsewhere)).toEqual([3]);
    expect(JSON.parse(items.get(key)!)[address][1][0]).toEqual({
      hash: hashOf(2),
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
    expect(store.tryAdd(account, { ...seed, confirmations: 0 })).toEqual({
      ok: false,
      reasons: ["Transaction confirmations must be a positiver integer"],
    });
    expect(store.tryAdd(account, seed)).toEqual({ ok: true });
    expect(items.size).toBe(1);
  });

  test("tells who listens, who sees the same list until something changes", () => {
    const { store } = browser().tab();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    const before = store.list(account);
    expect(store.list(account)).toBe(before);
    store.add(account, seed);
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
    store.add(account, seed);
    store.add(elsewhere, seed);
    store.clear(account);
    expect([hashes(), hashes(elsewhere)]).toEqual([[], [1]]);
    expect(Object.keys(JSON.parse(items.get(key)!)[address])).toEqual(["10"]);
  });
});

describe("waiting", () => {
  test.for([
    ["success", "confirmed"],
    [1, "confirmed"],
    ["reverted", "failed"],
    [0, "failed"],
  ] as const)("a receipt that says %s means %s", async ([status, expected]) => {
    const { store, asked, states } = browser().tab();
    store.watch(account);
    store.add(account, { ...seed, confirmations: 2 });
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 2"]);
    asked[0]!.answer(status);
    await settled();
    expect(states()).toEqual([expected]);
  });

  test("begins with what was pending when the page was left", () => {
    const { tab } = browser();
    const first = tab();
    first.store.add(account, seed);
    first.stop();
    const second = tab();
    second.store.watch(account);
    expect(second.asked).toHaveLength(1);
  });

  test("asks once for each, however often the page changes", async () => {
    const { store, asked } = browser().tab();
    store.watch(account);
    store.add(account, seed);
    store.add(account, { hash: hashOf(2), description: "" });
    store.watch(undefined);
    store.watch(account);
    store.add(account, seed);
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 1", "2 on 1 x 1"]);
  });

  test.for(["timed out", "could not tell"] as const)(
    "one that %s stays pending and is asked about again, ever more seldom",
    async (how) => {
      const { store, asked, paused, states } = browser().tab();
      store.watch(account);
      store.add(account, seed);
      for (const milliseconds of [15_000, 30_000, 60_000, 120_000, 240_000, 240_000]) {
        if (how === "timed out") asked.at(-1)!.fail();
        else asked.at(-1)!.answer(undefined);
        await settled();
        expect(states()).toEqual(["pending"]);
        const pause = paused.shift()!;
        expect(pause.milliseconds).toBe(milliseconds);
        pause.run();
      }
      asked.at(-1)!.answer("success");
      await settled();
      expect(states()).toEqual(["confirmed"]);
      expect([asked.length, paused.length]).toEqual([7, 0]);
    },
  );

  test("of an account that was left: no new question, but an answer still counts", async () => {
    const { store, asked, paused, states } = browser().tab();
    store.watch(account);
    store.add(account, seed);
    store.add(account, { hash: hashOf(2), description: "" });
    asked[0]!.fail();
    await settled();
    expect(paused).toHaveLength(1);
    store.watch(elsewhere);
    expect(paused).toHaveLength(0);
    asked[1]!.answer("success");
    await settled();
    expect(states()).toEqual(["confirmed", "pending"]);
    store.watch(account);
    expect(asked.map(({ name }) => name)).toEqual(["1 on 1 x 1", "2 on 1 x 1", "1 on 1 x 1"]);
  });

  test("a transaction cleared while it was waited for does not come back", async () => {
    const { store, asked, hashes } = browser().tab();
    store.watch(account);
    store.add(account, seed);
    store.clear(account);
    asked[0]!.answer("success");
    await settled();
    expect(hashes()).toEqual([]);
  });

  test("ends with the page", async () => {
    const { store, asked, paused, stop } = browser().tab();
    store.watch(account);
    store.add(account, seed);
    stop();
    asked[0]!.fail();
    await settled();
    expect(paused).toHaveLength(0);
  });
});

test("shared by several parts of a page, it goes on until the last has left", async () => {
  const { tab } = browser();
  const [here, there] = [tab(), tab()];
  const stopSecond = here.store.open();
  here.store.watch(account);
  here.store.add(account, seed);
  here.stop();
  there.store.add(account, { hash: hashOf(2), description: "" });
  expect(here.hashes()).toEqual([2, 1]);
  expect(here.asked).toHaveLength(2);
  here.asked[0]!.fail();
  await settled();
  expect(here.paused).toHaveLength(1);
  stopSecond();
  expect(here.paused).toHaveLength(0);
  there.store.clear(account);
  expect(here.hashes()).toEqual([2, 1]);
});

describe("two tabs", () => {
  test("see what the other adds, settles and clears", async () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    const heard = vi.fn();
    two.store.subscribe(heard);
    one.store.watch(account);
    one.store.add(account, seed);
    expect(two.hashes()).toEqual([1]);
    one.asked[0]!.answer("success");
    await settled();
    expect(two.states()).toEqual(["confirmed"]);
    one.store.clear(account);
    expect(two.hashes()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test("lose nothing when both write before either has heard of it", () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    two.stop();
    one.store.add(account, seed);
    two.store.add(account, { hash: hashOf(2), description: "" });
    expect(one.hashes()).toEqual([2, 1]);
    expect(two.hashes()).toEqual([2, 1]);
  });

  test("both wait, and the first answer counts", async () => {
    const { tab } = browser();
    const [one, two] = [tab(), tab()];
    one.store.watch(account);
    two.store.watch(account);
    one.store.add(account, seed);
    one.asked[0]!.answer("reverted");
    await settled();
    two.asked[0]!.answer("success");
    await settled();
    expect([one.states(), two.states()]).toEqual([["failed"], ["failed"]]);
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
    tab().store.add(account, seed);
    tell("something-else");
    expect(store.list(account)).toHaveLength(0);
    tell(key);
    expect(store.list(account)).toHaveLength(1);
    items.clear();
    tell(null);
    expect(store.list(account)).toHaveLength(0);
  });
});

describe("storage that is not as it should be", () => {
  test("garbage is set aside, not thrown away, and never misread", () => {
    const { items, tab } = browser();
    items.set(key, '{"version":2}');
    const { store, hashes } = tab();
    expect(hashes()).toEqual([]);
    expect(items.get(key)).toBe('{"version":2}');
    store.add(account, seed);
    expect(hashes()).toEqual([1]);
    expect(items.get(`${key}.aside`)).toBe('{"version":2}');
    store.add(account, { hash: hashOf(2), description: "" });
    expect(items.get(`${key}.aside`)).toBe('{"version":2}');
    expect(tab().hashes()).toEqual([2, 1]);
  });

  test("when it is full, this tab goes on from memory, and saves as soon as there is room", () => {
    const { fill, makeRoom, items, tab } = browser();
    const { store, hashes } = tab();
    store.add(account, seed);
    fill();
    store.add(account, { hash: hashOf(2), description: "" });
    store.add(account, { hash: hashOf(3), description: "" });
    expect(hashes()).toEqual([3, 2, 1]);
    expect(tab().hashes()).toEqual([1]);
    makeRoom();
    store.add(account, { hash: hashOf(4), description: "" });
    expect(tab().hashes()).toEqual([4, 3, 2, 1]);
    expect(items.size).toBe(1);
  });

  test("what another tab could save joins what this one could not", () => {
    const { fill, makeRoom, tab } = browser();
    const [one, two] = [tab(), tab()];
    fill();
    one.store.add(account, seed);
    makeRoom();
    two.store.add(account, { hash: hashOf(2), description: "" });
    expect(one.hashes()).toEqual([1, 2]);
    one.store.add(account, { hash: hashOf(3), description: "" });
    expect(two.hashes()).toEqual([3, 1, 2]);
  });

  test("blocked altogether, clearing works too", () => {
    const { fill, tab } = browser();
    fill();
    const { store, hashes } = tab();
    store.add(account, seed);
    expect(hashes()).toEqual([1]);
    store.clear(account);
    expect(hashes()).toEqual([]);
  });
});
