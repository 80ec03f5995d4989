import { expect, test } from "vitest";
import type { WalletSettings } from "../kit/settings.ts";
import { checkSettings } from "./checkSettings.ts";

const chain = { id: 31337, rpcUrls: ["http://127.0.0.1:8545"] };
const currency = { name: "Seed", symbol: "SEED", decimals: 0 };
const settings = (more: object = {}): WalletSettings => ({
  appName: "Turnip Exchange",
  chains: [chain],
  tokens: [],
  walletConnect: { projectId: "" },
  ...more,
});
const withChain = (more: object) => settings({ chains: [{ ...chain, ...more }] });

test.each([
  ["of a chain that is not known", settings()],
  ["with everything said", withChain({ name: "Orchard", nativeCurrency: currency })],
  ["with an explorer", withChain({ explorer: { name: "Scan", url: "http://localhost:4000" } })],
  ["with a first chain of its own", settings({ initialChain: 31337 })],
])("settings %s are good", (_, good) => {
  expect(() => checkSettings(good)).not.toThrow();
});

test.each([
  [settings({ chains: undefined }), "there is no chain"],
  [settings({ chains: [] }), "there is no chain"],
  [withChain({ id: "0x1" }), "0x1 is no id of a chain"],
  [withChain({ id: 0 }), "0 is no id of a chain"],
  [withChain({ rpcUrls: "http://127.0.0.1" }), "chain 31337 has no list of rpcUrls"],
  [withChain({ name: "" }), "the name of chain 31337 is empty"],
  [withChain({ nativeCurrency: { decimals: 18 } }), "needs a name and a symbol"],
  [withChain({ nativeCurrency: { ...currency, decimals: 1.5 } }), "has 1.5 decimals"],
  [withChain({ explorer: { name: "x", url: "javascript:1" } }), "no http address: javascript:1"],
  [settings({ chains: [chain, chain] }), "chain 31337 is there twice"],
  [settings({ initialChain: 5 }), "initialChain 5 is not among the chains"],
])("what is wrong is told in words: %#", (bad, words) => {
  expect(() => checkSettings(bad)).toThrow(words);
});
