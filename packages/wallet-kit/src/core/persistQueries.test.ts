// Tests that the chain's answers survive a reload, and that nothing found in the storage can be misread.
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../kit/storage.ts";
import { memoryStorage } from "../kit/testing/memoryStorage.ts";
import { persistQueries, queriesKey } from "./persistQueries.ts";
import { createQueryClient, day } from "./queryClient.ts";

const start = 1_700_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A storage that keeps what it is given, unlike `memoryStorage` which says that nothing will last. */
function lasting() {
  const backing = new Map<string, string>();
  const storage = openStorage(
    () =>
      ({
        getItem: (key: string) => backing.get(key) ?? null,
        setItem: (key: string, value: string) => void backing.set(key, value),
        removeItem: (key: string) => void backing.delete(key),
      }) as unknown as Storage,
  );
  return { storage, backing };
}

function open(storage = lasting().storage) {
  const client = createQueryClient();
  const stop = persistQueries(client, { storage, now: Date.now });
  return { client, stop };
}

const balance = ["balance", { address: "0x1", chainId: 1, blockNumber: 12n }];

test("an answer with large numbers is there again after a reload", async () => {
  const { storage } = lasting();
  const before = open(storage);
  before.client.setQueryData(balance, { value: 10n ** 30n, decimals: 18 });
  await vi.advanceTimersByTimeAsync(1_000);
  before.stop();

  const { client } = open(storage);
  expect(client.getQueryData(balance)).toEqual({ value: 10n ** 30n, decimals: 18 });
  expect(client.getQueryState(balance)?.dataUpdatedAt).toBe(start);
});

test("ten answers are written once", async () => {
  const { storage } = lasting();
  const written = vi.spyOn(storage, "setItem");
  const { client } = open(storage);
  for (let i = 0; i < 10; i += 1) client.setQueryData(["one", { i }], i);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toHaveBeenCalledOnce();
});

test("an answer of more than a day ago is asked for again", async () => {
  const { storage } = lasting();
  const before = open(storage);
  before.client.setQueryData(balance, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  before.stop();
  vi.setSystemTime(start + day + 1);
  expect(open(storage).client.getQueryData(balance)).toBeUndefined();
});

test("what is marked as passing, and what failed, is not kept", async () => {
  const { storage, backing } = lasting();
  const { client } = open(storage);
  const passing = new QueryObserver(client, {
    queryKey: ["blockNumber"],
    queryFn: () => 7n,
    meta: { persist: false },
  });
  const failing = new QueryObserver(client, {
    queryKey: ["failing"],
    queryFn: () => Promise.reject(new Error("no")),
  });
  const stops = [passing.subscribe(() => {}), failing.subscribe(() => {})];
  client.setQueryData(["kept"], 1);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const stop of stops) stop();
  const text = backing.get(queriesKey);
  expect(text).toContain("kept");
  expect(text).not.toContain("blockNumber");
  expect(text).not.toContain("failing");
});

test.each([
  "{",
  "null",
  "[]",
  '{"version":0,"queries":[]}',
  '{"version":2,"queries":[]}',
  '{"version":1}',
  '{"version":1,"queries":[null]}',
  '{"version":1,"queries":[{"queryKey":["a"],"state":{}}]}',
  '{"version":1,"queries":[{"queryHash":"a","queryKey":["a"]}]}',
])("%s is thrown away", (garbage) => {
  const { storage } = lasting();
  storage.setItem(queriesKey, garbage);
  const { client } = open(storage);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(storage.getItem(queriesKey)).toBeNull();
});

test("a full storage is left without an entry, and the page goes on", async () => {
  const storage = memoryStorage();
  const { client } = open(storage);
  client.setQueryData(balance, 1n);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(storage.getItem(queriesKey)).toBeNull();
  expect(client.getQueryData(balance)).toBe(1n);
});

test("of very many answers the newest are kept", async () => {
  const { storage, backing } = lasting();
  const { client } = open(storage);
  client.setQueryData(["oldest"], 1, { updatedAt: start - 1 });
  for (let i = 0; i < 200; i += 1) client.setQueryData(["one", { i }], i);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(backing.get(queriesKey)).not.toContain("oldest");
});

test("the defaults are a day, no retry, no asking again when a window comes to the front", async () => {
  const { client } = open();
  const asked = vi.fn(() => Promise.reject(new Error("no")));
  const observer = new QueryObserver(client, { queryKey: ["a"], queryFn: asked });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(observer.options).toMatchObject({
    gcTime: day,
    retry: 0,
    refetchOnWindowFocus: false,
    networkMode: "offlineFirst",
  });
  stop();
});
