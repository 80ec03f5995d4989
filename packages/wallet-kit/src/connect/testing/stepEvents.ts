// Wallets of every kind, what may happen to the connect dialog, and the way to each of its steps.
import type { WalletFailure } from "../../core/failures/walletFailure.ts";
import { buildWalletList, type WalletOption } from "../../wallets/buildWalletList.ts";
import { popularWallets } from "../../wallets/popularWallets.ts";
import { type ConnectEvent, firstState, type Layout, step } from "../steps.ts";
import { desktop } from "./fakeKit.ts";

export const options = (environment = desktop) =>
  buildWalletList(popularWallets, [], [], environment).flatMap(({ wallets }) => wallets);
export const named = (id: string, environment = desktop) =>
  options(environment).find((wallet) => wallet.id === id)!;
export const notReady = (wallet: WalletOption): WalletOption => ({
  ...wallet,
  way: null,
  ready: false,
});

export const rainbow = named("rainbow");
export const metaMask = named("metaMask");
export const coinbase = named("coinbase");
export const walletConnect = named("walletConnect");
export const safe = named("safe");
export const absent = notReady(metaMask);
export const onlyApp = { ...rainbow, downloads: { qrCode: "https://rainbow.download" } };
export const onlyExtension = {
  ...metaMask,
  downloads: { extension: "https://metamask.io/download" },
};
export const failure: WalletFailure = { kind: "unreachable", words: "The relay is away." };

export const run = (layout: Layout, ...events: ConnectEvent[]) =>
  events.reduce(step, firstState(layout));
export const choose = (wallet: WalletOption): ConnectEvent => ({ type: "choose", wallet });
export const getWallet = (wallet: WalletOption): ConnectEvent => ({ type: "getWallet", wallet });
export const patience = (no = 1): ConnectEvent => ({ type: "patience", no });
export const uri = (no = 1, code = "wc:1"): ConnectEvent => ({ type: "uri", no, uri: code });
export const failed = (no = 1): ConnectEvent => ({ type: "failed", no, failure });
export const learn = { type: "learn" } as const;
export const get = { type: "get" } as const;
export const passkey = { type: "passkey" } as const;
export const getApp = { type: "getApp" } as const;
export const addToBrowser = { type: "addToBrowser" } as const;
export const goOn = { type: "goOn" } as const;
export const back = { type: "back" } as const;
export const retry = { type: "retry" } as const;

export const layouts = ["wide", "compact", "mobile"] as const;

/** The way from the beginning to each step, where the layout has it. */
export const ways: Record<string, readonly ConnectEvent[]> = {
  LEARN_COMPACT: [learn],
  GET: [get],
  PASSKEY: [passkey],
  CONNECT: [choose(rainbow), patience()],
  DOWNLOAD_OPTIONS: [get, getWallet(metaMask)],
  DOWNLOAD: [get, getWallet(metaMask), getApp],
  INSTRUCTIONS_MOBILE: [get, getWallet(metaMask), getApp, goOn],
  INSTRUCTIONS_EXTENSION: [get, getWallet(metaMask), addToBrowser],
};
