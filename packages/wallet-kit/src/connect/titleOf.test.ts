// Tests what the steps of the connect dialog are called, in all three layouts.
import { expect, test } from "vitest";
import {
  addToBrowser,
  choose,
  coinbase,
  failed,
  get,
  getWallet,
  patience,
  rainbow,
  run,
  walletConnect,
  ways,
} from "./testing/stepEvents.ts";
import { titleOf } from "./titleOf.ts";

test.each([
  ["wide", [], "What is a Wallet?"],
  ["compact", [], "Connect a Wallet"],
  ["mobile", [], "Connect a Wallet"],
  ["compact", ways.LEARN_COMPACT, "What is a Wallet?"],
  ["wide", ways.GET, "Get a Wallet"],
  ["wide", ways.PASSKEY, "An account by passkey"],
  ["wide", ways.CONNECT, "Scan with Rainbow"],
  ["mobile", ways.CONNECT, "Opening Rainbow..."],
  ["wide", [choose(walletConnect), patience()], "Scan with your phone"],
  ["wide", [choose(coinbase), patience()], "Opening Coinbase Wallet..."],
  ["wide", [choose(rainbow), failed()], "Rainbow did not connect"],
  ["wide", ways.DOWNLOAD_OPTIONS, "Get MetaMask"],
  ["wide", ways.DOWNLOAD, "Install MetaMask"],
  ["wide", [get, getWallet(coinbase), addToBrowser], "Get started with Coinbase Wallet"],
  ["compact", [get, getWallet(coinbase), addToBrowser], "Get started with Coinbase"],
] as const)("%s: %# is called %s", (layout, events, title) => {
  expect(titleOf(run(layout, ...(events ?? [])))).toBe(title);
});
