// Tests that the chosen wallet survives a reload, and that garbage in its place counts as nothing.
import { expect, test } from "vitest";
import { memoryStorage } from "../kit/testing/memoryStorage.ts";
import { forgetSavedWallet, readSavedWallet, type SavedWallet, saveWallet } from "./savedWallet.ts";

test.each<SavedWallet>([
  {
    route: { kind: "announced", rdns: "me.rainbow" },
    wallet: { id: "me.rainbow", name: "Rainbow" },
  },
  { route: { kind: "injected", flag: "isBraveWallet" }, wallet: { id: "brave", name: "Brave" } },
  { route: { kind: "injected" }, wallet: { id: "injected", name: "Browser Wallet" } },
  { route: { kind: "walletConnect" }, wallet: { id: "rainbow", name: "Rainbow", icon: "/r.svg" } },
  { route: { kind: "walletConnect" }, wallet: { id: "okx", name: "OKX", app: "okex://main" } },
  { route: { kind: "coinbase" }, wallet: { id: "coinbase", name: "Coinbase Wallet" } },
  { route: { kind: "safe" }, wallet: { id: "safe", name: "Safe" } },
])("$wallet.name by $route.kind comes back as it was", (chosen) => {
  const storage = memoryStorage();
  saveWallet(storage, chosen);
  expect(readSavedWallet(storage)).toEqual(chosen);
  forgetSavedWallet(storage);
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("a picture that is too long is left behind", () => {
  const storage = memoryStorage();
  const wallet = { id: "a", name: "A", icon: `data:image/png;base64,${"A".repeat(70_000)}` };
  saveWallet(storage, { route: { kind: "walletConnect" }, wallet });
  expect(readSavedWallet(storage)?.wallet).toEqual({ id: "a", name: "A" });
});

test("a link that opens no app is left behind", () => {
  const storage = memoryStorage();
  const wallet = { id: "a", name: "A", app: "javascript:alert(1)" };
  saveWallet(storage, { route: { kind: "walletConnect" }, wallet });
  expect(readSavedWallet(storage)?.wallet).toEqual({ id: "a", name: "A" });
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '"rainbow"',
  "{}",
  '{"route":{"kind":"announced"},"wallet":{"id":"a","name":"A"}}',
  '{"route":{"kind":"carrier pigeon"},"wallet":{"id":"a","name":"A"}}',
  '{"route":{"kind":"injected","flag":7},"wallet":{"id":"a","name":"A"}}',
  '{"route":{"kind":"safe"},"wallet":{"id":7,"name":"A"}}',
  '{"id":"rainbow","name":"Rainbow"}',
])("%s is nothing", (garbage) => {
  const storage = memoryStorage();
  storage.setItem("rk-wallet", garbage);
  expect(readSavedWallet(storage)).toBeUndefined();
});
