// Tests what a new visit does with the wallet of the last one, however late or locked it is.
import { afterEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../kit/testing/memoryStorage.ts";
import { readSavedWallet, saveWallet } from "./savedWallet.ts";
import { aliceAddress, createFakeWallet } from "./testing/fakeWallet.ts";
import { openTestCore, rainbowRequest } from "./testing/openTestCore.ts";

afterEach(() => {
  vi.useRealTimers();
});

function returning() {
  const storage = memoryStorage();
  saveWallet(storage, rainbowRequest);
  return openTestCore({ storage });
}

test("the wallet of the last visit is connected without a prompt", async () => {
  const { core, announce, told, last, storage } = returning();
  const wallet = createFakeWallet();
  announce(wallet);
  await core.reconnect();
  expect(told()).toEqual(["reconnecting", "connected"]);
  expect(last()).toMatchObject({ address: aliceAddress, wallet: rainbowRequest.wallet });
  expect(wallet.asked).not.toContain("wallet_requestPermissions");
  expect(wallet.asked).not.toContain("eth_requestAccounts");
  expect(readSavedWallet(storage)).toEqual(rainbowRequest);
});

test("a wallet that announces itself late is waited for", async () => {
  vi.useFakeTimers();
  const { core, announce, last } = returning();
  const reconnected = core.reconnect();
  await vi.advanceTimersByTimeAsync(900);
  announce(createFakeWallet(), "io.other");
  announce(createFakeWallet());
  await reconnected;
  expect(last()).toMatchObject({ is: "connected", address: aliceAddress });
});

test("a wallet that never comes is given up and forgotten", async () => {
  vi.useFakeTimers();
  const { core, last, storage } = returning();
  const reconnected = core.reconnect();
  await vi.advanceTimersByTimeAsync(1_000);
  await reconnected;
  expect(last()).toEqual({ is: "disconnected" });
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("a locked wallet gives no account and is asked again next time", async () => {
  const { core, announce, told, storage } = returning();
  const wallet = createFakeWallet();
  wallet.state.accounts = [];
  announce(wallet);
  await core.reconnect();
  expect(told()).toEqual(["reconnecting", "disconnected"]);
  expect(readSavedWallet(storage)).toEqual(rainbowRequest);
});

test("a wallet that does not answer is told to be slow after two seconds, and connects when it does", async () => {
  vi.useFakeTimers();
  const { core, announce, reports, last } = returning();
  const answer = Promise.withResolvers<unknown>();
  const wallet = createFakeWallet({ eth_accounts: () => answer.promise });
  announce(wallet);
  const reconnected = core.reconnect();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(reports).toEqual([{ is: "reconnecting", slow: false }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toEqual({ is: "reconnecting", slow: true });
  answer.resolve([aliceAddress]);
  await reconnected;
  expect(last()).toMatchObject({ is: "connected", address: aliceAddress });
});

test("a choice made while the old wallet is silent stands, whatever that says later", async () => {
  const { core, announce, last, storage } = returning();
  const answer = Promise.withResolvers<unknown>();
  const silent = createFakeWallet({ eth_accounts: () => answer.promise });
  announce(silent);
  const reconnected = core.reconnect();
  await vi.waitFor(() => expect(silent.asked).toContain("eth_accounts"));

  announce(createFakeWallet(), "io.other");
  const route = { kind: "announced", rdns: "io.other" } as const;
  const wallet = { id: "io.other", name: "Other" };
  expect(await core.connect({ route, wallet }).outcome).toEqual({ ok: true });
  answer.resolve([aliceAddress]);
  await reconnected;
  expect(last()).toMatchObject({ is: "connected", wallet });
  expect(readSavedWallet(storage)).toEqual({ route, wallet });
});

test.each([null, "{", '{"id":"rainbow"}'])(
  "with %s in the storage nobody is asked",
  async (text) => {
    const storage = memoryStorage();
    if (text !== null) storage.setItem("rk-wallet", text);
    const { core, announce, last } = openTestCore({ storage });
    const wallet = createFakeWallet();
    announce(wallet);
    await core.reconnect();
    expect(wallet.asked).toEqual([]);
    expect(last()).toEqual({ is: "disconnected" });
    expect(storage.getItem("rk-wallet")).toBeNull();
  },
);
