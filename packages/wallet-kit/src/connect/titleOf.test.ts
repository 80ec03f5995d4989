// Tests what the steps of the connect dialog are called, in all three layouts.
import { expect, test } from "vitest";
import {
  addToBrowser,
  choose,
  coinbaseOption,
  eventsToStep,
  failed,
  get,
  getWallet,
  patience,
  rainbowOption,
  runConnectEvents,
  walletConnectOption,
} from "./testing/stepEvents.ts";
import { titleOf } from "./titleOf.ts";

test.each([
  ["wide", [], "What is a Wallet?"],
  ["compact", [], "Connect a Wallet"],
  ["mobile", [], "Connect a Wallet"],
  ["compact", eventsToStep.LEARN_COMPACT, "What is a Wallet?"],
  ["wide", eventsToStep.GET, "Get a Wallet"],
  ["wide", eventsToStep.PASSKEY, "An account by passkey"],
  ["wide", eventsToStep.CONNECT, "Scan with Rainbow"],
  ["mobile", eventsToStep.CONNECT, "Opening Rainbow..."],
  ["wide", [choose(walletConnectOption), patience()], "Scan with your phone"],
  ["wide", [choose(coinbaseOption), patience()], "Opening Coinbase Wallet..."],
  ["wide", [choose(rainbowOption), failed()], "Rainbow did not connect"],
  ["wide", eventsToStep.DOWNLOAD_OPTIONS, "Get MetaMask"],
  ["wide", eventsToStep.DOWNLOAD, "Install MetaMask"],
  ["wide", [get, getWallet(coinbaseOption), addToBrowser], "Get started with Coinbase Wallet"],
  ["compact", [get, getWallet(coinbaseOption), addToBrowser], "Get started with Coinbase"],
] as const)("%s: %# is called %s", (layout, events, title) => {
  expect(titleOf(runConnectEvents(layout, ...(events ?? [])))).toBe(title);
});
