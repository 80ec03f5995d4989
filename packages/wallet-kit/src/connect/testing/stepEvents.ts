// Wallets of every kind, what may happen to the connect dialog, and the way to each of its steps.
import type { WalletFailure } from "../../core/failures/walletFailure.ts";
import { buildWalletList, type WalletOption } from "../../wallets/buildWalletList.ts";
import { popularWallets } from "../../wallets/popularWallets.ts";
import { type ConnectEvent, type DialogLayout, firstState, reduceConnect } from "../steps.ts";
import { desktop } from "./fakeKit.ts";

export const options = (environment = desktop) =>
  buildWalletList(popularWallets, [], [], environment).flatMap(({ wallets }) => wallets);
export const optionNamed = (id: string, environment = desktop) =>
  options(environment).find((wallet) => wallet.id === id)!;
export const notReady = (wallet: WalletOption): WalletOption => ({
  ...wallet,
  way: null,
  ready: false,
});

export const rainbowOption = optionNamed("rainbow");
export const metaMaskOption = optionNamed("metaMask");
export const coinbaseOption = optionNamed("coinbase");
export const walletConnectOption = optionNamed("walletConnect");
export const safeOption = optionNamed("safe");
export const absent = notReady(metaMaskOption);
export const onlyApp = { ...rainbowOption, downloads: { qrCode: "https://rainbow.download" } };
export const onlyExtension = {
  ...metaMaskOption,
  downloads: { extension: "https://metamask.io/download" },
};
export const failure: WalletFailure = { kind: "unreachable", words: "The relay is away." };

export const runConnectEvents = (layout: DialogLayout, ...events: ConnectEvent[]) =>
  events.reduce(reduceConnect, firstState(layout));
export const choose = (wallet: WalletOption): ConnectEvent => ({ type: "choose", wallet });
export const getWallet = (wallet: WalletOption): ConnectEvent => ({ type: "getWallet", wallet });
export const patience = (no = 1): ConnectEvent => ({ type: "patience", no });
export const uri = (no = 1, code = "wc:1"): ConnectEvent => ({ type: "uri", no, uri: code });
export const failed = (no = 1): ConnectEvent => ({ type: "failed", no, failure });
export const learnEvent = { type: "learn" } as const;
export const get = { type: "get" } as const;
export const passkey = { type: "passkey" } as const;
export const getApp = { type: "getApp" } as const;
export const addToBrowser = { type: "addToBrowser" } as const;
export const goOn = { type: "goOn" } as const;
export const back = { type: "back" } as const;
export const retry = { type: "retry" } as const;

export const dialogLayouts = ["wide", "compact", "mobile"] as const;

/** The way from the beginning to each step, where the layout has it. */
export const eventsToStep: Record<string, readonly ConnectEvent[]> = {
  LEARN_COMPACT: [learnEvent],
  GET: [get],
  PASSKEY: [passkey],
  CONNECT: [choose(rainbowOption), patience()],
  DOWNLOAD_OPTIONS: [get, getWallet(metaMaskOption)],
  DOWNLOAD: [get, getWallet(metaMaskOption), getApp],
  INSTRUCTIONS_MOBILE: [get, getWallet(metaMaskOption), getApp, goOn],
  INSTRUCTIONS_EXTENSION: [get, getWallet(metaMaskOption), addToBrowser],
};
