import { expect, test } from "vitest";
import type { WalletSettings } from "../kit/settings.ts";
import { checkSettings } from "./checkSettings.ts";

const noChains = "No chains found on connector.";
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
  expect(() => checkSettings(good, noChains)).not.toThrow();
});

test.each([
  [settings({ chains: undefined }), "no good chains: undefined"],
  [settings({ chains: [] }), "no good chains: []. No chains found on connector."],
  [withChain({ id: "0x1" }), 'no good id of chain 0x1: "0x1"'],
  [withChain({ id: 0 }), "no good id of chain 0: 0"],
  [withChain({ rpcUrls: "http://127.0.0.1" }), "no good rpcUrls of chain 31337"],
  [withChain({ name: "" }), "no good name of chain 31337"],
  [withChain({ nativeCurrency: { decimals: 18 } }), 'chain 31337: {"decimals":18}'],
  [withChain({ nativeCurrency: { ...currency, decimals: 1.5 } }), '"decimals":1.5'],
  [withChain({ nativeCurrency: { ...currency, decimals: -1 } }), '"decimals":-1'],
  [withChain({ explorer: { name: "x", url: "javascript:1" } }), "no good explorer of chain 31337"],
  [settings({ chains: [chain, chain] }), "no good chain that is there twice: 31337"],
  [settings({ initialChain: 5 }), "no good initialChain that is not among the chains: 5"],
])("what is wrong is told in words: %#", (bad, words) => {
  expect(() => checkSettings(bad, noChains)).toThrow(words);
});
